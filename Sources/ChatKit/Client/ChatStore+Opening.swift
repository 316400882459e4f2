import PentadCore

extension ChatStore {
  /// Opens the store of an account.
  ///
  /// - Parameters:
  ///   - servers: the servers that it must belong to; nil for those that it belongs to.
  ///   - serversAreKnown: true if these are known to be the account's servers.
  static func open(
    _ configuration: ChatConfiguration, userId: String, _ purpose: ChatStoreOptions.Purpose,
    servers: GroupMeServers? = nil, serversAreKnown: Bool = false
  ) async throws(PentadError) -> ChatStore {
    var options = ChatStoreOptions()
    options.purpose = purpose
    options.servers = servers
    options.serversAreKnown = serversAreKnown
    options.serversHaveMoved = configuration.serversHaveMoved
    options.time = configuration.time
    options.leaseInterval = configuration.leaseInterval
    options.allowsSharedStore = configuration.allowsSharedStore
    options.logger = configuration.logger
    options.beforeStep = configuration.beforeStep
    return try await ChatStore.open(
      folder: configuration.folder.map { AccountFolder.path(in: $0, of: userId) }, userId: userId,
      options)
  }
}
