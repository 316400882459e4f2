public import PentadCore

/// The front door of ChatKit: one account of GroupMe, or of a server of its protocol, with and without a
/// network.
///
/// - What is read comes from the store, at once. What the server has comes into the store by itself: as
///   it is pushed, and by comparing, so that nothing is lost when a push is.
/// - What the user writes and does is in the store when the call returns, and is sent later: each message
///   exactly once, in order.
/// - All that happens leaves through one numbered log of ``ChatEvent``s, which outlives the process; the
///   store is changed before.
///
/// ```swift
/// let http = try HTTPTransport()
/// let client = try await ChatClient.signIn(
///   token: token, ChatConfiguration(folder: path), transport: http, sockets: http)
/// for await update in client.observeGroups() { show(update.items) }
/// ```
///
/// Several clients, of this process and of others, may be open on an account: one of them works, and the
/// others see what it does. A request is taken to be dealt with no later than 30 seconds after its
/// connection ended; a message whose fate is not known is looked for then, before it is sent again.
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
  /// When others were told that the user is writing, by the conversation.
  let typingToldAt = Lock<[ConversationKey: Int64]>([:])
  /// Set when all that is stored goes, messages that wait too.
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

  /// Closes the client: what is being written is written, what is being sent is looked for and sent again
  /// by the next client. Later calls throw ``PentadCore/PentadError/Code/closed``; events and lists end.
  ///
  /// C: `pentad_chat_client_free`.
  public func close() async {
    watching.cancel()
    await worker.stop()
    await store.close()
    notifications.finish()
  }

  /// Whether an id is the signed-in user's. Ids are compared as texts.
  public func isUser(_ id: String) -> Bool { id == userId }

  /// The signed-in user, as the server last described it. The server is not asked.
  ///
  /// - Returns: the user; nil when the server has not described it yet.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_account`.
  public func account() async throws(PentadError) -> ChatUser? { try await store.account() }

  // MARK: The network

  /// How the client hears of what is new at this moment; ``ChatEvent/connection(_:)`` tells when it
  /// changes. ``ChatConnection/offline`` for one that does not work by itself, and while another client
  /// works for the account.
  ///
  /// C: `pentad_chat_client_connection`.
  public var connection: ChatConnection { worker.listener.connection }

  /// Fetches what is new, reads the newest messages of every conversation again, and sends what is due, once;
  /// returns when that is done. What failed and waits for its time is not due: ``networkChanged()``.
  ///
  /// A message that may have arrived already, in an earlier process perhaps, takes 30 seconds: until it can be
  /// looked for.
  ///
  /// A client that works by itself does so all the time. While another client works for the account, that
  /// one sends.
  ///
  /// - Throws: what the server or the network says when a list cannot be read, or none of several
  ///   conversations can, and only after all else is done: what was fetched stays, and what is due is sent,
  ///   unless there is no network or the server does not accept the token. When neither list can be read, no
  ///   conversation is. One that cannot be read is told as ``ChatEvent/failed(_:)``, and holds up nothing.
  ///
  /// A server that refuses requests for being too many is waited for.
  ///
  /// - Returns: how many conversations were compared, and which of them could not be read.
  ///
  /// C: `pentad_chat_client_synchronise`.
  @discardableResult
  public func synchronise() async throws(PentadError) -> SyncReport {
    try await worker.workOnce()
    await push.lookAtToken()
    return try await lastSynchronisation()
  }

  /// Returns what the last synchronisation came to, the client's own or ``synchronise()``.
  ///
  /// - Returns: the report.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_sync_report`.
  public func lastSynchronisation() async throws(PentadError) -> SyncReport {
    var report = sync.report
    report.unreadable = try await store.storageUsage().unreadable
    return report
  }

  /// Has the client try at once what it would have tried later, what waits to be sent too: call it when the
  /// network changes.
  ///
  /// C: `pentad_chat_client_network_changed`.
  public func networkChanged() { worker.networkChanged() }
}
