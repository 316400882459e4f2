/// An address within the showcase, whose parts are encoded as they are added.
struct Address: Sendable, CustomStringConvertible {
  /// The path and the query, ready for a link.
  private(set) var description: String
  private var hasQuery = false

  /// The address of a path of plain words: `/elements`.
  init(_ path: StaticString) { description = "\(path)" }

  /// The first screen of a system.
  init(_ area: Area) { description = area.address }

  /// With one more part of the path.
  func appending(_ part: String) -> Address {
    var copy = self
    copy.description += "/" + Self.encoded(part)
    return copy
  }

  /// With one more value in the query; nil adds nothing.
  func with(_ name: String, _ value: String?) -> Address {
    guard let value else { return self }
    var copy = self
    copy.description += (hasQuery ? "&" : "?") + Self.encoded(name) + "=" + Self.encoded(value)
    copy.hasQuery = true
    return copy
  }

  /// Text in which all but letters, digits and `-._~:,` is percent-encoded, as UTF-8.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~:,".utf8.contains(byte):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
