import AstroKit
import CPentad
import PentadCore

/// A handler behind a handle, with what was opened for it.
final class HandlerHandle: Handle, @unchecked Sendable {
  let handler: MasterDataHandler
  private let ownsStore: Bool
  /// The delegate that was given with the options.
  private let delegate: SubscriptionHandle?

  fileprivate init(_ handler: MasterDataHandler, ownsStore: Bool, _ delegate: SubscriptionHandle?) {
    self.handler = handler
    self.ownsStore = ownsStore
    self.delegate = delegate
  }

  /// The handler of a call that works and waits.
  ///
  /// - Throws: `misuse` for NULL, `unsupported` in the child of a `fork()`
  static func handler(_ pointer: OpaquePointer?) throws(PentadError) -> MasterDataHandler {
    try requireWorkers()
    return try borrow(pointer, "handler").handler
  }

  /// Closes the store, if it was opened for the handler, and ends the calls of its delegate.
  func close() {
    if ownsStore {
      let store = handler.store
      _ = try? runAndWait { () async throws(PentadError) in await store.close() }
    }
    delegate?.cancel()
  }
}

/// What a handler is opened with.
struct HandlerOpening: Sendable {
  private let calendar: AstroCalendar
  private let folder: String?
  private let callbacks: AstroCallbacks?
  private let delegate: SubscriptionHandle?

  /// - Throws: `misuse` for NULL or a wrong size, `invalid` for a path that is not UTF-8, `closed` for
  ///   a delegate after `pentad_shutdown`
  init(
    _ calendar: OpaquePointer?, _ pointer: UnsafePointer<pentad_astro_handler_options>?
  ) throws(PentadError) {
    self.calendar = try CalendarHandle.calendar(calendar)
    let record = try readOptions(pointer, "options")
    folder = try readOptionalText(record.store_folder, "options->store_folder")
    guard record.delegate != nil else {
      (callbacks, delegate) = (nil, nil)
      return
    }
    try requireThreads()
    let callbacks = AstroCallbacks(delegate: try readOptions(record.delegate, "options->delegate"))
    self.callbacks = callbacks
    delegate = callbacks.subscription()
  }

  func open() async throws(PentadError) -> HandlerHandle {
    let isShared = folder == nil && calendar.store != nil
    let events = isShared ? calendar.store?.events ?? EventHub() : EventHub()
    if let callbacks, let delegate { callbacks.observe(delegate, events) }
    let store: AstroStore
    if let folder {
      store = try await AstroStore.open(folder: folder, events: events)
    } else {
      store = calendar.store ?? .inMemory(events: events)
    }
    do throws(PentadError) {
      let handler = try await MasterDataHandler(source: calendar, store: store)
      return HandlerHandle(handler, ownsStore: !isShared, delegate)
    } catch {
      if !isShared { await store.close() }
      throw error
    }
  }

  /// Ends the delegate's calls after a failure; its context stays with the caller, or goes back to it.
  func giveUp(givingBack: Bool) {
    if !givingBack { delegate?.disown() }
    delegate?.cancel()
  }
}
