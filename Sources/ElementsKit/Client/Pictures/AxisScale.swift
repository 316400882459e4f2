/// The ticks of an axis: multiples of 1, 2 or 5 times a power of ten.
struct AxisScale {
  /// The positions of the ticks, at most 9.
  let ticks: [Double]
  /// The decimal places that tell the ticks apart.
  let places: Int

  init(_ range: ClosedRange<Double>) {
    let span = max(range.upperBound - range.lowerBound, 1e-6)
    var (step, places) = (1e-6, 6)
    var factor = 0
    while span / step > 8 {
      step *= factor % 3 == 1 ? 2.5 : 2
      factor += 1
      if factor % 3 == 0, places > 0 { places -= 1 }
    }
    let first = Int64(range.lowerBound / step)
    self.places = places
    ticks = (first...first + 10).map { Double($0) * step }.filter(range.contains)
  }
}

extension NumberText {
  /// Returns a number rounded to a fixed number of decimal places, at most 6; empty above 10¹².
  static func fixed(_ value: Double, places: Int) -> String {
    guard abs(value) < 1e12 else { return "" }
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = Int64(abs(value) * scale + 0.5)
    let (whole, part) = rounded.quotientAndRemainder(dividingBy: Int64(scale))
    let sign = value < 0 && rounded > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(whole)" }
    let digits = String(part)
    return "\(sign)\(whole)." + String(repeating: "0", count: places - digits.count) + digits
  }
}
