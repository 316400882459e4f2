import PentadCore

/// Works for an account while its client holds the store's lease: receives pushes, synchronises and
/// sends.
///
/// Clients of the same account without the lease see its changes in the store.
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

  // MARK: Lifecycle

  func start() {
    leased.follow { [store] in
      store.holding()
    } changed: { [listener] _ in
      listener.note(.offline)
    } work: {
      await self.work()
    }
  }

  /// Stops all work, and waits for writes in progress.
  func stop() async {
    // Stop the synchronisation first; otherwise all due conversations would still be read.
    await sync.stop()
    await leased.stop()
    listener.note(.offline)
  }

  /// Pauses all work and waits for writes in progress. No work starts until ``unpause()`` has been
  /// called as often.
  func rest() async {
    let resting = leased.rest()
    // Work that it waits for is not cancelled together with it.
    await sync.end()
    await resting.value
    listener.note(.offline)
  }

  /// Ends one ``rest()``. Work resumes if the lease is held.
  func unpause() { leased.unpause() }

  /// Does one pass of the automatic work, unless another client does it.
  func workOnce() async throws(PentadError) {
    // A closed client reports that it is closed, before it reports a missing token.
    _ = try await store.lastEvent()
    var failure: PentadError?
    // Send due items even if something cannot be read, unless sending is impossible for the same
    // reason.
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

  /// Compares with the server at once, and retries items that wait for their next attempt.
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

  // MARK: Synchronisation

  /// Compares with the server after a push may have been missed, and at regular intervals. The
  /// first comparison follows soon and covers all messages, with or without a push connection.
  private func look() async {
    var failures = 0
    // Nothing has observed the changes before this start, so the first comparison covers all
    // messages.
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
        // A failure after this point does not require another comparison of all messages.
        isThorough = false
        try await adding.settle()
        if let failure { throw failure }
        // Failed conversations are retried alone, after the same delay as a failed synchronisation.
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

/// The requested kind of the next comparison with the server.
private final class Due: Sendable {
  let signal = AsyncSignal()
  /// True if messages are to be compared, too.
  private let isThorough = Lock(false)

  /// Requests a comparison at once.
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
