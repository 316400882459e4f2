import AstroKit
import CPentad
import PentadCore

/// A handle for a handler, with the resources that were opened for it.
final class HandlerHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "handler"

  let client: MasterDataHandler
  /// The queue or session that runs the handler's callbacks.
  let place: any CallbackPlace
  private let ownsStore: Bool
  /// The network to the server of days; nil if the days come from a calendar.
  private let network: Network?
  /// The delegate of the options.
  private let delegate: SubscriptionHandle?

  fileprivate init(
    _ handler: MasterDataHandler, _ place: any CallbackPlace, ownsStore: Bool,
    _ network: Network?, _ delegate: SubscriptionHandle?
  ) {
    client = handler
    self.place = place
    self.ownsStore = ownsStore
    self.network = network
    self.delegate = delegate
  }

  /// Shuts down the network, closes the store if the handler owns it, and stops the calls of its
  /// delegate.
  func close() {
    let (store, network) = (ownsStore ? client.store : nil, network)
    if store != nil || network != nil {
      _ = try? runToTheEnd { () async throws(PentadError) in
        await network?.close()
        await store?.close()
      }
    }
    delegate?.cancel()
  }
}

/// The options with which a handler is opened.
struct HandlerOpening: Sendable {
  private let source: any AstroDaySource
  /// The calendar's store, which a handler without a folder shares.
  private let shared: AstroStore?
  private let folder: String?
  private let allowsShared: Bool
  private let network: Network?
  private let callbacks: AstroCallbacks?
  private let delegate: SubscriptionHandle?
  /// The queue or session that runs the handler's callbacks.
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size, and for neither a calendar nor a server; `invalid` for
  ///   text that is not UTF-8 and an invalid address; `closed` for a delegate or a session after
  ///   `pentad_shutdown`; `unsupported` for a server in a build without the trait Networking
  init(
    _ calendar: OpaquePointer?, _ pointer: UnsafePointer<pentad_astro_handler_options>?
  ) throws(PentadError) {
    let record = try readOptions(pointer, "options")
    folder = try readOptionalFolder(record.store_folder, "options->store_folder")
    allowsShared = record.allows_shared_store != 0
    let url = try readOptionalText(record.server, "options->server")
    let hasCalendar = calendar != nil || url == nil
    let calendar = hasCalendar ? try CalendarHandle.client(calendar) : nil
    try requireWorkers()
    shared = folder == nil ? calendar?.store : nil
    if record.delegate != nil { try requireThreads() }
    let methods = try readOptions(record.delegate, "options->delegate")
    place = try SessionHandle.place(record.session)
    // The last step that can fail: it starts the network's threads.
    (source, network) = try Self.source(calendar, url, record.network)
    callbacks = record.delegate == nil ? nil : AstroCallbacks(delegate: methods)
    delegate = callbacks?.subscription(place)
  }

  /// Returns the server of an address, or the calendar.
  private static func source(
    _ calendar: AstroCalendar?, _ url: String?, _ options: UnsafePointer<pentad_network_options>?
  ) throws(PentadError) -> (any AstroDaySource, Network?) {
    guard let url else { return (try require(calendar, "calendar"), nil) }
    // Reject an invalid address before the network starts threads.
    _ = try TransportURL(url)
    let network = try Network(options)
    return (try RemoteAstroSource(transport: network.transport, endpoint: url), network)
  }

  func open() async throws(PentadError) -> HandlerHandle {
    let events = shared?.events ?? EventHub()
    if let callbacks, let delegate {
      callbacks.observe(delegate, events)
      shared?.retellOpening()
    }
    let store: AstroStore
    if let folder {
      store = try await AstroStore.open(
        folder: folder, events: events, allowsShared: allowsShared)
    } else {
      store = shared ?? .inMemory(events: events)
    }
    do throws(PentadError) {
      let handler = try await MasterDataHandler(source: source, store: store)
      return HandlerHandle(handler, place, ownsStore: shared == nil, network, delegate)
    } catch {
      if shared == nil { await store.close() }
      throw error
    }
  }

  /// Shuts down the network and the delegate's calls after a failure. The delegate's context stays
  /// with the caller or is returned to it.
  func giveUp(givingBack: Bool) {
    if let network {
      _ = try? runToTheEnd { () async throws(PentadError) in await network.close() }
    }
    if !givingBack { delegate?.disown() }
    delegate?.cancel()
  }
}
