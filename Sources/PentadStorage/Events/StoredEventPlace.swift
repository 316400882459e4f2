import GRDB
import PentadCore

/// The reader of one observer in the log of a store.
///
/// It reads a batch after the previous one has been delivered: on the thread of a delivery, or on
/// one of the store's threads for a task. Events that this process has just logged come from
/// memory.
final class StoredEventPlace<Event: LoggedEvent>: EventConsumer {
  private let feed: StoredEventFeed
  private let signals: EventReader<StoredEventFeed.Signal>
  private let cursor: Lock<EventCursor>

  /// Makes a reader after a number; nil: from now on.
  init(_ feed: StoredEventFeed, after number: UInt64?) {
    self.feed = feed
    signals = feed.reader()
    let present = feed.present
    cursor = Lock(EventCursor(after: number ?? present.number, moment: present.moment))
  }

  func takeEach(_ body: (Published<Event>) -> Bool) -> Int {
    if let request = request() {
      settle(
        request,
        Result { () throws(PentadError) in
          try feed.store.readNow { try Self.page(request, in: $0) }
        })
    }
    var count = 0
    while let published = take(), body(published) { count += 1 }
    return count
  }

  func next() async -> Published<Event>? {
    if let published = take() { return published }
    repeat {
      if let request = request() { settle(request, await read(request)) }
      if let published = take() { return published }
    } while await wait()
    return nil
  }

  func skip() {
    let present = feed.present
    cursor.withLock { $0.skip(to: present) }
  }

  func rest(_ waker: @escaping EventWaker) -> WaitState {
    let present = feed.present
    return cursor.withLock { $0.rest(present) } ?? signals.rest(waker)
  }

  func detach() {
    cursor.withLock { $0.end() }
    signals.detach()
  }

  // MARK: Reading

  private func take() -> Published<Event>? { cursor.withLock { $0.take() }?.published() }

  /// The largest number of events in memory.
  private static var limit: Int { 256 }

  private static func page(_ request: EventCursor.Request, in database: Database) throws
    -> EventRows.Page
  {
    try EventRows.page(after: request.position, limit: limit, of: Event.self, in: database)
  }

  /// Returns the read of the store that is needed before an event can be taken. Events that arrive
  /// from here on send a new signal.
  private func request() -> EventCursor.Request? {
    signals.skip()
    let present = feed.present
    follow()
    while let request = cursor.withLock({ $0.request(present.generation) }) {
      guard let page = feed.recent(after: request.position, limit: Self.limit) else {
        return request
      }
      receive(page, for: request)
    }
    return nil
  }

  private func read(_ request: EventCursor.Request) async -> Result<EventRows.Page, PentadError> {
    do throws(PentadError) {
      return .success(try await feed.store.read { try Self.page(request, in: $0) })
    } catch {
      return .failure(error)
    }
  }

  private func settle(
    _ request: EventCursor.Request, _ result: Result<EventRows.Page, PentadError>
  ) {
    switch result {
    case .success(let page):
      feed.notice(page.newest)
      receive(page, for: request)
    case .failure(let error) where error.code == .closed:
      detach()
    case .failure:
      cursor.withLock { $0.fail() }
      feed.retryLater()
    }
  }

  private func receive(_ page: EventRows.Page, for request: EventCursor.Request) {
    cursor.withLock { $0.receive(page, for: request) }
    follow()
  }

  private func follow() {
    let moments = feed.moments
    cursor.withLock { $0.receive(moments) }
  }
}
