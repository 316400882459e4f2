import PentadCore

/// The open playback sessions of a feed, which ends them when it closes.
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

  /// Ends all sessions, and returns when their last changes are stored.
  func end() async {
    let sessions = entries.withLock { entries in
      defer { entries = [] }
      return entries.compactMap(\.session)
    }
    for session in sessions { await session.end() }
  }
}
