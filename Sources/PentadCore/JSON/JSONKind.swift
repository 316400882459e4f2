/// The kind of a JSON value.
@usableFromInline
package enum JSONKind: Hashable, Sendable {
  case object
  case array
  case string
  case number
  case bool
  case null
}

extension JSONReader {
  /// Returns the kind of the next value, from its first byte; nothing is consumed.
  @inlinable @inline(__always)
  package mutating func peek() throws(PentadError) -> JSONKind {
    switch try next() {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: throw malformed()
    }
  }
}
