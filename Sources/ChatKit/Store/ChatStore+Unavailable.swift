#if !Storage
  import PentadCore

  /// The store of a build without the trait Storage: there is none, so nothing here is ever called but
  /// the opening.
  ///
  /// It is no enum without cases: the compiler refuses a client that holds one.
  final class ChatStore: Sendable {
    let userId = ""
    let servers = GroupMeServers()

    private init() {}

    static func open(
      folder: String?, userId: String, _ configuration: ChatStoreOptions = ChatStoreOptions()
    ) async throws(PentadError) -> ChatStore { throw missing }

    private static var missing: PentadError {
      PentadError(.unsupported, "this build has no stores; it was made without Storage")
    }

    // MARK: Its life

    func close() async {}
    func suspend() async throws(PentadError) { throw Self.missing }
    func resume() async throws(PentadError) { throw Self.missing }
    func whenResumed<Value: Sendable>(
      _ body: () async throws(PentadError) -> Value
    ) async throws(PentadError) -> Value { throw Self.missing }
    func holding() -> AsyncStream<Bool> { AsyncStream { $0.finish() } }
    func changes() async throws(PentadError) -> AsyncStream<Void> { throw Self.missing }
    func setting(_ name: String) async throws(PentadError) -> String? { throw Self.missing }
    func set(_ name: String, to value: String?) async throws(PentadError) { throw Self.missing }
    func storageUsage() async throws(PentadError) -> ChatStorageUsage { throw Self.missing }
    func tidy() async throws(PentadError) { throw Self.missing }
    func clearCache() async throws(PentadError) { throw Self.missing }
    func eraseAll(signingOut: Bool = false) async throws(PentadError) { throw Self.missing }

    // MARK: Events

    func events(after number: UInt64? = nil) -> AsyncStream<Published<ChatEvent>> {
      AsyncStream { $0.finish() }
    }
    func observe(
      on delivery: Delivery, after number: UInt64? = nil,
      _ handler: @escaping @Sendable (Published<ChatEvent>) -> Void
    ) -> Subscription { Subscription { _ in } }
    func readEvents(
      after number: UInt64, limit: Int
    ) async throws(PentadError) -> [Published<ChatEvent>] { throw Self.missing }
    func lastEvent() async throws(PentadError) -> UInt64 { throw Self.missing }
    func publish(_ transient: ChatEvent) {}
    func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
      key: @escaping @Sendable (Item) -> Key,
      load: @escaping @Sendable () async throws(PentadError) -> [Item],
      after isReason: @escaping @Sendable (ChatEvent) -> Bool
    ) -> AsyncStream<ListUpdate<Item>> { AsyncStream { $0.finish() } }

    // MARK: The account, conversations and members

    func account() async throws(PentadError) -> ChatUser? { throw Self.missing }
    func save(account user: ChatUser) async throws(PentadError) { throw Self.missing }
    func admit(_ user: ChatUser) async throws(PentadError) { throw Self.missing }
    func groups(_ membership: MembershipState = .active) async throws(PentadError) -> [ChatGroup] {
      throw Self.missing
    }
    func group(_ id: ChatGroup.ID) async throws(PentadError) -> ChatGroup? { throw Self.missing }
    func chats() async throws(PentadError) -> [DirectChat] { throw Self.missing }
    func chat(_ key: ConversationKey) async throws(PentadError) -> DirectChat? {
      throw Self.missing
    }
    func heads() async throws(PentadError) -> [ConversationHead] { throw Self.missing }
    @discardableResult
    func save(
      listing groups: [WireGroup], asked: UInt64? = nil, waiting: Set<String> = []
    ) async throws(PentadError) -> [ChatGroup.ID] { throw Self.missing }
    func noteRefreshed() async throws(PentadError) { throw Self.missing }
    func save(group: WireGroup) async throws(PentadError) { throw Self.missing }
    func save(
      chats: [WireChat], asked: UInt64? = nil, waiting: Set<String> = []
    ) async throws(PentadError) { throw Self.missing }
    func remove(group id: ChatGroup.ID, _ reason: GroupRemoval) async throws(PentadError) {
      throw Self.missing
    }
    func noteAbsent(group id: ChatGroup.ID, asked: UInt64) async throws(PentadError) {
      throw Self.missing
    }
    func members(of id: ChatGroup.ID) async throws(PentadError) -> [ChatMember] {
      throw Self.missing
    }
    func save(members: [ChatMember], of id: ChatGroup.ID) async throws(PentadError) {
      throw Self.missing
    }
    func membersDue(of id: ChatGroup.ID) async throws(PentadError) -> MessageID? {
      throw Self.missing
    }
    func noteMembersRead(
      of id: ChatGroup.ID, upTo news: MessageID
    ) async throws(PentadError) { throw Self.missing }
    @discardableResult
    func change(
      member userId: String, of id: ChatGroup.ID,
      _ body: @escaping @Sendable (inout ChatMember) -> Void
    ) async throws(PentadError) -> Bool { throw Self.missing }
    func save(_ request: MemberRequest) async throws(PentadError) { throw Self.missing }
    func remove(memberRequest resultsId: String) async throws(PentadError) { throw Self.missing }
    func memberRequests() async throws(PentadError) -> [MemberRequest] { throw Self.missing }

    // MARK: Messages

    @discardableResult
    func ingest(
      _ page: MessagePage, in key: ConversationKey, _ rule: IngestRule, asked: UInt64? = nil
    ) async throws(PentadError) -> Ingested { throw Self.missing }
    @discardableResult
    func apply(
      deletion id: MessageID, in key: ConversationKey, at time: Int64? = nil,
      by actor: String? = nil
    ) async throws(PentadError) -> Ingested? { throw Self.missing }
    @discardableResult
    func apply(
      edit page: MessagePage, in key: ConversationKey, asked: UInt64? = nil
    ) async throws(PentadError) -> Ingested? { throw Self.missing }
    @discardableResult
    func apply(
      reactions: String, to id: MessageID, in key: ConversationKey, asked: UInt64? = nil
    ) async throws(PentadError) -> Ingested? { throw Self.missing }
    func messages(
      in key: ConversationKey, before id: MessageID? = nil, limit: Int
    ) async throws(PentadError) -> [ChatMessage] { throw Self.missing }
    func messages(
      in key: ConversationKey, after id: MessageID, limit: Int
    ) async throws(PentadError) -> [ChatMessage] { throw Self.missing }
    func message(_ id: MessageID) async throws(PentadError) -> ChatMessage? { throw Self.missing }
    func messages(_ ids: [MessageID]) async throws(PentadError) -> [ChatMessage] {
      throw Self.missing
    }
    func pinned(in key: ConversationKey) async throws(PentadError) -> [ChatMessage] {
      throw Self.missing
    }
    func ownMessage(
      _ sourceGuid: String, in key: ConversationKey
    ) async throws(PentadError) -> ChatMessage? { throw Self.missing }
    func spans(of key: ConversationKey) async throws(PentadError) -> SpanSet { throw Self.missing }
    func gaps(in key: ConversationKey) async throws(PentadError) -> [MessageGap] {
      throw Self.missing
    }
    func hasOldest(of key: ConversationKey) async throws(PentadError) -> Bool {
      throw Self.missing
    }
    func head(of key: ConversationKey) async throws(PentadError) -> MessageID? {
      throw Self.missing
    }
    func search(
      _ text: String, in key: ConversationKey? = nil, limit: Int
    ) async throws(PentadError) -> [ChatMessage] { throw Self.missing }
    func indexMessages() async throws(PentadError) { throw Self.missing }

    // MARK: Reading from a thread

    func messagesNow(
      in key: ConversationKey, before id: MessageID? = nil, limit: Int
    ) throws(PentadError) -> [ChatMessage] { throw Self.missing }
    func messagesNow(
      in key: ConversationKey, after id: MessageID, limit: Int
    ) throws(PentadError) -> [ChatMessage] { throw Self.missing }
    func messageNow(_ id: MessageID) throws(PentadError) -> ChatMessage? { throw Self.missing }
    func pinnedNow(in key: ConversationKey) throws(PentadError) -> [ChatMessage] {
      throw Self.missing
    }
    func gapsNow(in key: ConversationKey) throws(PentadError) -> [MessageGap] {
      throw Self.missing
    }
    func groupsNow(_ membership: MembershipState) throws(PentadError) -> [ChatGroup] {
      throw Self.missing
    }
    func groupNow(_ id: ChatGroup.ID) throws(PentadError) -> ChatGroup? { throw Self.missing }
    func chatsNow() throws(PentadError) -> [DirectChat] { throw Self.missing }
    func membersNow(of id: ChatGroup.ID) throws(PentadError) -> [ChatMember] { throw Self.missing }
    func accountNow() throws(PentadError) -> ChatUser? { throw Self.missing }
    func outgoingNow(in key: ConversationKey?) throws(PentadError) -> [OutgoingMessage] {
      throw Self.missing
    }
    func readEventsNow(
      after number: UInt64, limit: Int
    ) throws(PentadError) -> [Published<ChatEvent>] { throw Self.missing }
    func lastEventNow() throws(PentadError) -> UInt64 { throw Self.missing }
    func setDraftNow(_ text: String?, in key: ConversationKey) throws(PentadError) {
      throw Self.missing
    }

    // MARK: The user's own

    func setDraft(_ text: String?, in key: ConversationKey) async throws(PentadError) {
      throw Self.missing
    }
    func draft(in key: ConversationKey) async throws(PentadError) -> String? { throw Self.missing }
    @discardableResult
    func setRead(
      upTo id: MessageID, in key: ConversationKey
    ) async throws(PentadError) -> Bool { throw Self.missing }
    @discardableResult
    func note(
      read id: MessageID, in key: ConversationKey
    ) async throws(PentadError) -> Bool { throw Self.missing }
    func note(_ receipts: [ReadReceipt]) async throws(PentadError) { throw Self.missing }
    @discardableResult
    func setMuted(
      until moment: Int64?, in key: ConversationKey
    ) async throws(PentadError) -> Bool { throw Self.missing }

    // MARK: What is to be sent

    func append(
      text: String?, attachments: [OutgoingAttachment] = [], sourceGuid: String,
      to key: ConversationKey
    ) async throws(PentadError) -> OutgoingMessage { throw Self.missing }
    func outgoing(
      in key: ConversationKey? = nil
    ) async throws(PentadError) -> [OutgoingMessage] { throw Self.missing }
    func outgoing(_ localId: Int64) async throws(PentadError) -> OutgoingMessage? {
      throw Self.missing
    }
    @discardableResult
    func retry(_ localId: Int64) async throws(PentadError) -> Bool { throw Self.missing }
    @discardableResult
    func cancel(_ localId: Int64) async throws(PentadError) -> Bool { throw Self.missing }
    @discardableResult
    func edit(
      _ localId: Int64, text: String?, attachments: [OutgoingAttachment]
    ) async throws(PentadError) -> Bool { throw Self.missing }
    func note(
      _ state: OutgoingMessage.State, of localId: Int64
    ) async throws(PentadError) { throw Self.missing }
    @discardableResult
    func noteHead(
      before localId: Int64, in key: ConversationKey, told: MessageID? = nil
    ) async throws(PentadError) -> Bool { throw Self.missing }
    static func copyOfPicture(_ path: String) throws(PentadError) -> [UInt8] { throw missing }
    func uploaded(
      _ url: String, position: Int, of localId: Int64
    ) async throws(PentadError) { throw Self.missing }
    @discardableResult
    func accepted(
      _ localId: Int64, as page: MessagePage
    ) async throws(PentadError) -> Ingested { throw Self.missing }
    @discardableResult
    func append(_ operation: ChatOperation) async throws(PentadError) -> Int64 {
      throw Self.missing
    }
    func operations() async throws(PentadError) -> [PendingOperation] { throw Self.missing }
    func waitingCount() async throws(PentadError) -> Int { throw Self.missing }
    func recoverOutbox() async throws(PentadError) { throw Self.missing }
    func nextStep() async throws(PentadError) -> ChatSendingStep { throw Self.missing }
    func noteAbsent(_ attempt: ChatAttempt) async throws(PentadError) { throw Self.missing }
    @discardableResult
    func settle(
      _ attempt: ChatAttempt, _ outcome: ChatOutcome
    ) async throws(PentadError) -> Bool { throw Self.missing }
    func hurry() async throws(PentadError) { throw Self.missing }
  }

  /// Something to send, of which there is none.
  struct ChatAttempt: Sendable {
    let work: ChatWork
    let mayHaveArrived: Bool
    let attempts: Int
    let firstAttemptAt: Int64?
  }
#endif
