"""The handler: a module for each of its facets, and one that joins them."""

from .handler import MasterDataHandler
from .settings import UNCHANGED, AstroSettings

__all__ = ["UNCHANGED", "AstroSettings", "MasterDataHandler"]
