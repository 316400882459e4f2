#if Networking
  import PentadCore

  /// A channel with one slot between a producer and a consumer: the producer is at most one part
  /// ahead.
  ///
  /// It ends once, by either side or from outside; a waiting side is then woken at once.
  final class SingleSlotChannel<Part: Sendable>: Sendable {
    private struct State {
      var part: Part?
      var outcome: Result<Void, PentadError>?
      var reader: CheckedContinuation<Result<Part?, PentadError>, Never>?
      var giver: CheckedContinuation<Bool, Never>?
    }

    private let state = Lock(State())

    /// Offers the next part and waits until it has been taken.
    ///
    /// - Returns: true if more may be given; false after the end.
    func give(_ part: Part) async -> Bool {
      await withCheckedContinuation { giver in
        let (reader, isOpen) = state.withLock { state in
          guard state.outcome == nil else {
            return (CheckedContinuation<Result<Part?, PentadError>, Never>?.none, false)
          }
          if let reader = state.reader {
            state.reader = nil
            return (reader, true)
          }
          state.part = part
          state.giver = giver
          return (nil, true)
        }
        if let reader {
          reader.resume(returning: .success(part))
          giver.resume(returning: true)
        } else if !isOpen {
          giver.resume(returning: false)
        }
      }
    }

    /// Takes the next part; nil when there are no more.
    func take() async -> Result<Part?, PentadError> {
      await withCheckedContinuation { reader in
        let (answer, giver) = state.withLock { state in
          let answer: Result<Part?, PentadError>?
          if let part = state.part {
            answer = .success(part)
          } else if let outcome = state.outcome {
            answer = outcome.map { nil }
          } else {
            state.reader = reader
            answer = nil
          }
          defer { (state.part, state.giver) = (nil, nil) }
          return (answer, state.giver)
        }
        if let answer { reader.resume(returning: answer) }
        giver?.resume(returning: true)
      }
    }

    /// Ends the channel: a stored part is dropped, and the reader gets the error, or the end.
    ///
    /// - Returns: true if this was the first end.
    @discardableResult func end(_ outcome: Result<Void, PentadError>) -> Bool {
      let (isFirst, reader, giver) = state.withLock { state in
        let isFirst = state.outcome == nil
        if isFirst { state.outcome = outcome }
        defer { (state.part, state.reader, state.giver) = (nil, nil, nil) }
        return (isFirst, state.reader, state.giver)
      }
      reader?.resume(returning: outcome.map { nil })
      giver?.resume(returning: false)
      return isFirst
    }
  }
#endif
