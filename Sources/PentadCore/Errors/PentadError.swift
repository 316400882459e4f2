/// The one error that Pentad throws.
///
/// A caller matches on ``code``, coarsely or finely, and shows ``message`` to a person:
///
/// ```swift
/// do {
///   let iron = try PeriodicTable.shared.element(symbol: text)
/// } catch where .notFound ~= error.code {
///   …
/// }
/// ```
///
/// The message says what to do. It never holds a token, a password or the content of a user's data.
///
/// C: `pentad_error`.
public struct PentadError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code
  /// One sentence for a person, in English, without a final full stop.
  public let message: String
  /// Where in the input it went wrong: a 0-based UTF-8 byte offset, when the input is text.
  public let offset: Int?
  /// How long the server asks to wait before it is asked again, in milliseconds; nil when it says
  /// nothing.
  ///
  /// C: `pentad_error_retry_after`.
  public let retryAfter: Int?

  /// Makes an error.
  public init(_ code: Code, _ message: String, offset: Int? = nil, retryAfter: Int? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
    self.retryAfter = retryAfter
  }

  /// Whether something went wrong: false when this says no more than that what was asked is closed or
  /// suspended, or that the task was cancelled. Of that nobody is told by an event.
  package var isFailure: Bool { ![.closed, .cancelled].contains(code.coarse) }
}

extension PentadError: CustomStringConvertible {
  /// `code: message`, as the command prints it.
  public var description: String { "\(code): \(message)" }
}
