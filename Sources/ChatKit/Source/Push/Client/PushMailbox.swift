import PentadCore

/// A queue of inputs for the machine.
final class PushMailbox: Sendable {
  /// An input in the queue.
  struct Entry {
    let input: PushMachine.Input
    fileprivate let done: CheckedContinuation<Void, Never>?

    /// Resumes the sender of the input.
    func finish() { done?.resume() }
  }

  private struct State {
    var entries: [Entry] = []
    var reader: CheckedContinuation<Entry?, Never>?
    var isClosed = false
  }

  private let state = Lock(State())

  /// Adds an input at the end. It does nothing after ``close()``.
  func put(_ input: PushMachine.Input) { add(Entry(input: input, done: nil)) }

  /// Adds an input, and returns when it has been processed.
  func hand(_ input: PushMachine.Input) async {
    await withCheckedContinuation { add(Entry(input: input, done: $0)) }
  }

  /// Waits for the next input and returns it; nil after ``close()``. There is one reader, which
  /// finishes each entry.
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

  /// Closes the queue; waiting inputs are discarded.
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
