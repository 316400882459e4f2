"""The calendar: a module for each facet, and one that combines them."""

from .calendar import AstroCalendar
from .horizon import HorizonEvent
from .transitions import Transition

__all__ = ["AstroCalendar", "HorizonEvent", "Transition"]
