import CPentad
import ChatKit
import PentadCore

/// The options with which a client is opened.
struct ChatOpening: Sendable {
  private let configuration: ChatConfiguration
  private let network: Network
  /// The queue or session that runs the client's callbacks.
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size; `invalid` for a text that is not UTF-8, an invalid
  ///   address and options that `Network` rejects; `closed` when the session was freed;
  ///   `unsupported` without the trait Networking and in the child of a `fork()`
  init(_ pointer: UnsafePointer<pentad_chat_client_options>?) throws(PentadError) {
    try requireWorkers()
    let record = try readOptions(pointer, "options")
    var configuration = ChatConfiguration(
      folder: try readOptionalFolder(record.store_folder, "options->store_folder"))
    if let server = try readOptionalText(record.server, "options->server") {
      configuration.servers = try GroupMeServers(reference: server)
    }
    configuration.allowsSharedStore = record.allows_shared_store != 0
    configuration.serversHaveMoved = record.server_has_moved != 0
    configuration.worksByItself = record.manual_synchronising == 0
    if record.requests_per_second != 0 {
      let rate = record.requests_per_second
      configuration.rate =
        rate < 0 ? nil : try ChatConfiguration.rate(inAnySecond: Int(rate))
    }
    self.configuration = configuration
    place = try SessionHandle.place(record.session)
    // The last step: an open network would have to be closed after a later failure.
    network = try Network(record.network)
  }

  /// Signs a user in.
  func signIn(_ token: String) async throws(PentadError) -> ChatHandle {
    try await open { () async throws(PentadError) in
      try await ChatClient.signIn(
        token: token, configuration, transport: network.plain, sockets: network.sockets)
    }
  }

  /// Opens an account that is signed in: a given user's, or the last one.
  func open(_ userId: String?) async throws(PentadError) -> ChatHandle {
    try await open { () async throws(PentadError) in
      try await ChatClient.open(
        configuration, userId: userId, transport: network.plain, sockets: network.sockets)
    }
  }

  /// Signs a user out. The store may be one that cannot be opened.
  func signOut(_ userId: String?) async throws(PentadError) {
    await network.close()
    try await ChatClient.signOut(configuration, userId: userId)
  }

  private func open(
    _ make: () async throws(PentadError) -> ChatClient
  ) async throws(PentadError) -> ChatHandle {
    do throws(PentadError) {
      return ChatHandle(try await make(), network, place)
    } catch {
      await network.close()
      throw error
    }
  }
}
