/// An answer, and the parts of it that could not be read.
public struct StellarReply<Value: Sendable>: Sendable {
  /// The readable value.
  public let value: Value
  /// The unreadable parts: at most ``StellarDiagnostic/limit`` entries, in the order of the answer.
  public let diagnostics: [StellarDiagnostic]

  /// Creates an answer.
  public init(_ value: Value, diagnostics: [StellarDiagnostic] = []) {
    self.value = value
    self.diagnostics = Array(diagnostics.prefix(StellarDiagnostic.limit))
  }
}

extension StellarReply: Equatable where Value: Equatable {}
extension StellarReply: Hashable where Value: Hashable {}

/// A part of an answer that could not be read and was left out.
public struct StellarDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The path of the part: `[3].times[0]`.
  public let path: String
  /// The problem, without any text of the answer: `not an object`.
  public let problem: String

  /// The maximum number of entries in an answer.
  public static let limit = 100

  /// Creates an entry.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The path and the problem: `[3].times[0]: not an object`.
  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}
