public import PentadCore

/// The front door of StellarKit: courses, classes, announcements and bookmarks, with and without a
/// network.
///
/// - Reading answers from the store while that is fresh, asks the source otherwise, and shows what is
///   stored, marked as stale, when the source fails. Nothing that was stored goes before what replaces
///   it is there.
/// - Bookmarks and read marks are the user's own: they are made in the store at once, and sent later,
///   by one of the clients that have the store open.
/// - Calls that ask the same at once are answered by one question.
/// - All that happens leaves through one stream of ``StellarEvent``; the store is changed before.
///
/// ```swift
/// let client = try await StellarClient(
///   StellarConfiguration(folder: path), transport: transport, endpoint: "https://example.org/api")
/// let courses = try await client.courses().value
/// for await update in client.classInfo("18.06") { show(update) }
/// ```
///
/// Several clients, of this process and of others, may be open on a folder. What is kept for how long
/// says ``StellarPolicies``.
///
/// C: `pentad_stellar_client`.
public final class StellarClient: Sendable {
  /// Classes and lists in memory.
  public let cache = StellarCache()
  let source: any StellarSource
  let store: StellarStore
  let hub: EventHub<StellarEvent>
  let time: TimeSource
  let devices: StellarDevices
  let sender: StellarSender
  let flights = StellarFlights()
  private let watching: Task<Void, Never>

  /// Opens a client and its store.
  ///
  /// - Parameter events: where events go: one that is observed before hears
  ///   ``StellarEvent/recovered(rowsKept:isPartial:)``.
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the folder or the file cannot be written;
  ///   ``PentadCore/PentadError/Code/unsupported`` for a file of a later version or of another program,
  ///   which is not touched;
  ///   ``PentadCore/PentadError/Code/corrupt`` when a damaged file cannot be rebuilt now;
  ///   ``PentadCore/PentadError/Code/otherServer`` when the store belongs to another server: that of the source
  ///   gets neither the device's secret nor bookmarks.
  public init(
    _ configuration: StellarConfiguration = StellarConfiguration(), source: any StellarSource,
    events: EventHub<StellarEvent> = EventHub()
  ) async throws(PentadError) {
    let store: StellarStore = try await StellarStore.open(
      configuration, address: source.address
    ) { [weak events] in
      events?.publish(
        .storeFailed(PentadError(.corrupt, "the store is damaged; open it again to rebuild it")))
    }
    if let recovery = store.recovery {
      events.publish(.recovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
    }
    self.source = source
    self.store = store
    hub = events
    time = configuration.time
    let credentials =
      configuration.credentials
      ?? StellarStore.credentials(
        in: configuration.folder, allowsShared: configuration.allowsSharedStore)
    devices = StellarDevices(store: store, credentials: credentials, events: events, time: time)
    let sender = StellarSender(
      devices, source: source, worksByItself: configuration.worksByItself)
    self.sender = sender
    let cache = cache
    let changes = try? await store.changes()
    watching = Task {
      guard let changes, configuration.folder != nil else { return }
      for await _ in changes {
        cache.clear()
        events.publish(.storeChanged)
        sender.wake()
      }
    }
    sender.start()
  }

  /// Opens a client of a server of the Stellar protocol.
  ///
  /// - Parameters:
  ///   - transport: what carries the questions; retries and limits are its own.
  ///   - endpoint: the address of the server's API, which ``endpoint(of:)`` makes of its base; nil for no
  ///     server: what is stored is all there is, and the transport says so.
  /// - Throws: as ``init(_:source:events:)``; ``PentadCore/PentadError/Code/invalid`` for an endpoint
  ///   that is no address.
  ///
  /// C: `pentad_stellar_client_open`.
  public convenience init(
    _ configuration: StellarConfiguration = StellarConfiguration(), transport: any Transport,
    endpoint: String?, events: EventHub<StellarEvent> = EventHub()
  ) async throws(PentadError) {
    let time = configuration.time
    var server: StellarServer
    if let endpoint {
      server = try StellarServer(transport: transport, endpoint: endpoint, time: time)
    } else {
      server = StellarServer(none: transport, time: time)
    }
    server.log = ClientLog(configuration.logger, source: "StellarKit.server")
    try await self.init(configuration, source: server, events: events)
  }

  /// The address of the API of a server: of its base, such as `http://127.0.0.1:8080`, that with the usual path
  /// `/stellar/api/`; any other address as it is.
  ///
  /// A server that answers at its root is written with an empty query: `https://example.org/?`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an address that is none.
  public static func endpoint(of server: String) throws(PentadError) -> String {
    let url = try TransportURL(server)
    return url.path == "/" && url.query == nil ? url.origin + "/stellar/api/" : url.string
  }

  deinit {
    watching.cancel()
    let (sender, store, hub) = (sender, store, hub)
    Task {
      await sender.stop()
      await store.close()
      hub.finish()
    }
  }

  /// Closes the client: what is being written is written, what is being sent is tried again by the next
  /// client. Later calls throw ``PentadCore/PentadError/Code/closed``; events and lists end.
  ///
  /// C: `pentad_stellar_client_free`.
  public func close() async {
    watching.cancel()
    await sender.stop()
    await store.close()
    cache.clear()
    hub.finish()
  }
}

/// What is under way, so that the same is not asked twice at once.
struct StellarFlights: Sendable {
  let courses = SharedTasks<Bool, Snapshot<[StellarCourse]>>()
  let classes = SharedTasks<String, Snapshot<[StellarClass]>>()
  let info = SharedTasks<String, StellarClassDetail>()
  let search = SharedTasks<String, [StellarClass]>()
  let term = SharedTasks<Bool, TermChange>()
}
