/// Walks from crossing to crossing of one angle.
struct AngleSearch {
  private let reader: SpanReader
  private let angle: AngaAngle
  private let step: Double
  /// The multiple of the step that comes next, 0..<360/step after `modulo`.
  private var multiple = 0.0
  private var lowerBound = 0.0
  /// Where the next crossing is expected.
  private var guess = 0.0
  /// The mean speed over the last part and the change of it from the part before.
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

  /// Sets out from a moment; a crossing exactly there is found.
  mutating func start(at julianDay: Double) {
    let value = wrapped360(angle.rawValue(reader, at: julianDay))
    multiple = (value / step).rounded(.up)
    lowerBound = julianDay
    // The speed where the walk begins: a day's difference would leave the table at its end.
    let ahead = angle.rawValue(reader, at: julianDay + 0.01)
    let behind = angle.rawValue(reader, at: julianDay - 0.01)
    let measured = wrapped180(ahead - behind) / 0.02
    if measured > angle.slowestRate { rate = measured }
    guess = julianDay + (multiple * step - value) / rate
  }

  /// The number of the part that began with the crossing found last.
  func index(of parts: Int) -> Int { (Int(multiple) - 1 + parts) % parts }

  /// The next crossing, or nil when it is not before `end`.
  mutating func next(before end: Double) -> Double? {
    // Far beyond the end there is nothing to refine, nor perhaps a table to refine it on.
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
      // At the end the angle has not passed the multiple: it belongs to the next range.
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
    // The speed changes about as much over the next part as it did over this one.
    let expected = last == nil ? rate : 1.5 * rate - 0.5 * previousRate
    last = root
    lowerBound = root
    multiple += 1
    guess = root + step / max(expected, angle.slowestRate)
    return root
  }
}
