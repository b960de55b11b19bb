"""Governors with a deed of their own that no vocabulary tells: one small file each, which hooks a step."""
