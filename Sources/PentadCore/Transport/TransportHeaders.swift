/// The header fields of a request or a response, in order; a name may occur several times.
///
/// Names compare without regard to case. Names and values are validated, so that neither can add a
/// header line. The printed form contains the names only, because values may contain tokens.
public struct TransportHeaders: Hashable, Sendable {
  /// The fields, in order and as written.
  public private(set) var fields: [Field] = []

  /// A header field.
  public struct Field: Hashable, Sendable {
    /// The name, as written.
    public let name: String
    /// The value, without surrounding white space.
    public let value: String
  }

  /// Makes an empty list of fields.
  public init() {}

  /// Returns the values of a name, in order.
  public func values(of name: String) -> [String] {
    fields.filter { Self.same($0.name, name) }.map(\.value)
  }

  /// Returns the first value of a name; nil if there is none.
  public subscript(name: String) -> String? { fields.first { Self.same($0.name, name) }?.value }

  /// Adds a field after those of the same name.
  ///
  /// - Throws: ``PentadError/Code/invalid`` for a name that is not a token of HTTP, or a value with
  ///   a control character other than a tab. The message quotes neither.
  public mutating func add(_ name: String, _ value: String) throws(PentadError) {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isToken) else {
      throw PentadError(
        .invalid,
        "the name of a header must consist of letters, digits and "
          + "hyphens")
    }
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
      throw PentadError(.invalid, "the value of a header must not contain control characters")
    }
    var trimmed = Substring(value)
    while trimmed.last == " " || trimmed.last == "\t" { trimmed.removeLast() }
    fields.append(
      Field(name: name, value: String(trimmed.drop { $0 == " " || $0 == "\t" })))
  }

  /// Replaces all fields of a name with one field.
  ///
  /// - Throws: as ``add(_:_:)``; the fields are then unchanged.
  public mutating func set(_ name: String, _ value: String) throws(PentadError) {
    var changed = self
    changed.remove(name)
    try changed.add(name, value)
    self = changed
  }

  /// Removes all fields of a name.
  public mutating func remove(_ name: String) {
    fields.removeAll { Self.same($0.name, name) }
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8) { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    let letter = lowercased(byte)
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}

extension TransportHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The names only: `[Accept, Authorization]`.
  public var description: String { "[\(fields.map(\.name).joined(separator: ", "))]" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The same content as ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["names": fields.map(\.name)]) }
}

extension TransportHeaders.Field: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The name only.
  public var description: String { name }

  /// The same as ``description``.
  public var debugDescription: String { name }

  /// The same content as ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
