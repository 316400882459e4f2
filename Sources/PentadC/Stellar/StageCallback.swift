import CPentad
import PentadCore

/// Brings the stages of a loading to a caller, by the delivery that brings its end: each comes before.
struct StageCallback<Record: BitwiseCopyable>: @unchecked Sendable {
  typealias Callback = (UnsafeMutableRawPointer?, UnsafePointer<Record>) -> Void

  let delivery: Delivery
  private let place: any CallbackPlace
  private let callback: Callback?
  private let context: UnsafeMutableRawPointer?

  /// - Parameter callback: NULL when no stage is wanted
  init(_ callback: Callback?, _ context: UnsafeMutableRawPointer?, _ place: any CallbackPlace) {
    self.place = place
    delivery = place.delivery
    self.callback = callback
    self.context = context
  }

  /// Calls back, with a record that `make` puts together in an arena.
  func bring(_ make: @escaping @Sendable (Arena) -> Record) {
    guard callback != nil else { return }
    delivery.deliver {
      guard !place.isClosed else { return }
      withExtendedLifetime(Arena()) { callback?(context, $0.record(make($0))) }
    }
  }
}
