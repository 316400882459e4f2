import PentadCore

extension StellarClient {
  /// The current time, in milliseconds since 1970-01-01 00:00 UTC.
  var now: Int64 { time.date() }

  /// Reads or writes the store for a call that can do without it: publishes a store failure as an
  /// event and returns nil.
  ///
  /// - Throws: an error when the client is closed or suspended, or the task is cancelled.
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

  /// Returns the value of a reply, and publishes an event if parts of it could not be read.
  func take<Value>(_ reply: StellarReply<Value>, _ subject: StellarSubject) -> Value {
    if !reply.diagnostics.isEmpty {
      hub.publish(.partlyUnreadable(subject, count: reply.diagnostics.count))
    }
    return reply.value
  }

  /// Queries the source. If that fails, returns the kept value, if there is one.
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

  /// Queries the source, and publishes an event on failure.
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
