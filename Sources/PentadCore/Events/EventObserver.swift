/// Carries the events of a log to a handler, by way of a delivery.
///
/// It is in one of two places: asleep in the log, or as one batch in the delivery. So its callbacks
/// never overlap, and an event costs nothing while an earlier one waits to be delivered.
final class EventObserver<Event: HubEvent>: Sendable {
  private let reader: EventReader<Event>
  /// Let go by cancelling: a pump that nobody runs any more holds a batch, and the batch holds us.
  private let delivery: Lock<Delivery?>
  private let callback: Callback<Published<Event>>

  init(
    _ log: EventLog<Event>, on delivery: Delivery,
    _ handler: @escaping @Sendable (Published<Event>) -> Void
  ) {
    reader = EventReader(log)
    self.delivery = Lock(delivery)
    callback = Callback(handler)
    rest()
  }

  func cancel(waiting: Bool) {
    reader.detach()
    _ = delivery.withLock { delivery in
      defer { delivery = nil }
      return delivery
    }
    callback.cancel(waiting: waiting)
  }

  /// Delivers what is there at the start. What comes meanwhile waits for another batch, so that a
  /// handler that publishes does not keep a queue or a pump to itself.
  private func drain() -> Int {
    let last = reader.last
    var count = 0
    while let published = reader.take(upTo: last), callback(published) { count += 1 }
    rest()
    return count
  }

  private func rest() {
    switch reader.rest({ isDetached in if !isDetached { self.schedule() } }) {
    case .sleeping: break
    case .pending: schedule()
    case .ended: cancel(waiting: false)
    }
  }

  private func schedule() {
    delivery.withLock { $0 }?.submit { self.drain() }
  }
}
