/// An end of the installed files: an instant at which they begin or end.
struct FilesEnd {
  /// The Julian day in UT, which the files cover.
  let julianDay: Double
  /// True if the files cover the time before it, false if they cover the time after it.
  let isLast: Bool

  /// True if the files cover a Julian day.
  func isKnown(_ julianDay: Double) -> Bool {
    isLast ? julianDay <= self.julianDay : julianDay >= self.julianDay
  }

  /// The Julian days for which segments across the end are valid.
  var known: Range<Double> {
    isLast
      ? -Double.infinity..<julianDay + SegmentGrid.toleratedDays
      : julianDay - SegmentGrid.toleratedDays..<Double.infinity
  }

  /// Returns the days from the end of the files to a Julian day outside; negative inside.
  func daysOutside(_ julianDay: Double) -> Double {
    isLast ? julianDay - self.julianDay : self.julianDay - julianDay
  }
}
