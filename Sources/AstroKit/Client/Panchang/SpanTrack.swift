/// The spans between the crossings of an angle, read forward in time.
struct SpanTrack {
  private let crossings: [AngleCrossing]
  /// The span that is in force at the last moment asked for, or before it.
  private var cursor = 0

  init(_ crossings: [AngleCrossing]) { self.crossings = crossings }

  /// The index of the span in force at a moment; nil outside the track.
  ///
  /// Moments may be asked for in any order; asking forward is fast.
  mutating func index(at julianDay: Double) -> Int? {
    guard seek(julianDay) else { return nil }
    return crossings[cursor].index
  }

  /// The index of the span in force at a moment, and its end; nil outside the track.
  mutating func span(at julianDay: Double) -> (index: Int, end: Double)? {
    guard seek(julianDay), cursor + 1 < crossings.count else { return nil }
    return (crossings[cursor].index, crossings[cursor + 1].julianDay)
  }

  /// The spans that touch a time, with what their indices stand for.
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

  /// The first crossing at or after a moment and before another.
  mutating func crossing(in range: Range<Double>) -> AngleCrossing? {
    // A track of few crossings may begin after the moment.
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
  /// The crossings of a step `count` times as wide, with their indices.
  func every(_ count: Int) -> [AngleCrossing] {
    compactMap { crossing in
      crossing.index % count == 0
        ? AngleCrossing(julianDay: crossing.julianDay, index: crossing.index / count) : nil
    }
  }
}
