"""The feed: a module for each facet, and one that combines them."""

from .feed import VideoFeed

__all__ = ["VideoFeed"]
