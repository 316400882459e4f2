public import CPentad
import ChatKit
import PentadCore

/// Registers a delegate with a client. It receives events in order, from now on or after an event
/// that it has already seen.
///
/// Events of the log are never lost silently: a delegate that was away for longer than a week and
/// 100,000 events receives RESET.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_subscribe")
public func pentad_chat_client_subscribe(
  _ client: pentad_chat_client_ref?, _ delegate: UnsafePointer<pentad_chat_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handle = try ChatHandle.calling(client)
    _ = try require(delegate, "delegate")
    let record = try readOptions(delegate, "delegate")
    let (client, callbacks) = (handle.client, ChatCallbacks(delegate: record))
    let subscription = SubscriptionHandle(
      context: record.context, contextFree: record.context_free, place: handle.place)
    subscription.observe { delivery, handler in
      client.observe(on: delivery, after: record.after == 0 ? nil : record.after, handler)
    } _: {
      callbacks.call($0, $1)
    }
    return subscription.give()
  }
}

/// Reads events of the log, for a program that polls instead of subscribing.
///
/// Start with pentad_chat_client_last_event(), or with the last event that was seen, perhaps in an
/// earlier process. If that event is no longer in the log, as 0 never is, the only result is a
/// RESET, with the number to continue after.
///
/// - Parameters:
///   - client: the client
///   - after: the number of the last event that was seen
///   - limit: the maximum number; 0 for 256
///   - out: receives the events; an empty list if there are no more
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_MISUSE` for a limit too large for a list
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_read_events")
public func pentad_chat_client_read_events(
  _ client: pentad_chat_client_ref?, _ after: UInt64, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_events>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let limit = try readLimit(limit, "limit", default: 256)
    let events = try ChatHandle.client(client).readEventsNow(after: after, limit: limit)
    return OwnedRecord.give { ChatRecords(arena: $0).record(events) }
  }
}

/// Returns the number of the newest event of the log. A reader that starts after it sees only new
/// events.
///
/// - Parameters:
///   - client: the client
///   - out: receives the number
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_last_event")
public func pentad_chat_client_last_event(
  _ client: pentad_chat_client_ref?, _ out: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try require(out, "out")
    out.pointee = 0
    out.pointee = try ChatHandle.client(client).lastEventNow()
  }
}

/// Registers a delegate for the notifications of the push service, as they come and before they are
/// processed.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_subscribe_notifications")
public func pentad_chat_client_subscribe_notifications(
  _ client: pentad_chat_client_ref?, _ delegate: UnsafePointer<pentad_chat_notification_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handle = try ChatHandle.calling(client)
    _ = try require(delegate, "delegate")
    let record = try readOptions(delegate, "delegate")
    let (client, callback) = (handle.client, NotificationCallback(record.did_receive))
    let subscription = SubscriptionHandle(
      context: record.context, contextFree: record.context_free, place: handle.place)
    subscription.observe { delivery, handler in
      client.observeNotifications(on: delivery, handler)
    } _: {
      callback.call($0, $1.event)
    }
    return subscription.give()
  }
}

/// Registers a delegate for lists. It receives each list as it is now, and again after each change.
///
/// A list that cannot be read is skipped; `did_fail` of a registered delegate reports the error.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied with its texts
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_INVALID` for a text that names no conversation, and for a limit above 1,000;
///   `PENTAD_MISUSE` if a field that a requested list needs is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the client's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_chat_client_subscribe_lists")
public func pentad_chat_client_subscribe_lists(
  _ client: pentad_chat_client_ref?, _ delegate: UnsafePointer<pentad_chat_lists_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let handle = try ChatHandle.calling(client)
    let lists = try ChatLists(delegate)
    let subscription = lists.subscription(handle.place)
    out.pointee = subscription.give()
    lists.follow(handle.client, subscription)
  }
}

/// The callback of a C delegate for notifications.
private struct NotificationCallback: @unchecked Sendable {
  private let callback: pentad_chat_notification_callback?

  init(_ callback: pentad_chat_notification_callback?) { self.callback = callback }

  func call(_ context: UnsafeMutableRawPointer?, _ event: ChatNotification) {
    guard let callback else { return }
    switch event {
    case .reset: callback(context, nil)
    case .received(let notification):
      withExtendedLifetime(Arena()) { arena in
        withUnsafePointer(to: ChatRecords(arena: arena).record(notification)) {
          callback(context, $0)
        }
      }
    }
  }
}
