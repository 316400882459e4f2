/// The header fields of a request or a response, in order; a name may come more than once.
///
/// Names compare without regard to case. Names and values have been checked: neither can begin a line
/// of its own. Printing them shows the names alone, since tokens stand in values.
public struct TransportHeaders: Hashable, Sendable {
  /// The fields, in order, as they were written.
  public private(set) var fields: [Field] = []

  /// A name and a value.
  public struct Field: Hashable, Sendable {
    /// As it was written.
    public let name: String
    /// Without white space around it.
    public let value: String
  }

  /// No fields.
  public init() {}

  /// The values of a name, in order.
  public func values(of name: String) -> [String] {
    fields.filter { Self.same($0.name, name) }.map(\.value)
  }

  /// The first value of a name.
  public subscript(name: String) -> String? { fields.first { Self.same($0.name, name) }?.value }

  /// Adds a field behind those of the same name.
  ///
  /// - Throws: ``PentadError/Code/invalid`` for a name that is not a token of HTTP, or a value with a
  ///   control character other than a tab. The message quotes neither.
  public mutating func add(_ name: String, _ value: String) throws(PentadError) {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isToken) else {
      throw PentadError(.invalid, "the name of a header is letters, digits and hyphens")
    }
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
      throw PentadError(.invalid, "the value of a header has no control characters")
    }
    var trimmed = Substring(value)
    while trimmed.last == " " || trimmed.last == "\t" { trimmed.removeLast() }
    fields.append(
      Field(name: name, value: String(trimmed.drop { $0 == " " || $0 == "\t" })))
  }

  /// Puts one field in the place of all of the name.
  ///
  /// - Throws: as ``add(_:_:)``; nothing has changed then.
  public mutating func set(_ name: String, _ value: String) throws(PentadError) {
    var changed = self
    changed.remove(name)
    try changed.add(name, value)
    self = changed
  }

  /// Takes all fields of a name away.
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
  /// The names alone: `[Accept, Authorization]`.
  public var description: String { "[\(fields.map(\.name).joined(separator: ", "))]" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["names": fields.map(\.name)]) }
}

extension TransportHeaders.Field: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The name alone.
  public var description: String { name }

  /// The same as ``description``.
  public var debugDescription: String { name }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
