extension PentadError {
  /// A kind of error: the coarse kind in the low byte, a finer one above it.
  ///
  /// The set is open: a later version may add codes, so a `switch` needs a `default`. A coarse code
  /// matches (`~=`) each of its finer ones; a fine code matches itself alone.
  ///
  /// C: `pentad_status`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The value of `pentad_status`.
    public let rawValue: Int32

    /// A code of any value, known to this version or not.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A finer code of a coarse one; `detail` is 1…0x7fffff.
    public init(_ coarse: Code, detail: Int32) {
      rawValue = coarse.rawValue & 0xff | detail << 8
    }

    /// The coarse code that this one belongs to.
    public var coarse: Code { Code(rawValue: rawValue & 0xff) }

    /// Whether `code` is `pattern` or, when `pattern` is coarse, one of its finer codes.
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
  /// A call that the documentation forbids: NULL where none may be, a wrong `struct_size`.
  public static let misuse = Self(rawValue: 2)
  /// Input that has no meaning: a malformed formula, text that is not UTF-8.
  public static let invalid = Self(rawValue: 3)
  /// Nothing of that name, number or place.
  public static let notFound = Self(rawValue: 4)
  /// The caller asked for the end of it.
  public static let cancelled = Self(rawValue: 5)
  /// A deadline passed.
  public static let timedOut = Self(rawValue: 6)
  /// No network.
  public static let offline = Self(rawValue: 7)
  /// The server wants other credentials.
  public static let unauthorized = Self(rawValue: 8)
  /// The server, or a limit, said no, and would say so again.
  public static let refused = Self(rawValue: 9)
  /// An answer that cannot be read.
  public static let decoding = Self(rawValue: 10)
  /// The disk or the store said no.
  public static let storage = Self(rawValue: 11)
  /// A file that is damaged.
  public static let corrupt = Self(rawValue: 12)
  /// Something changed meanwhile.
  public static let conflict = Self(rawValue: 13)
  /// Not in this build or this version.
  public static let unsupported = Self(rawValue: 14)
  /// A handle that is closed.
  public static let closed = Self(rawValue: 15)
  /// The other side cannot be reached or cannot answer now; it passes by itself: try again later.
  public static let unavailable = Self(rawValue: 16)
}

extension PentadError.Code: CustomStringConvertible {
  /// The coarse code's name: `notFound`.
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
