extension Instant {
  /// Creates the last instant whose ``milliseconds`` are not greater than a number; all later
  /// instants have greater ones.
  package init(lastGivenAs milliseconds: Int64) {
    // A day is rounded on the way from the epoch and to it. The border is therefore searched for,
    // within the range of both rounding errors.
    let border = Instant(milliseconds: milliseconds).julianDay + 0.5 / 86_400_000
    let reach = 4 * max(border.ulp, (border - Self.unixEpoch).ulp)
    var (last, next) = (border - reach, border + reach)
    while case let middle = last + 0.5 * (next - last), last < middle, middle < next {
      if Instant(julianDay: middle).milliseconds <= milliseconds {
        last = middle
      } else {
        next = middle
      }
    }
    self.init(julianDay: last)
  }

  /// Creates the first instant whose ``milliseconds`` are not less than a number.
  package init(firstGivenAs milliseconds: Int64) {
    let before = Instant(lastGivenAs: milliseconds == .min ? .min : milliseconds - 1)
    self.init(julianDay: before.julianDay.nextUp)
  }
}
