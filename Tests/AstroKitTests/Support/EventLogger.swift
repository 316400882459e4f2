import PentadCore

@testable import AstroKit

/// Takes down the events of a hub.
final class EventLogger: Sendable {
  private let pump = Pump()
  private let heard = Lock<[AstroEvent]>([])
  private let subscription: Lock<Subscription?>

  init(_ hub: EventHub<AstroEvent>) {
    subscription = Lock(nil)
    let heard = Heard(self)
    let observation = hub.observe(on: .pump(pump)) { heard.note($0.event) }
    subscription.withLock { $0 = observation }
  }

  /// The events so far.
  var events: [AstroEvent] {
    pump.run()
    return heard.withLock { $0 }
  }

  private final class Heard: Sendable {
    private weak let logger: EventLogger?
    init(_ logger: EventLogger) { self.logger = logger }
    func note(_ event: AstroEvent) { logger?.heard.withLock { $0.append(event) } }
  }
}
