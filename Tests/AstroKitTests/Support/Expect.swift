import PentadCore
import Testing

/// Expects a `PentadError` of exactly this code.
func expect<Value>(
  throwing code: PentadError.Code, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Value
) async {
  do {
    _ = try await body()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
  } catch {
    #expect((error as? PentadError)?.code == code, sourceLocation: sourceLocation)
  }
}

/// The error that a body throws.
func failure<Value>(_ body: () async throws -> Value) async -> PentadError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? PentadError
  }
}
