/// The only error type that Pentad throws.
///
/// A caller matches on ``code``, coarse or fine, and shows ``message`` to the user:
///
/// ```swift
/// do {
///   let iron = try PeriodicTable.shared.element(symbol: text)
/// } catch where .notFound ~= error.code {
///   …
/// }
/// ```
///
/// The message states what to do. It never contains a token, a password or the user's data.
///
/// C: `pentad_error`.
public struct PentadError: Error, Hashable, Sendable {
  /// The kind of error.
  public let code: Code
  /// The message for the user: one sentence in English, without a final full stop.
  public let message: String
  /// The position of the error in the input: a 0-based UTF-8 byte offset; nil if the input is not
  /// text.
  public let offset: Int?
  /// The time that the server asks to wait before a retry, in milliseconds; nil if it gives none.
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

  /// True unless the error only reports a closed or suspended object, or a cancelled task. Errors
  /// for which it is false are not published as events.
  package var isFailure: Bool { ![.closed, .cancelled].contains(code.coarse) }
}

extension PentadError: CustomStringConvertible {
  /// `code: message`, as the command prints it.
  public var description: String { "\(code): \(message)" }
}
