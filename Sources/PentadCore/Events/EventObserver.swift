/// Carries the events of a place to a handler, by way of a delivery.
///
/// It is in one of two states: asleep at the place, or as one batch in the delivery. So its callbacks
/// never overlap, and an event costs nothing while an earlier one waits to be delivered.
final class EventObserver<Place: EventPlace>: Sendable {
  private let place: Place
  /// Let go by cancelling: a pump that nobody runs any more holds a batch, and the batch holds us.
  private let delivery: Lock<Delivery?>
  private let callback: Callback<Published<Place.Event>>

  init(
    _ place: Place, on delivery: Delivery,
    _ handler: @escaping @Sendable (Published<Place.Event>) -> Void
  ) {
    self.place = place
    self.delivery = Lock(delivery)
    callback = Callback(handler)
    rest()
  }

  func cancel(waiting: Bool) {
    place.detach()
    _ = delivery.withLock { delivery in
      defer { delivery = nil }
      return delivery
    }
    callback.cancel(waiting: waiting)
  }

  /// Delivers what is there at the start. What comes meanwhile waits for another batch, so that a
  /// handler that publishes does not keep a queue or a pump to itself.
  private func drain() -> Int {
    let count = place.takeEach { callback($0) }
    rest()
    return count
  }

  private func rest() {
    switch place.rest({ isDetached in if !isDetached { self.schedule() } }) {
    case .sleeping: break
    case .pending: schedule()
    case .ended: cancel(waiting: false)
    }
  }

  private func schedule() {
    delivery.withLock { $0 }?.submit { self.drain() }
  }
}
