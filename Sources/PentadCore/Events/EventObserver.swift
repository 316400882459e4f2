/// Passes the events of a reader to a handler, by way of a delivery.
///
/// It is in one of two states: asleep, or submitted to the delivery as one batch. So its callbacks
/// never overlap, and an event costs nothing while an earlier one waits for delivery.
final class EventObserver<Place: EventConsumer>: Sendable {
  private let place: Place
  /// Released by cancelling: otherwise a pump that is no longer run would retain a batch, and the
  /// batch would retain this observer.
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

  /// Delivers the events that are pending at the start. Later ones wait for another batch, so that
  /// a handler that publishes does not monopolise a queue or a pump.
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
