import PentadCore

/// What has happened and waits for its turn.
final class PushMailbox: Sendable {
  /// Something that happened.
  struct Entry {
    let input: PushMachine.Input
    fileprivate let done: CheckedContinuation<Void, Never>?

    /// Lets go on who handed it over.
    func finish() { done?.resume() }
  }

  private struct State {
    var entries: [Entry] = []
    var reader: CheckedContinuation<Entry?, Never>?
    var isClosed = false
  }

  private let state = Lock(State())

  /// Adds something, behind what waits. Does nothing after the end.
  func put(_ input: PushMachine.Input) { add(Entry(input: input, done: nil)) }

  /// Adds something, and returns when it has been dealt with.
  func hand(_ input: PushMachine.Input) async {
    await withCheckedContinuation { add(Entry(input: input, done: $0)) }
  }

  /// The next that happened, once it has; nil at the end. One reader, which finishes each entry.
  func next() async -> Entry? {
    await withCheckedContinuation { reader in
      let (entry, isReady) = state.withLock { state -> (Entry?, Bool) in
        if state.isClosed { return (nil, true) }
        if !state.entries.isEmpty { return (state.entries.removeFirst(), true) }
        state.reader = reader
        return (nil, false)
      }
      if isReady { reader.resume(returning: entry) }
    }
  }

  /// Ends it; what waits is not dealt with.
  func close() {
    let (entries, reader) = state.withLock { state in
      state.isClosed = true
      defer { (state.entries, state.reader) = ([], nil) }
      return (state.entries, state.reader)
    }
    for entry in entries { entry.finish() }
    reader?.resume(returning: nil)
  }

  private func add(_ entry: Entry) {
    let (reader, isClosed) = state.withLock { state in
      defer { state.reader = nil }
      if !state.isClosed, state.reader == nil { state.entries.append(entry) }
      return (state.reader, state.isClosed)
    }
    if let reader {
      reader.resume(returning: entry)
    } else if isClosed {
      entry.finish()
    }
  }
}
