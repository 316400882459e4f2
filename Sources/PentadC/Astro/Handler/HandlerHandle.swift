import AstroKit
import CPentad
import PentadCore

/// A handler behind a handle, with what was opened for it.
final class HandlerHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "handler"

  let client: MasterDataHandler
  /// Where the handler's callbacks come.
  let place: any CallbackPlace
  private let ownsStore: Bool
  /// What the days' server is reached by; nil when they come from a calendar.
  private let network: Network?
  /// The delegate that was given with the options.
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

  /// Ends the network, closes the store, if they were made for the handler, and ends the calls of its
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

/// What a handler is opened with.
struct HandlerOpening: Sendable {
  private let source: any AstroDaySource
  /// The calendar's store, which a handler without a folder shares.
  private let shared: AstroStore?
  private let folder: String?
  private let allowsShared: Bool
  private let network: Network?
  private let callbacks: AstroCallbacks?
  private let delegate: SubscriptionHandle?
  /// Where the handler calls back.
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size, and for neither a calendar nor a server; `invalid` for text
  ///   that is not UTF-8 and an address that is none; `closed` for a delegate or a session after
  ///   `pentad_shutdown`; `unsupported` for a server in a build without the trait Networking
  init(
    _ calendar: OpaquePointer?, _ pointer: UnsafePointer<pentad_astro_handler_options>?
  ) throws(PentadError) {
    try requireWorkers()
    let record = try readOptions(pointer, "options")
    folder = try readOptionalFolder(record.store_folder, "options->store_folder")
    allowsShared = record.allows_shared_store != 0
    let url = try readOptionalText(record.server, "options->server")
    let hasCalendar = calendar != nil || url == nil
    let calendar = hasCalendar ? try CalendarHandle.client(calendar) : nil
    shared = folder == nil ? calendar?.store : nil
    if record.delegate != nil { try requireThreads() }
    let methods = try readOptions(record.delegate, "options->delegate")
    place = try SessionHandle.place(record.session)
    // Last of what can fail: the network's threads run from here on.
    (source, network) = try Self.source(calendar, url, record.network)
    callbacks = record.delegate == nil ? nil : AstroCallbacks(delegate: methods)
    delegate = callbacks?.subscription(place)
  }

  /// The server of an address, else the calendar.
  private static func source(
    _ calendar: AstroCalendar?, _ url: String?, _ options: UnsafePointer<pentad_network_options>?
  ) throws(PentadError) -> (any AstroDaySource, Network?) {
    guard let url else { return (try require(calendar, "calendar"), nil) }
    // An address that is none is told before the network has threads.
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

  /// Ends the network and the delegate's calls after a failure; the delegate's context stays with the
  /// caller, or goes back to it.
  func giveUp(givingBack: Bool) {
    if let network {
      _ = try? runToTheEnd { () async throws(PentadError) in await network.close() }
    }
    if !givingBack { delegate?.disown() }
    delegate?.cancel()
  }
}
