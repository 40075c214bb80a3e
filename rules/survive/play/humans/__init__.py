"""The turns of humans."""
