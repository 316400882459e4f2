/// One reader's hold on the log of a hub; detaches when it goes.
final class EventReader<Event: HubEvent>: Sendable {
  private let log: EventLog<Event>
  private let id: EventLog<Event>.ReaderID

  init(_ log: EventLog<Event>) {
    self.log = log
    id = log.attach()
  }

  deinit { detach() }

  /// The number of the newest event in the log, taken or not.
  var last: UInt64 { log.last }

  func take(upTo limit: UInt64 = .max) -> Published<Event>? {
    log.take(id, upTo: limit)
  }

  /// Takes what is there and leaves it: a reader that reads everything anew has no use for it.
  func skip() {
    let last = last
    while take(upTo: last) != nil {}
  }

  func rest(_ waker: @escaping EventLog<Event>.Waker) -> EventLog<Event>.Rest {
    log.rest(id, waker)
  }

  func detach() { log.detach(id) }

  /// Takes the next event, however long it takes to come; nil when none will.
  func next() async -> Published<Event>? {
    while true {
      if let published = take() { return published }
      let isEnded = await withCheckedContinuation { continuation in
        switch rest({ continuation.resume(returning: $0) }) {
        case .sleeping: break
        case .pending: continuation.resume(returning: false)
        case .ended: continuation.resume(returning: true)
        }
      }
      if isEnded { return nil }
    }
  }
}
