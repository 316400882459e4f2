import CSwe

/// libswe itself, asked for one position after another.
///
/// Its state belongs to the thread: use a value within one synchronous function.
struct Truth {
  /// Opens the ephemeris files for this thread.
  init() { swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0) }

  /// Closes the files of this thread.
  func close() { swe_close() }

  /// The apparent geocentric longitude of a body in degrees.
  func longitude(_ body: Int32, _ time: Double, sidereal: Bool = false) -> Double {
    position(body, time, sidereal ? SEFLG_SIDEREAL : 0)[0]
  }

  /// Six numbers in the coordinates of the flags.
  func position(_ body: Int32, _ time: Double, _ flags: Int32) -> [Double] {
    var position = [Double](repeating: 0, count: 6)
    var message = [CChar](repeating: 0, count: 256)
    let result = swe_calc_ut(time, body, SEFLG_SWIEPH | flags, &position, &message)
    precondition(result >= 0 && result & SEFLG_SWIEPH != 0, "libswe: no ephemeris files")
    return position
  }

  /// The moment between two at which a function changes its sign, to `tolerance` days.
  ///
  /// Two steps by the chord, then one by halves: sure, and fast.
  static func root(
    from start: Double, to end: Double, tolerance: Double = 1e-10, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (start, end)
    var (atLow, atHigh) = (function(low), function(high))
    for step in 1...200 where high - low > tolerance {
      var middle = (low * atHigh - high * atLow) / (atHigh - atLow)
      if step % 3 == 0 || !(middle > low && middle < high) { middle = (low + high) / 2 }
      let value = function(middle)
      if value == 0 { return middle }
      if (value > 0) == (atHigh > 0) {
        (high, atHigh) = (middle, value)
      } else {
        (low, atLow) = (middle, value)
      }
    }
    return (low + high) / 2
  }

  /// An angle brought to -180..<180 degrees.
  static func folded(_ angle: Double) -> Double {
    angle - 360 * ((angle + 180) / 360).rounded(.down)
  }
}

/// The largest and the root of the mean square of some errors, in seconds.
struct Errors {
  private(set) var count = 0
  private(set) var largest = 0.0
  private var squares = 0.0

  mutating func add(_ seconds: Double) {
    count += 1
    largest = max(largest, abs(seconds))
    squares += seconds * seconds
  }

  var rms: Double { count == 0 ? 0 : (squares / Double(count)).squareRoot() }
}
