#if Networking
  /// When the other side is asked for a sign of life, and when it is given up. Times are milliseconds.
  struct Heartbeat {
    /// What is to be done at a beat.
    enum Beat {
      case ask
      case giveUp
      case nothing
    }

    private let interval: Int
    private let patience: Int
    private var nextQuestion: Int
    /// When the first question went out that nothing has come after.
    private var askedAt: Int?

    /// - Parameters:
    ///   - interval: how long after one question comes the next; 0 for never.
    ///   - patience: how long a question may be without an answer; 0 for as long as it likes.
    init(interval: Int, patience: Int, now: Int) {
      self.interval = min(interval, 1 << 40)
      self.patience = min(patience, 1 << 40)
      nextQuestion = now + self.interval
    }

    /// Something came.
    mutating func hear() { askedAt = nil }

    /// How long until the next beat; nil for never.
    func wait(now: Int) -> Int? {
      guard interval > 0 else { return nil }
      return max(0, min(nextQuestion, askedAt.map { $0 + patience } ?? .max) - now)
    }

    /// The wait is over.
    ///
    /// - Parameter isListening: whether what comes is read. If not, nobody can hear an answer.
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
