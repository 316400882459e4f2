/// Bytes that a ``JSONReader`` lends: a string without its quotes and escapes, or a whole value.
///
/// They are well-formed UTF-8, and valid until ``JSONReader/read(_:_:)`` returns. To keep them,
/// copy them, for example with ``string``.
@usableFromInline
package struct JSONSlice {
  @usableFromInline let start: UnsafePointer<UInt8>
  /// The number of bytes.
  @usableFromInline package let count: Int

  @inlinable
  init(_ start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// Makes a slice of borrowed bytes, which have to be well-formed UTF-8; nil if they have no
  /// address.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return nil }
    self.init(start, count: bytes.count)
  }

  /// The bytes; they have an address even if there are none.
  @inlinable
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// A copy of the bytes as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// True if this is an array without elements, or `null`.
  package var isEmptyList: Bool {
    guard count > 0 else { return false }
    if start[0] == UInt8(ascii: "n") { return true }
    guard start[0] == UInt8(ascii: "[") else { return false }
    return bytes.dropFirst().dropLast().allSatisfy { $0 <= 0x20 }
  }

  /// The value of a text that is the canonical decimal form of a number from 0 to 2^63 − 1: digits
  /// without leading zeros. Nil for any other text.
  package var decimal: Int64? {
    guard count > 0, start[0] != UInt8(ascii: "0") || count == 1 else { return nil }
    var value: Int64 = 0
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(Int64(digit))
      guard digit < 10, !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }
}

extension JSONSlice {
  /// Returns true if the text is equal, byte for byte.
  @inlinable @inline(__always)
  package func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let other = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount where start[index] != other[index] { return false }
    return true
  }

  /// Matches a text as ``equals(_:)`` does, for use in a `switch`.
  @inlinable @inline(__always)
  package static func ~= (text: StaticString, slice: JSONSlice) -> Bool { slice.equals(text) }
}
