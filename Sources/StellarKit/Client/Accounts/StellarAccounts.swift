import Foundation
public import PentadCore

/// The accounts of a student at several schools, each with its own store and ``StellarClient``.
///
/// The folder of the configuration contains the list, and a folder for each account's data. The
/// secrets are stored in the credential store only: neither files nor logs contain them.
///
/// ```swift
/// let accounts = try await StellarAccounts(StellarConfiguration(folder: path), transport: transport)
/// try await accounts.addCanvas("school.instructure.com", token: token)
/// try await accounts.refreshAll()
/// let classes = try await accounts.myClasses()
/// ```
///
/// C: `pentad_stellar_accounts`.
public final class StellarAccounts: Sendable {
  /// Creates the source of an account.
  public typealias SourceMaker =
    @Sendable (StellarAccount, StellarAccountSecret) async throws(PentadError) -> any StellarSource

  let configuration: StellarConfiguration
  /// Sends the requests of sign-ins; nil for accounts with sources of the host.
  let transport: (any Transport)?
  let credentials: any CredentialStore
  private let list: AccountStore
  let makeSource: SourceMaker
  let clients = Lock<[StellarAccount.ID: StellarClient]>([:])
  /// Held while a client is opened, a token is replaced, or an account is removed. So no client is
  /// opened with a replaced token, or for a removed account.
  let changing = AsyncSemaphore(1)

  /// Opens the list of accounts. If a removal was interrupted, it is completed.
  ///
  /// - Parameters:
  ///   - configuration: the options of each client. The folder contains the list and the folders of
  ///     the accounts.
  ///   - makeSource: creates the source of an account when its client is opened.
  /// - Throws: as ``StellarClient/init(_:source:events:)``.
  public convenience init(
    _ configuration: StellarConfiguration = StellarConfiguration(),
    makeSource: @escaping SourceMaker
  ) async throws(PentadError) {
    try await self.init(configuration, signInBy: nil, makeSource: makeSource)
  }

  init(
    _ configuration: StellarConfiguration, signInBy transport: (any Transport)?,
    makeSource: @escaping SourceMaker
  ) async throws(PentadError) {
    self.configuration = configuration
    self.transport = transport
    self.makeSource = makeSource
    credentials =
      configuration.credentials
      ?? StellarStore.credentials(
        in: configuration.folder, allowsShared: configuration.allowsSharedStore)
    list = try await AccountStore.open(configuration)
    for account in try await list.accounts(removing: true) {
      // The next opening tries again to remove the rest.
      try? await wipe(account)
    }
  }

  /// Closes all clients, and the list.
  ///
  /// C: `pentad_stellar_accounts_free`.
  public func close() async {
    await changing.wait()
    for client in clients.withLock({ $0 }).values { await client.close() }
    clients.withLock { $0 = [:] }
    await list.close()
    await changing.signal()
  }

  // MARK: The list

  /// Returns the accounts in the order in which they were added.
  ///
  /// - Returns: the accounts.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_accounts_all`.
  public func all() async throws(PentadError) -> [StellarAccount] { try await list.accounts() }

  /// Adds an account. No request is sent to the school.
  ///
  /// - Parameters:
  ///   - kind: the kind of the school's system.
  ///   - address: the address of the system.
  ///   - name: a name to show; nil for the host of the address.
  ///   - secret: the access token, or the text in which the source keeps its tokens; nil for a
  ///     system without accounts.
  /// - Returns: the account.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an invalid address;
  ///   ``PentadCore/PentadError/Code/conflict`` if there is an account of this kind and address;
  ///   store and credential write errors: the account is not added then.
  ///
  /// C: `pentad_stellar_accounts_add`.
  @discardableResult
  public func add(
    _ kind: StellarAccount.Kind, address: String, name: String? = nil, secret: String? = nil
  ) async throws(PentadError) -> StellarAccount {
    let url = try TransportURL(address)
    let account = StellarAccount(
      id: UUID().uuidString.lowercased(), kind: kind, address: url.string, name: name ?? url.host)
    let kept = StellarAccountSecret(credentials, account.id)
    // The secret comes first, so that a listed account always has it.
    if let secret { try await kept.replace(secret) }
    do throws(PentadError) {
      try await list.add(account)
    } catch {
      try? await kept.remove()
      throw error
    }
    return account
  }

  /// Signs out: removes an account with its secret, its store and its files. Pending changes are
  /// discarded. No request is sent to the school, so it does not revoke the token.
  ///
  /// The secret is removed first. If the removal is interrupted, the next opening completes it.
  ///
  /// - Parameter id: the account's id.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for an unknown id; store and credential
  ///   errors: the account is no longer listed, and the next opening tries again.
  ///
  /// C: `pentad_stellar_accounts_remove`.
  public func remove(_ id: StellarAccount.ID) async throws(PentadError) {
    let account = try await account(id)
    try await changing.withPermit { () async throws(PentadError) in
      guard try await self.list.beginRemoving(id) else { return }
      try await self.wipe(account)
    }
  }

  /// The result of rebuilding the list, which was damaged; nil otherwise.
  package var listRecovery: (rowsKept: Int, isPartial: Bool)? { list.recovery }

  /// Returns the result of rebuilding the damaged store of an account; nil otherwise, and for one
  /// that is not open.
  package func recovery(of id: StellarAccount.ID) -> (rowsKept: Int, isPartial: Bool)? {
    clients.withLock { $0[id] }?.store.recovery
  }

  func account(_ id: StellarAccount.ID) async throws(PentadError) -> StellarAccount {
    guard let account = try await list.accounts().first(where: { $0.id == id }) else {
      throw PentadError(.notFound, "there is no account \(id)")
    }
    return account
  }

  private func wipe(_ account: StellarAccount) async throws(PentadError) {
    try await StellarAccountSecret(credentials, account.id).remove()
    await clients.withLock { $0.removeValue(forKey: account.id) }?.close()
    let own = configuration(of: account)
    if let folder = own.folder {
      try await erase(own)
      try? FileManager.default.removeItem(atPath: folder)
    }
    try await list.remove(account.id)
  }

  /// Erases the store and the device's secret in a folder. A damaged store is removed with its
  /// folder only.
  private func erase(_ own: StellarConfiguration) async throws(PentadError) {
    let store: StellarStore
    do throws(PentadError) {
      store = try await StellarStore.open(own, onDamage: {})
    } catch {
      guard error.code.coarse == .corrupt else { throw error }
      return
    }
    let devices = StellarDevices(
      store: store,
      credentials: own.credentials
        ?? StellarStore.credentials(in: own.folder, allowsShared: own.allowsSharedStore),
      events: EventHub(), time: own.time)
    do throws(PentadError) {
      try await devices.forgetSecret()
      try await store.eraseAll()
    } catch {
      await store.close()
      throw error
    }
    await store.close()
  }

  // MARK: Clients

  /// Returns the client of an account. The first call opens it, and ``close()`` closes it.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound``; errors of creating the source; as
  ///   ``StellarClient/init(_:source:events:)``.
  ///
  /// C: `pentad_stellar_accounts_client`.
  public func client(_ id: StellarAccount.ID) async throws(PentadError) -> StellarClient {
    if let client = clients.withLock({ $0[id] }) { return client }
    return try await changing.withPermit { () async throws(PentadError) in
      if let client = self.clients.withLock({ $0[id] }) { return client }
      let account = try await self.account(id)
      let source = try await self.makeSource(
        account, StellarAccountSecret(self.credentials, account.id))
      let client = try await StellarClient(self.configuration(of: account), source: source)
      self.clients.withLock { $0[id] = client }
      return client
    }
  }

  func configuration(of account: StellarAccount) -> StellarConfiguration {
    var own = configuration
    own.folder = configuration.folder.map { "\($0)/\(account.id)" }
    return own
  }
}
