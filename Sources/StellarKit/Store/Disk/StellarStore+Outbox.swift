#if Storage
  import GRDB
  import PentadCore
  import PentadStorage

  /// Something to send, taken out of the outbox.
  struct StellarAttempt: Sendable {
    let task: StellarTask
    fileprivate let operation: OutboxOperation
  }

  /// What there is to send.
  enum StellarSendingStep: Sendable {
    case send(StellarAttempt)
    case wait(until: Int64)
    case nothing
  }

  extension StellarStore {
    /// Puts back what was being sent when a process ended; see `Outbox`.
    func recoverOutbox() async throws(PentadError) {
      let outbox = outbox
      try await database.write { try outbox.recover(in: $0) }
    }

    func nextStep(now: Int64) async throws(PentadError) -> StellarSendingStep {
      let outbox = outbox
      return try await database.write { database in
        while true {
          switch try outbox.next(now: now, in: database) {
          case .nothing: return .nothing
          case .wait(let moment): return .wait(until: moment)
          case .send(let operation):
            if let task = Self.task(operation.draft) {
              return .send(StellarAttempt(task: task, operation: operation))
            }
            let error = PentadError(.unsupported, "a later version has to send this")
            try outbox.settle(operation, .rejected(error), now: now, in: database)
          }
        }
      }
    }

    /// Notes what became of an attempt: sent, to be tried again, or refused for good.
    func settle(
      _ attempt: StellarAttempt, _ failure: PentadError?, isFinal: Bool, now: Int64
    ) async throws(PentadError) {
      let outbox = outbox
      let outcome: OutboxOutcome =
        switch failure {
        case nil: .delivered
        case let error? where isFinal: .rejected(error)
        case let error?:
          .retry(
            error, after: error.retryAfter.map { Int64($0) },
            mayHaveArrived: !(.offline ~= error.code))
        }
      try await database.write {
        try outbox.settle(attempt.operation, outcome, now: now, in: $0)
      }
    }

    /// Has everything that waits or was refused tried at once.
    func retryAll() async throws(PentadError) {
      let outbox = outbox
      try await database.write { database in
        for operation in try outbox.operations(in: database) {
          try outbox.retry(operation.id, in: database)
        }
      }
    }

    /// How many changes the server has not been told.
    func waitingCount() async throws(PentadError) -> Int {
      let outbox = outbox
      return try await database.read { try outbox.operations(in: $0).count }
    }
  }
#endif
