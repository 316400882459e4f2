/// A JSON value that a program builds to write it as text.
///
/// The members of an object keep their order; two objects are equal if they have equal members in
/// the same order. `integer(1)` and `number(1)` have the same text but are not equal.
///
/// ```swift
/// let answer: JSONValue = ["symbol": "Fe", "number": 26, "isotopes": [54, 56, 57, 58]]
/// print(answer.text(sortedKeys: true))
/// ```
///
/// Swift, C and the command all write JSON with ``text(sortedKeys:pretty:)``, so equal values give
/// equal bytes.
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
  /// An integer with all its digits, also above 2^53.
  case integer(Int)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order. A name that occurs twice is written twice.
  case object([Member])
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Makes an object with its members in the order of the literal.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map(Member.init))
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Makes an array.
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Makes a string.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Makes an integer.
  public init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Makes a number.
  public init(floatLiteral number: Double) { self = .number(number) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Makes `true` or `false`.
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}

extension JSONValue: ExpressibleByNilLiteral {
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
}
