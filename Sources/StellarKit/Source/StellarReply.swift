/// An answer, and what of it could not be read.
public struct StellarReply<Value: Sendable>: Sendable {
  /// What could be read.
  public let value: Value
  /// What could not: at most ``StellarDiagnostic/limit`` entries, in the order of the answer.
  public let diagnostics: [StellarDiagnostic]

  /// Makes an answer.
  public init(_ value: Value, diagnostics: [StellarDiagnostic] = []) {
    self.value = value
    self.diagnostics = Array(diagnostics.prefix(StellarDiagnostic.limit))
  }
}

extension StellarReply: Equatable where Value: Equatable {}
extension StellarReply: Hashable where Value: Hashable {}

/// A part of an answer that could not be read and was left out.
public struct StellarDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Where: `[3].times[0]`.
  public let path: String
  /// What was wrong, without a word of the answer: `not an object`.
  public let problem: String

  /// How many an answer keeps.
  public static let limit = 100

  /// Makes an entry.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// `[3].times[0]: not an object`.
  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}
