import PentadCore

extension StellarClient {
  /// The present, in milliseconds since 1970.
  var now: Int64 { time.date() }

  /// Reads or writes the store where the answer can do without: a failure is told as an event, and nil
  /// is returned.
  ///
  /// - Throws: when the client is closed or suspended, or the task is cancelled.
  func tolerating<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value? {
    do throws(PentadError) {
      return try await body()
    } catch {
      guard error.isFailure else { throw error }
      hub.publish(.storeFailed(error))
      return nil
    }
  }

  /// Takes an answer, and tells of parts that could not be read.
  func take<Value>(_ reply: StellarReply<Value>, _ subject: StellarSubject) -> Value {
    if !reply.diagnostics.isEmpty {
      hub.publish(.partlyUnreadable(subject, count: reply.diagnostics.count))
    }
    return reply.value
  }

  /// Asks; when that fails, what is kept is the answer, if there is any.
  func ask<Value: Sendable>(
    _ subject: StellarSubject, keeping kept: Snapshot<Value>?,
    _ question: () async throws(PentadError) -> Snapshot<Value>
  ) async throws(PentadError) -> Snapshot<Value> {
    do throws(PentadError) {
      return try await ask(subject, isKept: kept != nil, question)
    } catch {
      guard let kept, !(.cancelled ~= error.code) else { throw error }
      return kept
    }
  }

  /// Asks, and tells of a failure.
  func ask<Value: Sendable>(
    _ subject: StellarSubject, isKept: Bool, _ question: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    do throws(PentadError) {
      return try await question()
    } catch {
      if !(.cancelled ~= error.code) {
        hub.publish(.failed(subject, error, isKept: isKept))
      }
      throw error
    }
  }
}
