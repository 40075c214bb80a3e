"""The colours and small figures of Posthuman's pictures."""
