/// The bytes of an input, taken from the front. When they are used up, zeros come.
public struct Input {
  /// The remaining bytes.
  public private(set) var rest: ArraySlice<UInt8>

  /// Makes an input.
  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte: what chooses among a few things to do.
  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `limit`.
  public mutating func number(below limit: Int) -> Int {
    (Int(byte()) << 8 | Int(byte())) % max(1, limit)
  }

  /// All that is left.
  public mutating func bytes() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  /// All that is left, as text; what is not UTF-8 is replaced.
  public mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  /// Returns the remaining bytes, split at record separators (0x1e), which no decoder's text
  /// contains.
  public mutating func parts() -> [[UInt8]] {
    bytes().split(separator: 0x1e, omittingEmptySubsequences: false).map(Array.init)
  }
}
