/// A JSON value that a program puts together to have it written.
///
/// The members of an object keep their order, and equal objects have equal members in the same order.
/// `integer(1)` and `number(1)` are written alike but not equal.
///
/// ```swift
/// let answer: JSONValue = ["symbol": "Fe", "number": 26, "isotopes": [54, 56, 57, 58]]
/// print(answer.text(sortedKeys: true))
/// ```
///
/// Each face of Pentad writes its JSON by ``text(sortedKeys:pretty:)``, so that equal values give equal
/// bytes from Swift, C and the command.
public enum JSONValue: Sendable, Hashable {
  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The key.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number in ECMAScript's form; `null` if it is not finite.
  case number(Double)
  /// A whole number with all its digits, above 2^53 too.
  case integer(Int)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order. A name that occurs twice is written twice.
  case object([Member])
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with its members in the order of the literal.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map(Member.init))
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// An array.
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// A number.
  public init(floatLiteral number: Double) { self = .number(number) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// `true` or `false`.
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}

extension JSONValue: ExpressibleByNilLiteral {
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
}
