/// Writes several JSON values as one text, piece by piece, in constant memory.
///
/// ```swift
/// var sequence = JSONSequence(.array)
/// var text = ""
/// for day in days { text += sequence.text(of: day.json()) }
/// text += sequence.tail
/// ```
public struct JSONSequence: Sendable {
  /// The layout of the text.
  public enum Form: Sendable, Hashable {
    /// An array, with each value on its own line.
    case array
    /// JSON Lines: one value per line.
    case lines
  }

  private let form: Form
  private var isEmpty = true

  /// Makes an empty sequence.
  public init(_ form: Form) { self.form = form }

  /// Returns the text that the next value adds.
  public mutating func text(of value: JSONValue) -> String {
    defer { isEmpty = false }
    switch form {
    case .array: return (isEmpty ? "[" : ",\n") + value.text()
    case .lines: return value.text() + "\n"
    }
  }

  /// The end of the text.
  public var tail: String {
    switch form {
    case .array: isEmpty ? "[]\n" : "]\n"
    case .lines: ""
    }
  }
}
