"""The handler: a module for each of its facets, and one that joins them."""

from .handler import MasterDataHandler
from .settings import UNCHANGED, AstroSettings
from .store import StorageUsage

__all__ = ["UNCHANGED", "AstroSettings", "MasterDataHandler", "StorageUsage"]
