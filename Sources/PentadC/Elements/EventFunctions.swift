public import CPentad
import ElementsKit
import PentadCore

/// Registers a delegate with a table. It receives the events from now on, in order.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_table_subscribe")
public func pentad_elements_table_subscribe(
  _ table: pentad_elements_table_ref?, _ delegate: UnsafePointer<pentad_elements_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    try requireThreads()
    _ = try require(delegate, "delegate")
    let callbacks = ElementsCallbacks(delegate: try readOptions(delegate, "delegate"))
    let place = try SessionHandle.place(callbacks.delegate.session)
    let subscription = SubscriptionHandle(
      context: callbacks.delegate.context, contextFree: callbacks.delegate.context_free,
      place: place)
    subscription.observe({ TableHandle.table(table).observe(on: $0, $1) }, callbacks.call)
    out.pointee = subscription.give()
  }
}

/// Loads all tables before their first use, so that no later call has to.
///
/// - Parameters:
///   - table: the table, whose delegates are notified; NULL for the shared one
///   - session: the session for the callback; NULL for a callback thread of the library
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown()
///
/// Threads: any; the callback runs on a callback thread of the library, or in
/// pentad_session_pump(). Blocks: no. Since: 0.1
@_cdecl("pentad_elements_table_load_async")
public func pentad_elements_table_load_async(
  _ table: pentad_elements_table_ref?, _ session: pentad_session_ref?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try EndCompletion(callback, context)
    let place = try SessionHandle.place(session)
    let table = TableHandle.table(table)
    let load = PentadOperation<Void> { _ async throws(PentadError) in try await table.load() }
    OperationHandle.start(load, operation, place: place) { completion.end($0) }
  }
}

/// The callbacks of a C delegate, one for each event.
private struct ElementsCallbacks: @unchecked Sendable {
  let delegate: pentad_elements_delegate

  func call(_ context: UnsafeMutableRawPointer?, _ published: Published<ElementsEvent>) {
    let number = published.number
    switch published.event {
    case .didLoad: delegate.did_load?(context, number)
    case .didSelect(let element, let source):
      delegate.did_select?(context, number, Int32(element.atomicNumber), source)
    case .flipDidBegin(let element, let side):
      delegate.flip_did_begin?(context, number, Int32(element.atomicNumber), side.code)
    case .flipDidEnd(let element, let side):
      delegate.flip_did_end?(context, number, Int32(element.atomicNumber), side.code)
    case .reset: delegate.did_reset?(context, number)
    }
  }
}
