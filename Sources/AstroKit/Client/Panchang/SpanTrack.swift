/// The spans between the crossings of an angle, read forward in time.
struct SpanTrack {
  private let crossings: [AngleCrossing]
  /// The index of the span at the last requested time, or before it.
  private var cursor = 0

  init(_ crossings: [AngleCrossing]) { self.crossings = crossings }

  /// Returns the index of the span at a Julian day; nil outside the track.
  ///
  /// Requests may come in any order; forward ones are fast.
  mutating func index(at julianDay: Double) -> Int? {
    guard seek(julianDay) else { return nil }
    return crossings[cursor].index
  }

  /// Returns the index of the span at a Julian day and its end; nil outside the track.
  mutating func span(at julianDay: Double) -> (index: Int, end: Double)? {
    guard seek(julianDay), cursor + 1 < crossings.count else { return nil }
    return (crossings[cursor].index, crossings[cursor + 1].julianDay)
  }

  /// Returns the spans that overlap a time range; `value` maps an index to its unit.
  mutating func spans<Value>(
    touching range: Range<Double>, _ value: (Int) -> Value
  ) -> [LimbSpan<Value>] {
    guard seek(range.lowerBound) else { return [] }
    var result: [LimbSpan<Value>] = []
    var next = cursor
    repeat {
      guard next + 1 < crossings.count else { break }
      result.append(
        LimbSpan(
          value(crossings[next].index), from: Instant(julianDay: crossings[next].julianDay),
          to: Instant(julianDay: crossings[next + 1].julianDay)))
      next += 1
    } while crossings[next].julianDay < range.upperBound
    return result
  }

  /// Returns the first crossing within a half-open time range.
  mutating func crossing(in range: Range<Double>) -> AngleCrossing? {
    // A track of few crossings may begin after the start of the range.
    let isWithin = seek(range.lowerBound)
    let isHere = !isWithin || crossings[cursor].julianDay == range.lowerBound
    let next = isHere ? cursor : cursor + 1
    guard next < crossings.count, crossings[next].julianDay < range.upperBound else { return nil }
    return crossings[next]
  }

  private mutating func seek(_ julianDay: Double) -> Bool {
    while cursor > 0, crossings[cursor].julianDay > julianDay { cursor -= 1 }
    while cursor + 1 < crossings.count, crossings[cursor + 1].julianDay <= julianDay { cursor += 1 }
    return cursor < crossings.count && crossings[cursor].julianDay <= julianDay
  }
}

extension [AngleCrossing] {
  /// Returns every crossing of a step `count` times as wide, with its own index.
  func every(_ count: Int) -> [AngleCrossing] {
    compactMap { crossing in
      crossing.index % count == 0
        ? AngleCrossing(julianDay: crossing.julianDay, index: crossing.index / count) : nil
    }
  }
}
