/// Encodes letters of any script in ASCII (RFC 3492).
enum Punycode {
  private static let (base, least, most, skew, damp) = (36, 1, 26, 38, 700)
  private static let (firstBias, firstCode) = (72, 0x80)

  /// Returns the encoded text in lower case; nil if it is too long for a host.
  static func encode(_ text: some Collection<Unicode.Scalar>) -> [UInt8]? {
    guard text.count <= 63 else { return nil }
    var code = text.filter(\.isASCII).map { UInt8(truncatingIfNeeded: $0.value) }
    let basic = code.count
    if basic > 0 { code.append(UInt8(ascii: "-")) }
    var (next, delta, bias, done) = (firstCode, 0, firstBias, basic)
    while done < text.count {
      let least = text.lazy.map { Int($0.value) }.filter { $0 >= next }.min() ?? next
      delta += (least - next) * (done + 1)
      next = least
      for scalar in text {
        if scalar.value < next { delta += 1 }
        guard scalar.value == next else { continue }
        append(delta, bias, to: &code)
        bias = adapted(delta, done + 1, isFirst: done == basic)
        (delta, done) = (0, done + 1)
      }
      (delta, next) = (delta + 1, next + 1)
    }
    return code
  }

  /// Appends a number as a variable-length integer.
  private static func append(_ number: Int, _ bias: Int, to code: inout [UInt8]) {
    var rest = number
    var step = base
    while true {
      let limit = min(max(step - bias, least), most)
      guard rest >= limit else { break }
      code.append(digit(limit + (rest - limit) % (base - limit)))
      rest = (rest - limit) / (base - limit)
      step += base
    }
    code.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var bias = 0
    while delta > (base - least) * most / 2 {
      delta /= base - least
      bias += base
    }
    return bias + (base - least + 1) * delta / (delta + skew)
  }
}
