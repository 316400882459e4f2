/// A walk from crossing to crossing of one angle.
struct AngleSearch {
  private let reader: SpanReader
  private let angle: AngaAngle
  private let step: Double
  /// The next multiple of the step, 0..<360/step modulo a turn.
  private var multiple = 0.0
  private var lowerBound = 0.0
  /// The estimated time of the next crossing.
  private var guess = 0.0
  /// The mean speed over the last part.
  private var rate: Double
  private var last: Double?

  /// A root is final when the step to it is below this, in days: 0.00009 s.
  private static let tolerance = 1e-9

  init(reader: SpanReader, angle: AngaAngle, step: Double) {
    self.reader = reader
    self.angle = angle
    self.step = step
    rate = angle.meanRate
  }

  /// Starts at a Julian day; a crossing exactly there is found.
  mutating func start(at julianDay: Double) {
    let value = wrapped360(angle.rawValue(reader, at: julianDay))
    multiple = (value / step).rounded(.up)
    lowerBound = julianDay
    // The initial speed; a difference over a whole day would leave the table at its end.
    let ahead = angle.rawValue(reader, at: julianDay + 0.01)
    let behind = angle.rawValue(reader, at: julianDay - 0.01)
    let measured = wrapped180(ahead - behind) / 0.02
    if measured > angle.slowestRate { rate = measured }
    guess = julianDay + (multiple * step - value) / rate
  }

  /// Returns the number of the part that began with the last crossing.
  func index(of parts: Int) -> Int { (Int(multiple) - 1 + parts) % parts }

  /// Returns the next crossing; nil if it is not before `end`.
  mutating func next(before end: Double) -> Double? {
    // Far beyond the end, a refinement is useless, and the table may not cover it.
    guard guess < end + 0.5 * step / angle.slowestRate else { return nil }
    let target = multiple * step
    var t = min(max(guess, lowerBound), end)
    var slope = rate
    var before: (t: Double, value: Double)?
    for _ in 0..<20 {
      let value = wrapped180(angle.rawValue(reader, at: t) - target)
      if let before, t != before.t {
        let measured = (value - before.value) / (t - before.t)
        if measured > 0.5 * angle.slowestRate { slope = measured }
      }
      before = (t, value)
      // At the end the angle has not passed the multiple, which belongs to the next range.
      if t == end, value <= 0 { return nil }
      let correction = value / slope
      t = min(max(t - correction, lowerBound), end)
      if abs(correction) < Self.tolerance { break }
    }
    return found(t, before: end, target: target)
  }

  private mutating func found(_ root: Double, before end: Double, target: Double) -> Double? {
    var root = root
    if root > end - 1e-6 {
      // Close to the end the sign of the angle there decides.
      guard wrapped180(angle.rawValue(reader, at: end) - target) > 0 else { return nil }
      root = min(root, end.nextDown)
    }
    let previousRate = rate
    if let last, root > last { rate = step / (root - last) }
    // The speed changes over the next part about as much as over this one.
    let expected = last == nil ? rate : 1.5 * rate - 0.5 * previousRate
    last = root
    lowerBound = root
    multiple += 1
    guess = root + step / max(expected, angle.slowestRate)
    return root
  }
}
