import PentadCore

extension Place {
  /// The coordinates, such as `23.18° N 75.79° E`.
  var coordinateText: String {
    let ns = latitude < 0 ? "S" : "N"
    let ew = longitude < 0 ? "W" : "E"
    return "\(Self.degrees(latitude))° \(ns) \(Self.degrees(longitude))° \(ew)"
  }

  private static func degrees(_ value: Double) -> String {
    let hundredths = Int((value.magnitude * 100).rounded())
    var text: [UInt8] = []
    text.append(UInt(hundredths / 100), digits: 1)
    text.append(UInt8(ascii: "."))
    text.append(UInt(hundredths % 100), digits: 2)
    return String(decoding: text, as: UTF8.self)
  }
}
