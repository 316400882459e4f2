import PentadCore

extension MoodleSource {
  /// Calls a function for several classes at once. If the site rejects this call, the function is
  /// called for each class separately, so that one class does not hide the others.
  ///
  /// - Parameter failures: receives the classes that failed, with the reason.
  /// - Throws: an error that concerns the whole site.
  func together<Value: Decodable & Sendable>(
    _ function: String, _ classes: [String], as type: Value.Type,
    _ arguments: ([String]) -> MoodleArguments, _ failures: inout [String: PentadError]
  ) async throws(PentadError) -> [Value] {
    do throws(PentadError) {
      return [try await calls.call(function, arguments(classes), as: type)]
    } catch {
      // Without classes, the request is for the account alone, and its answer would be none.
      guard !error.isOfWholeSite, !classes.isEmpty else { throw error }
      if classes.count == 1 {
        failures[classes[0]] = error
        return []
      }
    }
    var values: [Value] = []
    let outcomes = try await calls.calls(function, classes.map { arguments([$0]) }, as: type)
    for (id, outcome) in zip(classes, outcomes) {
      switch outcome {
      case .success(let value): values.append(value)
      case .failure(let error): failures[id] = error
      }
    }
    return values
  }
}
