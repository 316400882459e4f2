import PentadCore

/// The playbacks of a feed that have not ended: the feed ends them when it is closed.
final class OpenPlaybacks: Sendable {
  private struct Entry {
    weak var session: PlaybackSession?
  }

  private let entries = Lock<[Entry]>([])

  func add(_ session: PlaybackSession) {
    entries.withLock { entries in
      entries.removeAll { $0.session == nil }
      entries.append(Entry(session: session))
    }
  }

  /// Ends all, and returns when what is to be noted of them is noted.
  func end() async {
    let sessions = entries.withLock { entries in
      defer { entries = [] }
      return entries.compactMap(\.session)
    }
    for session in sessions { await session.end() }
  }
}
