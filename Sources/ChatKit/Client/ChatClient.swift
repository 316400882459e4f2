public import PentadCore

/// A client for one account of GroupMe, or of another server with the same protocol. It works with
/// and without a network.
///
/// - All reads come from the store and return at once. The client keeps the store up to date
///   through push messages and through regular comparison with the server, so that a lost push
///   loses nothing.
/// - Everything that the user writes or does is in the store when the call returns, and is sent
///   later: each message exactly once, in order.
/// - All changes are published as ``ChatEvent``s in one numbered log that survives the process. The
///   store is changed before the event is published.
///
/// ```swift
/// let http = try HTTPTransport()
/// let client = try await ChatClient.signIn(
///   token: token, ChatConfiguration(folder: path), transport: http, sockets: http)
/// for await update in client.observeGroups() { show(update.items) }
/// ```
///
/// Several clients, in one process or in several, may have the same account open. Only one of them
/// does the network work; the others see its changes. The client assumes that the server processes
/// a request no later than 30 seconds after its connection ended. After that time it checks whether
/// a message with an unknown outcome has arrived, before it sends it again.
///
/// C: `pentad_chat_client`.
public final class ChatClient: Sendable {
  /// The signed-in user's id.
  public let userId: String
  let store: ChatStore
  let api: GroupMeAPI
  let sync: ChatSync
  let adding: MemberAdding
  let sender: ChatSender
  let push: PushClient
  let worker: ChatWorker
  let accounts: ChatAccounts
  let time: TimeSource
  let notifications = EventHub<ChatNotification>()
  /// The times of the last typing notice, by conversation.
  let typingToldAt = Lock<[ConversationKey: Int64]>([:])
  /// True once a sign-out erases all stored data, including pending messages.
  let isSignedOut = Lock(false)
  private let watching: Task<Void, Never>

  init(
    _ configuration: ChatConfiguration, store: ChatStore, accounts: ChatAccounts,
    transport: any Transport, sockets: (any WebSocketTransport)?
  ) async {
    let (userId, servers) = (store.userId, store.servers)
    let time = configuration.time
    let limited: any Transport
    if let rate = configuration.rate {
      limited = RateLimitedTransport(transport, rate, time: time)
    } else {
      limited = transport
    }
    let token: @Sendable () async throws(PentadError) -> String = {
      () async throws(PentadError) in try await accounts.token(of: userId, for: servers)
    }
    var api = GroupMeAPI(
      transport: limited, servers: servers, token: token, userId: userId, time: time)
    api.log = ClientLog(configuration.logger, source: "ChatKit.server")
    let check = TokenCheck(api, time)
    let push = PushClient(
      servers: servers, sockets: sockets, transport: transport, userId: userId,
      time: time, verify: { await check.verdict() }, token: token)
    self.push = push
    api.onRefusal = { [weak push] in check.run { [weak push] in push?.tokenRefused() } }
    api.onDate = { [weak push] date in push?.hear(serviceTime: date) }
    self.api = api
    sync = ChatSync(api: api, store: store)
    adding = MemberAdding(sync, time)
    sender = ChatSender(store: store, sync: sync, time: time, rhythm: configuration.rhythm)
    worker = ChatWorker(
      store: store, sync: sync, adding: adding, sender: sender, push: push, time: time,
      rhythm: configuration.rhythm, notifications: notifications)
    self.store = store
    self.accounts = accounts
    self.userId = userId
    self.time = time
    let (sender, worker) = (sender, worker)
    let changes = try? await store.changes()
    watching = Task {
      guard let changes, configuration.folder != nil else { return }
      var signOuts = SignOutWatch(store, worker)
      await signOuts.look()
      for await _ in changes {
        sender.wake()
        await signOuts.look()
      }
    }
    if configuration.worksByItself { worker.start() }
  }

  deinit {
    watching.cancel()
    let (worker, store) = (worker, store)
    Task {
      await worker.stop()
      await store.close()
    }
  }

  /// Closes the client. Writes in progress are completed. For a message that is being sent, the
  /// next client checks whether it arrived, and sends it again if not. Later calls throw
  /// ``PentadCore/PentadError/Code/closed``; events and lists end.
  ///
  /// C: `pentad_chat_client_free`.
  public func close() async {
    watching.cancel()
    await worker.stop()
    await store.close()
    notifications.finish()
  }

  /// Returns true if an id is the signed-in user's. Ids are compared as text.
  public func isUser(_ id: String) -> Bool { id == userId }

  /// Returns the signed-in user, as last received from the server. It sends no request.
  ///
  /// - Returns: the user; nil when the server has not described it yet.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_account`.
  public func account() async throws(PentadError) -> ChatUser? { try await store.account() }

  // MARK: The network

  /// The current state of the push connection; ``ChatEvent/connection(_:)`` reports changes. It is
  /// ``ChatConnection/offline`` outside automatic mode, and while another client works for the
  /// account.
  ///
  /// C: `pentad_chat_client_connection`.
  public var connection: ChatConnection { worker.listener.connection }

  /// Synchronises once. It fetches new data, reads the newest messages of every conversation again,
  /// and sends what is due. It returns when all this is done. Failed items that wait for a retry
  /// are not due: ``networkChanged()``.
  ///
  /// A message that may have arrived already, possibly in an earlier process, takes 30 seconds,
  /// until the client can check for it.
  ///
  /// In automatic mode, the client does all this continuously. While another client works for the
  /// account, that client does the sending.
  ///
  /// - Throws: network and server errors when a list cannot be read, or none of several
  ///   conversations can. The error is thrown after all other work is done. Fetched data is kept,
  ///   and due items are sent, unless there is no network or the server does not accept the token.
  ///   If neither list can be read, no conversation is read. A conversation that cannot be read is
  ///   reported as ``ChatEvent/failed(_:)`` and does not block the others.
  ///
  /// If the server throttles requests (HTTP 429), the client waits.
  ///
  /// - Returns: the number of compared conversations, and those that could not be read.
  ///
  /// C: `pentad_chat_client_synchronise`.
  @discardableResult
  public func synchronise() async throws(PentadError) -> SyncReport {
    try await worker.workOnce()
    await push.lookAtToken()
    return try await lastSynchronisation()
  }

  /// Returns the report of the last synchronisation, either automatic or by ``synchronise()``.
  ///
  /// - Returns: the report.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_sync_report`.
  public func lastSynchronisation() async throws(PentadError) -> SyncReport {
    var report = sync.report
    report.unreadable = try await store.storageUsage().unreadable
    return report
  }

  /// Retries everything that waits for a retry at once, including unsent items. Call it when the
  /// network changes.
  ///
  /// C: `pentad_chat_client_network_changed`.
  public func networkChanged() { worker.networkChanged() }
}
