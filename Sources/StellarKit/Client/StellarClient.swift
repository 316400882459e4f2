public import PentadCore

/// The entry point of StellarKit: courses, classes, announcements and bookmarks, online and
/// offline.
///
/// - Reads return stored data while it is fresh, and query the source otherwise. If the source
///   fails, they return the stored data, marked as stale. Stored data is removed only when its
///   replacement is available.
/// - Bookmarks and read marks belong to the user. They are written to the store at once, and sent
///   later by one of the clients that have the store open.
/// - Identical concurrent requests share one request to the source.
/// - All changes are published in one stream of ``StellarEvent``, after the store has changed.
///
/// ```swift
/// let client = try await StellarClient(
///   StellarConfiguration(folder: path), transport: transport, endpoint: "https://example.org/api")
/// let courses = try await client.courses().value
/// for await update in client.classInfo("18.06") { show(update) }
/// ```
///
/// Several clients of this process and of others may use a folder at the same time.
/// ``StellarPolicies`` lists the data that is kept, and for how long.
///
/// C: `pentad_stellar_client`.
public final class StellarClient: Sendable {
  /// The classes and lists in memory.
  public let cache = StellarCache()
  let source: any StellarSource
  let store: StellarStore
  /// Publishes the events.
  package let hub: EventHub<StellarEvent>
  let time: TimeSource
  let fetchesGrades: Bool
  let fileBytes: Int64
  let devices: StellarDevices
  let sender: StellarSender
  let flights = StellarFlights()
  private let watching: Task<Void, Never>

  /// Opens a client and its store.
  ///
  /// - Parameter events: receives the events. Observe it before opening the client to receive
  ///   ``StellarEvent/recovered(rowsKept:isPartial:)``.
  /// - Throws: ``PentadCore/PentadError/Code/storage`` when the folder or the file cannot be
  ///   written; ``PentadCore/PentadError/Code/unsupported`` for a file of a later version or of
  ///   another program, which is not modified; ``PentadCore/PentadError/Code/corrupt`` when a
  ///   damaged file cannot be rebuilt now; ``PentadCore/PentadError/Code/otherServer`` when the
  ///   store belongs to another server: neither the device's secret nor bookmarks are sent to the
  ///   server of the source.
  public init(
    _ configuration: StellarConfiguration = StellarConfiguration(), source: any StellarSource,
    events: EventHub<StellarEvent> = EventHub()
  ) async throws(PentadError) {
    let store: StellarStore = try await StellarStore.open(
      configuration, address: source.address, accepted: AcceptedChanges(of: source)
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
    fetchesGrades = configuration.fetchesGrades
    fileBytes = configuration.fileBytes
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

  /// Opens a client for a server of the Stellar protocol.
  ///
  /// - Parameters:
  ///   - transport: sends the requests, with its own retries and limits.
  ///   - endpoint: the address of the server's API, which ``endpoint(of:)`` derives from the base
  ///     address; nil for no server: only stored data is available, and the transport reports the
  ///     error.
  /// - Throws: as ``init(_:source:events:)``; ``PentadCore/PentadError/Code/invalid`` for an
  ///   endpoint that is not a valid address.
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

  /// Returns the address of a server's API. A base address, such as `http://127.0.0.1:8080`, gets
  /// the usual path `/stellar/api/`. Any other address is unchanged.
  ///
  /// Append an empty query for a server that serves the API at its root: `https://example.org/?`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address.
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

  /// Closes the client. Writes in progress are completed. An interrupted send is retried by the
  /// next client. Later calls throw ``PentadCore/PentadError/Code/closed``; events and lists end.
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

/// The requests in progress, shared by identical concurrent calls.
struct StellarFlights: Sendable {
  let courses = SharedTasks<Bool, Snapshot<[StellarCourse]>>()
  let classes = SharedTasks<String, Snapshot<[StellarClass]>>()
  let info = SharedTasks<String, StellarClassDetail>()
  let search = SharedTasks<String, [StellarClass]>()
  let term = SharedTasks<Bool, TermChange>()
  let refresh = SharedTasks<Bool, StellarRefresh>()
  let grades = SharedTasks<String, Snapshot<[StellarGrade]>>()
  let files = SharedTasks<String, Snapshot<[StellarFile]>>()
  let posts = SharedTasks<[String], Snapshot<[StellarPost]>>()
  let contents = SharedTasks<String, StellarFileContent>()
}
