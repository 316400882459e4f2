import AstroKit
import CSwe

/// The beginnings of the limbs over ten years, against halving on libswe's longitudes.
enum Limbs {
  /// Prints the table; false when one is missing or too far off.
  static func run(years: Int) async throws -> Bool {
    print("\nTransitions, \(years) years from 2020; errors in seconds")
    table("kind", "count", "max", "rms", "out of order")
    let calendar = try await AstroCalendar()
    let range = try Instant.start(of: 2020)..<Instant.start(of: 2020 + years)
    var isRight = true
    for kind in TransitionKind.allCases {
      let found = try await calendar.transitions(of: kind, in: range)
      let errors = compare(found, kind)
      let gaps = gaps(found, kind, range)
      table(kind, found.count, errors.largest, errors.rms, gaps)
      // The Sun takes 24 times as long as the Moon for what a position is off by.
      let isSlow = kind == .sankranti || kind == .solarQuarter
      isRight = isRight && gaps == 0 && errors.largest < (isSlow ? 0.1 : 0.01)
    }
    await calendar.close()
    return isRight
  }

  private static func compare(_ found: [Transition], _ kind: TransitionKind) -> Errors {
    let truth = Truth()
    defer { truth.close() }
    var errors = Errors()
    let angle = Angle(kind)
    for transition in found {
      let target = angle.target(transition)
      let minute = 2 / 1_440.0
      let time = transition.instant.julianDay
      let root = Truth.root(from: time - minute, to: time + minute) {
        Truth.folded(angle.value(truth, $0) - target)
      }
      errors.add((time - root) * 86_400)
    }
    return errors
  }

  /// Returns the number of transitions that do not follow the previous one, or are late, plus those
  /// missing at both ends.
  private static func gaps(
    _ found: [Transition], _ kind: TransitionKind, _ range: Range<Instant>
  ) -> Int {
    let angle = Angle(kind)
    let truth = Truth()
    defer { truth.close() }
    // A new moon bears the name of its month, and an adhika month has its namesake's.
    let steps = kind == .masa ? 0...2 : 1...1
    var gaps = zip(found, found.dropFirst()).filter { before, after in
      !steps.contains((after.value - before.value + angle.count) % angle.count)
    }.count
    if kind != .masa, let first = found.first, let last = found.last {
      // The values at the start and the end of the range.
      let start = Int(angle.value(truth, range.lowerBound.julianDay) / angle.step)
      let end = Int(angle.value(truth, range.upperBound.julianDay) / angle.step)
      if start != (first.value + angle.count - 2) % angle.count { gaps += 1 }
      if end != last.value - 1 { gaps += 1 }
    }
    return gaps
  }
}

/// The angle whose passages a kind of transition is.
private struct Angle {
  let kind: TransitionKind
  let count: Int

  var step: Double { 360 / Double(count) }

  init(_ kind: TransitionKind) {
    self.kind = kind
    switch kind {
    case .tithi: count = 30
    case .nakshatra, .yoga: count = 27
    case .pada: count = 108
    case .karana: count = 60
    case .moonRashi, .sankranti, .masa: count = 12
    case .phase, .solarQuarter: count = 4
    }
  }

  /// The angle at which the transition is.
  func target(_ transition: Transition) -> Double {
    kind == .masa ? 0 : Double(transition.value - 1) * step
  }

  /// 0..<360 degrees.
  func value(_ truth: Truth, _ time: Double) -> Double {
    let angle =
      switch kind {
      case .tithi, .karana, .phase, .masa:
        truth.longitude(SE_MOON, time) - truth.longitude(SE_SUN, time)
      case .nakshatra, .pada, .moonRashi: truth.longitude(SE_MOON, time, sidereal: true)
      case .yoga:
        truth.longitude(SE_MOON, time, sidereal: true)
          + truth.longitude(SE_SUN, time, sidereal: true)
      case .sankranti: truth.longitude(SE_SUN, time, sidereal: true)
      case .solarQuarter: truth.longitude(SE_SUN, time)
      }
    return angle - 360 * (angle / 360).rounded(.down)
  }
}
