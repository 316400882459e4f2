import CPentad
import PentadCore

/// Delivers the stages of a load to the caller, through the same delivery as its end, so that each
/// stage comes before the end.
struct StageCallback<Record: BitwiseCopyable>: @unchecked Sendable {
  typealias Callback = (UnsafeMutableRawPointer?, UnsafePointer<Record>) -> Void

  let delivery: Delivery
  private let place: any CallbackPlace
  private let callback: Callback?
  private let context: UnsafeMutableRawPointer?

  /// - Parameter callback: the callback; NULL if no stages are needed
  init(_ callback: Callback?, _ context: UnsafeMutableRawPointer?, _ place: any CallbackPlace) {
    self.place = place
    delivery = place.delivery
    self.callback = callback
    self.context = context
  }

  /// Calls back, with a record that `make` builds in an arena.
  func bring(_ make: @escaping @Sendable (Arena) -> Record) {
    guard callback != nil else { return }
    delivery.deliver {
      guard !place.isClosed else { return }
      withExtendedLifetime(Arena()) { callback?(context, $0.record(make($0))) }
    }
  }
}
