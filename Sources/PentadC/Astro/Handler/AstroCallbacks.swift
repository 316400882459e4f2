import AstroKit
import CPentad
import PentadCore

/// The callbacks of a C delegate, one for each event.
struct AstroCallbacks: @unchecked Sendable {
  let delegate: pentad_astro_delegate

  /// Makes a subscription with the delegate's context, which receives no events yet.
  func subscription(_ place: any CallbackPlace) -> SubscriptionHandle {
    SubscriptionHandle(
      context: delegate.context, contextFree: delegate.context_free, place: place)
  }

  /// Connects a subscription to the events from now on.
  func observe(_ handle: SubscriptionHandle, _ events: EventHub<AstroEvent>) {
    handle.observe(events, call)
  }

  /// A new event without a callback does not compile here.
  private func call(_ context: UnsafeMutableRawPointer?, _ published: Published<AstroEvent>) {
    let number = published.number
    switch published.event {
    case .daysLoaded(let start, let end, let origin):
      delegate.did_load_days?(context, number, start.number, end.number, origin.code)
    case .daysFailed(let start, let end, let error):
      Failure(error).lend {
        delegate.did_fail_to_load_days?(context, number, start.number, end.number, $0)
      }
    case .monthCached(let year, let month):
      delegate.did_cache_month?(context, number, Int32(clamping: year), Int32(clamping: month))
    case .cacheReset(let isDamage): delegate.did_reset_cache?(context, number, isDamage)
    case .storeRecovered(let rows, let isPartial):
      delegate.did_recover_store?(context, number, Int64(rows), isPartial)
    case .storeFailed(let error):
      Failure(error).lend { delegate.store_did_fail?(context, number, $0) }
    case .locationChanged: delegate.did_change_location?(context, number)
    case .locationMovedFar: delegate.did_move_far?(context, number)
    case .alertRegistered(let id): delegate.did_register_alert?(context, number, id)
    case .alertDue(let id): delegate.alert_did_come_due?(context, number, id)
    case .alertRemoved(let id): delegate.did_remove_alert?(context, number, id)
    case .settingsChanged: delegate.did_change_settings?(context, number)
    case .erased: delegate.did_erase?(context, number)
    case .reset: delegate.did_reset?(context, number)
    }
  }
}
