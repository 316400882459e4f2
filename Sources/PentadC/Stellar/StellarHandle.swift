import CPentad
import PentadCore
import StellarKit

/// A handle for a client, with the resources that were opened for it.
final class StellarHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "client"

  let client: StellarClient
  let events: EventHub<StellarEvent>
  /// The queue or session that runs the client's callbacks.
  let place: any CallbackPlace
  private let network: Network?
  /// The delegate of the options.
  private let delegate: SubscriptionHandle?
  /// True if the client belongs to accounts, which close it.
  private let isShared: Bool

  fileprivate init(
    _ client: StellarClient, _ events: EventHub<StellarEvent>, _ place: any CallbackPlace,
    _ network: Network?, _ delegate: SubscriptionHandle?
  ) {
    self.client = client
    self.events = events
    self.place = place
    self.network = network
    self.delegate = delegate
    isShared = false
  }

  /// Creates a handle for the client of an account.
  init(sharing client: StellarClient, _ place: any CallbackPlace) {
    self.client = client
    events = client.hub
    self.place = place
    network = nil
    delegate = nil
    isShared = true
  }

  /// Closes the client, then its network, and stops the calls of its delegate. The client of an
  /// account stays open.
  func close() {
    guard !isShared else { return }
    let (client, network) = (client, network)
    _ = try? runToTheEnd { () async throws(PentadError) in
      await client.close()
      await network?.close()
    }
    delegate?.cancel()
  }
}

/// The options with which a client is opened.
struct StellarOpening: Sendable {
  private let configuration: StellarConfiguration
  private let endpoint: String?
  private let network: Network?
  private let callbacks: StellarCallbacks?
  private let delegate: SubscriptionHandle?
  /// The queue or session that runs the client's callbacks.
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size; `invalid` for a text that is not UTF-8, an invalid
  ///   address and options that `Network` rejects; `closed` for a delegate or a session after
  ///   `pentad_shutdown`; `unsupported` for a server without the trait Networking and in the child
  ///   of a `fork()`
  init(_ pointer: UnsafePointer<pentad_stellar_client_options>?) throws(PentadError) {
    try requireWorkers()
    let record = try readOptions(pointer, "options")
    configuration = try StellarConfiguration(record)
    let server = try readOptionalText(record.server, "options->server")
    if let server { endpoint = try StellarClient.endpoint(of: server) } else { endpoint = nil }
    var callbacks: StellarCallbacks?
    if record.delegate != nil {
      try requireThreads()
      callbacks = StellarCallbacks(delegate: try readOptions(record.delegate, "options->delegate"))
    }
    place = try SessionHandle.place(record.session)
    // The last step: an open network would have to be closed after a later failure.
    network = endpoint == nil ? nil : try Network(record.network)
    self.callbacks = callbacks
    delegate = callbacks?.subscription(place)
  }

  func open() async throws(PentadError) -> StellarHandle {
    let events = EventHub<StellarEvent>()
    if let callbacks, let delegate { callbacks.observe(delegate, events) }
    do throws(PentadError) {
      let client = try await StellarClient(
        configuration, transport: network?.transport ?? NoServer(),
        endpoint: endpoint, events: events)
      return StellarHandle(client, events, place, network, delegate)
    } catch {
      await network?.close()
      throw error
    }
  }

  /// Removes the secrets of a folder's devices. The folder's store may be one that cannot be
  /// opened.
  ///
  /// - Throws: as ``init(_:)``; errors of the removal
  static func forgetDevices(
    _ pointer: UnsafePointer<pentad_stellar_client_options>?
  ) throws(PentadError) {
    try requireWorkers()
    let configuration = try StellarConfiguration(try readOptions(pointer, "options"))
    try runAndWait { () async throws(PentadError) in
      try await StellarClient.forgetDevices(configuration)
    }
  }

  /// Stops the delegate's calls after a failure. Its context stays with the caller or is returned
  /// to it.
  func giveUp(givingBack: Bool) {
    if !givingBack { delegate?.disown() }
    delegate?.cancel()
  }
}

extension StellarConfiguration {
  fileprivate init(_ record: pentad_stellar_client_options) throws(PentadError) {
    self.init(folder: try readOptionalFolder(record.store_folder, "options->store_folder"))
    allowsSharedStore = record.allows_shared_store != 0
    serverHasMoved = record.server_has_moved != 0
    worksByItself = record.manual_synchronising == 0
  }
}
