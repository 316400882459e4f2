import PentadCore

/// The position of one observer in the log of a store, without the reading itself.
///
/// Each ``StoredEventHub/committed()`` begins a new generation of the log. After all events that
/// existed at its beginning have been read, the transient events of the generation may follow.
struct EventCursor: Sendable {
  /// A read of the log that the cursor needs.
  struct Request: Sendable {
    let position: UInt64
    let generation: UInt64
  }

  /// The number of the last event that was read.
  private var position: UInt64
  /// The newest generation whose events have all been read.
  private var caughtUp: UInt64 = 0
  /// A generation that is being read, and the number of its newest event.
  private var goal: (generation: UInt64, number: UInt64)?
  /// The number of the last transient event.
  private var moment: UInt64
  /// Events that were read but not taken, in reverse order.
  private var ready: [LogEntry] = []
  /// True if reading the log failed, and no call has retried it since.
  private var isStuck = false
  private var isEnded = false

  /// Creates a cursor that begins after a logged event and after a transient event.
  ///
  /// - Parameters:
  ///   - position: the number of the logged event.
  ///   - moment: the number of the transient event.
  init(after position: UInt64, moment: UInt64) {
    self.position = position
    self.moment = moment
  }

  /// Takes the next event, if it has been read.
  mutating func take() -> LogEntry? { ready.popLast() }

  /// Moves to the position at which a new cursor would begin. Commits by others are looked for
  /// again.
  mutating func skip(to present: EventPresent) {
    guard !isEnded else { return }
    self = EventCursor(after: present.number, moment: present.moment)
  }

  /// Returns the state for an observer without an event to take; nil if it should sleep.
  func rest(_ present: EventPresent) -> WaitState? {
    if isEnded { return .ended }
    if !ready.isEmpty { return .pending }
    let isBehind = caughtUp < present.generation || moment < present.moment
    return isBehind && !isStuck ? .pending : nil
  }

  /// Returns the read that is needed, if there is no event to take.
  mutating func request(_ generation: UInt64) -> Request? {
    isStuck = false
    guard !isEnded, ready.isEmpty, caughtUp < generation else { return nil }
    return Request(position: position, generation: generation)
  }

  /// Adds the result of a read, unless the cursor has moved meanwhile.
  mutating func receive(_ page: EventRows.Page, for request: Request) {
    guard !isEnded, ready.isEmpty, position == request.position else { return }
    ready = page.events.reversed()
    position = page.events.last?.number ?? position
    if position == page.newest {
      caughtUp = max(caughtUp, request.generation)
      goal = nil
    } else if let goal, position >= goal.number {
      caughtUp = max(caughtUp, goal.generation)
      self.goal = nil
    } else if goal == nil {
      goal = (request.generation, page.newest)
    }
  }

  /// Adds the transient events that may follow the events read so far.
  mutating func receive(_ moments: MomentLog) {
    guard !isEnded, moment < moments.last else { return }
    let (events, last, isBroken) = moments.events(after: moment, upTo: caughtUp)
    moment = last
    var entries = events.reversed().map { LogEntry(number: position, event: $0) }
    if isBroken { entries.append(LogEntry(number: position, event: nil)) }
    ready.insert(contentsOf: entries, at: 0)
  }

  /// Records that the log could not be read; the cursor waits for the next call.
  mutating func fail() { isStuck = true }

  /// Ends the cursor: it returns no more events.
  mutating func end() {
    isEnded = true
    ready = []
  }
}

/// The state of a hub for observers: the newest generation of the log, and the newest transient
/// event.
struct EventPresent: Sendable {
  var generation: UInt64 = 1
  var moment: UInt64 = 0
  /// A lower bound for the number of the newest event.
  var number: UInt64
}
