#if Networking
  /// Decides when to send pings, and when a silent connection is ended. Times are in milliseconds.
  struct Heartbeat {
    /// The action at a beat.
    enum Beat {
      case ask
      case giveUp
      case nothing
    }

    private let interval: Int
    private let patience: Int
    private var nextQuestion: Int
    /// The time of the first ping after which no data has arrived; nil if there is none.
    private var askedAt: Int?

    /// Makes a heartbeat.
    ///
    /// - Parameters:
    ///   - interval: the time between two pings; 0 for no pings.
    ///   - patience: the longest time without an answer; 0 for no limit.
    init(interval: Int, patience: Int, now: Int) {
      self.interval = min(interval, 1 << 40)
      self.patience = min(patience, 1 << 40)
      nextQuestion = now + self.interval
    }

    /// Records that data arrived.
    mutating func dataArrived() { askedAt = nil }

    /// Returns the time until the next beat; nil if there is none.
    func wait(now: Int) -> Int? {
      guard interval > 0 else { return nil }
      return max(0, min(nextQuestion, askedAt.map { $0 + patience } ?? .max) - now)
    }

    /// Returns the action when the wait is over.
    ///
    /// - Parameter isListening: true if incoming data is read. If not, an answer could not be seen.
    mutating func beat(now: Int, isListening: Bool) -> Beat {
      if let askedAt, now >= askedAt + patience { return .giveUp }
      guard now >= nextQuestion else { return .nothing }
      nextQuestion = now + interval
      guard isListening else { return .nothing }
      if patience > 0, askedAt == nil { askedAt = now }
      return .ask
    }
  }
#endif
