"""The feed: a module for each of its facets, and one that joins them."""

from .feed import VideoFeed

__all__ = ["VideoFeed"]
