import PentadCore

/// Works for an account while its client holds the store's lease: listens, fetches what is new, sends.
///
/// Clients of the same account without the lease see what it does in the store.
final class ChatWorker: Sendable {
  let store: ChatStore
  let sync: ChatSync
  let adding: MemberAdding
  let sender: ChatSender
  let push: PushClient
  let listener: ChatListener
  private let time: TimeSource
  private let rhythm: ChatRhythm
  private let leased = LeasedWork()
  private let due = Due()

  init(
    store: ChatStore, sync: ChatSync, adding: MemberAdding, sender: ChatSender,
    push: PushClient, time: TimeSource, rhythm: ChatRhythm,
    notifications: EventHub<ChatNotification>
  ) {
    self.store = store
    self.sync = sync
    self.adding = adding
    self.sender = sender
    self.push = push
    self.time = time
    self.rhythm = rhythm
    listener = ChatListener(
      store: store, sync: sync, time: time, settling: rhythm.settling,
      notifications: notifications
    ) { [due] isThorough in due.note(isThorough) }
  }

  // MARK: Its life

  func start() {
    leased.follow { [store] in
      store.holding()
    } changed: { [listener] _ in
      listener.note(.offline)
    } work: {
      await self.work()
    }
  }

  /// Ends it, and waits for what is being written.
  func stop() async {
    // First, or all conversations that are due would be read before it ends.
    await sync.stop()
    await leased.stop()
    listener.note(.offline)
  }

  /// Ends what is under way, waits for what is being written, and begins nothing until ``goOn()``
  /// was called as often.
  func rest() async {
    let resting = leased.rest()
    // What it waits for is not cancelled with it.
    await sync.end()
    await resting.value
    listener.note(.offline)
  }

  /// Begins again, as far as the lease is held.
  func goOn() { leased.goOn() }

  /// Does once what the client otherwise does by itself, unless another client does it.
  func workOnce() async throws(PentadError) {
    // A client that was closed says so, rather than that there is no token.
    _ = try await store.lastEvent()
    var failure: PentadError?
    // What is due does not wait for what cannot be read, unless it cannot leave either.
    do throws(PentadError) {
      try await sync.refresh(isThorough: true)
    } catch {
      if ChatSync.endsAll(error) { throw error }
      failure = error
    }
    do throws(PentadError) {
      try await adding.settle()
    } catch {
      if ChatSync.endsAll(error) { throw error }
      failure = failure ?? error
    }
    for await isHeld in store.holding() {
      if isHeld { await leased.run { [sender] in await sender.sendAll() } }
      break
    }
    if let failure { throw failure }
  }

  /// Looks at the server at once, and tries again what waits for its time.
  func networkChanged() {
    push.networkChanged()
    due.note(false)
    let (store, sender) = (store, sender)
    Task {
      try? await store.hurry()
      sender.wake()
    }
  }

  private func work() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.push.run { await self.listener.hear($0) } }
      group.addTask { await self.sender.run() }
      group.addTask { await self.look() }
    }
  }

  // MARK: Looking

  /// Compares with the server when something may have been missed, and from time to time. The first time
  /// that is soon, and with all messages, whether the push service can be reached or not.
  private func look() async {
    var failures = 0
    // What happened before this began, nobody has heard.
    var lastThorough: Int64?
    var wait = min(rhythm.lists, rhythm.first)
    while !Task.isCancelled {
      await due.signal.wait(atMost: wait, time)
      guard !Task.isCancelled else { return }
      let isOld = lastThorough.map { time.uptime() - $0 >= rhythm.messages } ?? true
      var isThorough = due.take() || isOld
      defer {
        wait =
          failures == 0
          ? rhythm.lists
          : min(rhythm.lists, rhythm.firstRetry << Int64(min(failures - 1, 20)))
      }
      do throws(PentadError) {
        let failure = try await sync.look(isThorough: isThorough)
        await push.lookAtToken()
        if isThorough { lastThorough = time.uptime() }
        // What comes now needs no second look at all messages.
        isThorough = false
        try await adding.settle()
        if let failure { throw failure }
        // A conversation that could not be read is tried again as soon as all would be, and alone.
        failures = sync.isIncomplete ? failures + 1 : 0
      } catch {
        failures += 1
        if isThorough { due.keep() }
        guard error.isFailure else { continue }
        store.publish(.failed(ChatFailure(work: .synchronisation, error: error)))
      }
    }
  }
}

/// What the next look at the server is to be.
private final class Due: Sendable {
  let signal = AsyncSignal()
  /// Whether messages are to be compared, too.
  private let isThorough = Lock(false)

  /// Has a look taken at once.
  func note(_ isThorough: Bool) {
    if isThorough { keep() }
    signal.send()
  }

  func keep() { isThorough.withLock { $0 = true } }

  func take() -> Bool {
    isThorough.withLock { isThorough in
      defer { isThorough = false }
      return isThorough
    }
  }
}
