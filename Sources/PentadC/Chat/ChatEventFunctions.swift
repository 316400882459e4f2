public import CPentad
import ChatKit
import PentadCore

/// Registers a delegate with a client: it hears of what happens from now on, or after an event that it
/// has seen before, in order.
///
/// Events of the log are never lost: a delegate that was away for longer than a week and 100,000 events
/// hears RESET.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed
///
/// Threads: any; callbacks come on a callback thread of the library, or in pentad_session_pump(). Blocks:
/// no. Since: 0.1
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

/// Reads events of the log, for a program that asks rather than listens.
///
/// Begin after pentad_chat_client_last_event(), or after the last event that was seen, in an earlier
/// process perhaps. When that is older than the log, as 0 is, there is a RESET alone, with the number
/// to go on after.
///
/// - Parameters:
///   - client: the client
///   - after: the number of the last event that was seen
///   - limit: how many at most; 0 for 256
///   - out: receives the events; none when there are no more
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_MISUSE` for a limit that no list has
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

/// The number of the newest event of the log: whoever begins after it sees what comes from now on.
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

/// Registers a delegate for what the push service tells, as it comes and before it is read.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed
///
/// Threads: any; callbacks come on a callback thread of the library, or in pentad_session_pump(). Blocks:
/// no. Since: 0.1
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

/// Has a delegate see lists: each as it is now, then anew whenever it is another.
///
/// A list that cannot be read is passed over; a standing delegate's `did_fail` tells why.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied with its texts
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_INVALID` for a text that names no conversation, and for a limit above 1,000;
///   `PENTAD_MISUSE` for what a wanted list lacks; `PENTAD_CLOSED` after pentad_shutdown() and when
///   the client's session was freed
///
/// Threads: any; callbacks come on a callback thread of the library, or in pentad_session_pump(). Blocks:
/// no. Since: 0.1
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
