extension PentadError {
  /// An error code: the coarse code in the low byte, a finer code above it.
  ///
  /// The set is open: a later version may add codes, so a `switch` needs a `default`. A coarse code
  /// matches (`~=`) each of its finer codes; a fine code matches only itself.
  ///
  /// C: `pentad_status`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The value of `pentad_status`.
    public let rawValue: Int32

    /// Makes a code from any value, also from one that this version does not define.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Makes a finer code of a coarse one; `detail` is 1…0x7fffff.
    public init(_ coarse: Code, detail: Int32) {
      rawValue = coarse.rawValue & 0xff | detail << 8
    }

    /// The coarse code that this code belongs to.
    public var coarse: Code { Code(rawValue: rawValue & 0xff) }

    /// Returns true if `code` is `pattern` or, if `pattern` is coarse, one of its finer codes.
    public static func ~= (pattern: Code, code: Code) -> Bool {
      code == pattern || code.coarse == pattern
    }
  }
}

extension PentadError.Code {
  /// No error; only C returns it.
  public static let ok = Self(rawValue: 0)
  /// A defect of Pentad itself.
  public static let `internal` = Self(rawValue: 1)
  /// A call that the documentation forbids: NULL where it is not allowed, a wrong `struct_size`.
  public static let misuse = Self(rawValue: 2)
  /// Invalid input: a malformed formula, text that is not UTF-8.
  public static let invalid = Self(rawValue: 3)
  /// No item has that name, number or position.
  public static let notFound = Self(rawValue: 4)
  /// The caller cancelled the operation.
  public static let cancelled = Self(rawValue: 5)
  /// A deadline passed.
  public static let timedOut = Self(rawValue: 6)
  /// There is no network.
  public static let offline = Self(rawValue: 7)
  /// The server requires other credentials.
  public static let unauthorized = Self(rawValue: 8)
  /// The server, or a limit, rejected the request. Do not retry: the result will be the same.
  public static let refused = Self(rawValue: 9)
  /// An answer that cannot be decoded.
  public static let decoding = Self(rawValue: 10)
  /// The disk or the store failed.
  public static let storage = Self(rawValue: 11)
  /// A damaged file.
  public static let corrupt = Self(rawValue: 12)
  /// A conflict with another change.
  public static let conflict = Self(rawValue: 13)
  /// A feature that this build or this version does not have.
  public static let unsupported = Self(rawValue: 14)
  /// A handle that is closed.
  public static let closed = Self(rawValue: 15)
  /// The other side cannot be reached or cannot answer now. The condition is temporary: try again
  /// later.
  public static let unavailable = Self(rawValue: 16)
}

extension PentadError.Code: CustomStringConvertible {
  /// The name of the coarse code: `notFound`.
  public var description: String {
    let index = Int(coarse.rawValue)
    return Self.names.indices.contains(index) ? Self.names[index] : "internal"
  }

  private static let names = [
    "ok", "internal", "misuse", "invalid", "notFound", "cancelled", "timedOut", "offline",
    "unauthorized", "refused", "decoding", "storage", "corrupt", "conflict", "unsupported",
    "closed", "unavailable",
  ]
}
