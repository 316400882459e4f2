/// A reader of a hub's log. It detaches when it is released.
package final class EventReader<Event: HubEvent>: EventConsumer {
  private let log: EventLog<Event>
  private let id: EventLog<Event>.ReaderID

  init(_ log: EventLog<Event>) {
    self.log = log
    id = log.attach()
  }

  deinit { detach() }

  package func takeEach(_ body: (Published<Event>) -> Bool) -> Int {
    let last = log.last
    var count = 0
    while let published = log.take(id, upTo: last), body(published) { count += 1 }
    return count
  }

  package func next() async -> Published<Event>? {
    repeat {
      if let published = log.take(id) { return published }
    } while await wait()
    return nil
  }

  package func skip() { _ = takeEach { _ in true } }

  package func rest(_ waker: @escaping EventWaker) -> WaitState { log.rest(id, waker) }

  package func detach() { log.detach(id) }
}
