"""Printing: the painter of laid-out pages, the PDF writer and the preview."""
