import PentadCore

/// How far one observer has come in the log of a store, without the reading.
///
/// Each ``StoredEventHub/committed()`` begins a new generation of the log. Once all that was there at
/// its beginning has been read, the transient events of the generation may follow.
struct EventCursor: Sendable {
  /// A look into the log that the cursor needs.
  struct Request: Sendable {
    let position: UInt64
    let generation: UInt64
  }

  /// The number of the last event that was read.
  private var position: UInt64
  /// The generation of which everything has been read.
  private var caughtUp: UInt64 = 0
  /// A generation, and the number that was its newest.
  private var goal: (generation: UInt64, number: UInt64)?
  /// The number of the last transient event.
  private var moment: UInt64
  /// What was read and not taken, the next one last.
  private var ready: [LogEntry] = []
  /// Whether the log could not be read and nobody has called since.
  private var isStuck = false
  private var isEnded = false

  /// Begins after a number, and with the transient events after another.
  init(after position: UInt64, moment: UInt64) {
    self.position = position
    self.moment = moment
  }

  /// The next event, if it has been read.
  mutating func take() -> LogEntry? { ready.popLast() }

  /// Goes to where one would begin now. What others have committed is looked for anew.
  mutating func skip(to present: EventPresent) {
    guard !isEnded else { return }
    self = EventCursor(after: present.number, moment: present.moment)
  }

  /// What to do when there is nothing to take; nil when there is something, or will not be.
  func rest(_ present: EventPresent) -> EventRest? {
    if isEnded { return .ended }
    if !ready.isEmpty { return .pending }
    let isBehind = caughtUp < present.generation || moment < present.moment
    return isBehind && !isStuck ? .pending : nil
  }

  /// What has to be read, if there is nothing to take.
  mutating func request(_ generation: UInt64) -> Request? {
    isStuck = false
    guard !isEnded, ready.isEmpty, caughtUp < generation else { return nil }
    return Request(position: position, generation: generation)
  }

  /// Takes in what was read for a request, unless the cursor is elsewhere by now.
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

  /// Takes in the transient events that may follow on what was read.
  mutating func receive(_ moments: MomentLog) {
    guard !isEnded, moment < moments.last else { return }
    let (events, last, isBroken) = moments.events(after: moment, upTo: caughtUp)
    moment = last
    var entries = events.reversed().map { LogEntry(number: position, event: $0) }
    if isBroken { entries.append(LogEntry(number: position, event: nil)) }
    ready.insert(contentsOf: entries, at: 0)
  }

  /// The log cannot be read: waits until somebody calls.
  mutating func fail() { isStuck = true }

  /// Brings nothing any more.
  mutating func end() {
    isEnded = true
    ready = []
  }
}

/// What there is for observers: the newest generation of the log, and the newest transient event.
struct EventPresent: Sendable {
  var generation: UInt64 = 1
  var moment: UInt64 = 0
  /// A number that the newest event is known to have, or to be beyond.
  var number: UInt64
}
