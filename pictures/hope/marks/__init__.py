"""The colours and small figures of Hope Inhumanity's pictures."""
