/// A moment at which the installed files begin or end.
struct FilesEnd {
  /// The Julian day in UT; the files have it.
  let julianDay: Double
  /// True if the files know the time before it, false if the time after it.
  let isLast: Bool

  /// True if the files have a moment.
  func isKnown(_ julianDay: Double) -> Bool {
    isLast ? julianDay <= self.julianDay : julianDay >= self.julianDay
  }

  /// The Julian days for which segments across the end answer.
  var known: Range<Double> {
    isLast
      ? -Double.infinity..<julianDay + SegmentGrid.toleratedDays
      : julianDay - SegmentGrid.toleratedDays..<Double.infinity
  }

  /// How many days a moment is outside the files; negative inside.
  func daysOutside(_ julianDay: Double) -> Double {
    isLast ? julianDay - self.julianDay : self.julianDay - julianDay
  }
}
