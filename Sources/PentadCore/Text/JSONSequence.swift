/// Several JSON values as one text, put together piece by piece, however many they are.
///
/// ```swift
/// var sequence = JSONSequence(.array)
/// var text = ""
/// for day in days { text += sequence.text(of: day.json()) }
/// text += sequence.tail
/// ```
public struct JSONSequence: Sendable {
  /// What the text is.
  public enum Form: Sendable, Hashable {
    /// One array, with each value on a line of its own.
    case array
    /// A value a line, as JSON Lines has it.
    case lines
  }

  private let form: Form
  private var isEmpty = true

  /// Makes an empty sequence.
  public init(_ form: Form) { self.form = form }

  /// What the next value adds to the text.
  public mutating func text(of value: JSONValue) -> String {
    defer { isEmpty = false }
    switch form {
    case .array: return (isEmpty ? "[" : ",\n") + value.text()
    case .lines: return value.text() + "\n"
    }
  }

  /// What ends the text.
  public var tail: String {
    switch form {
    case .array: isEmpty ? "[]\n" : "]\n"
    case .lines: ""
    }
  }
}
