/// A number with twice the digits of `Double`, about 31: the unevaluated sum of two of them.
///
/// Source: Dekker, Numer. Math. 18 (1971) 224; Hida, Li and Bailey, 15th IEEE Symposium on Computer
/// Arithmetic (2001) 155.
struct DoubleDouble: Sendable, BitwiseCopyable {
  var high: Double
  var low: Double

  static let zero = Self(0)
  static let one = Self(1)

  @inline(__always) init(_ value: Double) {
    high = value
    low = 0
  }

  /// Requires `|high|` ≥ `|low|`.
  @inline(__always) private init(_ high: Double, _ low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  var value: Double { high }

  /// The exact sum of two numbers.
  @inline(__always) init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact product of two numbers with magnitudes below 10³⁰⁰.
  @inline(__always) init(product a: Double, _ b: Double) {
    high = a * b
    let (a1, a2) = Self.halves(a)
    let (b1, b2) = Self.halves(b)
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  @inline(__always) private static func halves(_ value: Double) -> (Double, Double) {
    let scaled = 134_217_729 * value
    let first = scaled - (scaled - value)
    return (first, value - first)
  }

  @inline(__always) static func + (a: Self, b: Self) -> Self {
    let high = Self(sum: a.high, b.high)
    let low = Self(sum: a.low, b.low)
    let first = Self(high.high, high.low + low.high)
    return Self(first.high, first.low + low.low)
  }

  @inline(__always) static prefix func - (a: Self) -> Self {
    var negative = a
    negative.high = -a.high
    negative.low = -a.low
    return negative
  }

  @inline(__always) static func - (a: Self, b: Self) -> Self { a + -b }

  @inline(__always) static func * (a: Self, b: Double) -> Self {
    let product = Self(product: a.high, b)
    return Self(product.high, product.low + a.low * b)
  }

  @inline(__always) static func * (a: Self, b: Self) -> Self {
    let product = Self(product: a.high, b.high)
    return Self(product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  @inline(__always) static func / (a: Self, b: Self) -> Self {
    let first = a.high / b.high
    let rest = a - b * first
    let second = rest.high / b.high
    let last = rest - b * second
    let quotient = Self(first, second)
    return quotient + Self(last.high / b.high)
  }
}

extension DoubleDouble {
  private static let logarithmOfTwo = Self(0.6931471805599453, 2.3190468138462996e-17)

  /// 1/10, 1/9 … 1/2.
  private static let reciprocals = (2...10).reversed().map { Self.one / Self(Double($0)) }

  /// Returns e to the power of −`x`, for a nonnegative `x`; 0 above 700.
  ///
  /// The argument is reduced by multiples of ln 2 and by 2⁸; ten terms of Taylor's
  /// series are then evaluated.
  init(exponentialOfMinus x: Self) {
    guard x.high < 700, x.high > 0 else {
      self = x.high > 0 ? .zero : .one
      return
    }
    let multiple = (x.high / Self.logarithmOfTwo.high).rounded()
    let reduced = (Self.logarithmOfTwo * multiple - x) * 0x1p-8
    var sum = Self.one
    for reciprocal in Self.reciprocals { sum = Self.one + sum * (reduced * reciprocal) }
    sum = sum * reduced
    // Squares 1 + s as 1 + (2s + s²), so that small arguments keep their precision.
    for _ in 0..<8 { sum = sum * 2 + sum * sum }
    let scale = Double(sign: .plus, exponent: -Int(multiple), significand: 1)
    self = (sum + .one) * scale
  }
}
