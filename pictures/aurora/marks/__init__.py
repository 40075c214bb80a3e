"""The colours and small signs of Last Aurora: tokens, boxes, and the figures on them."""
