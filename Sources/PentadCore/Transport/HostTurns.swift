/// The turns at a host: who comes first goes first, no more often than a limit says.
struct HostTurns: Sendable {
  /// A turn that has been promised, and who waits for it.
  private struct Promise {
    let number: Int
    var due: Int64
    /// Rung when the turn has come nearer.
    let bell: Bell
  }

  private var bucket: TokenBucket
  private var promises: [Promise] = []
  private var count = 0

  /// At `now` in milliseconds.
  init(_ limit: RateLimit, now: Int64) { bucket = TokenBucket(limit, now: now) }

  /// Takes a turn.
  ///
  /// - Returns: nil when it is now; else the number of a promise, and what rings when it comes nearer.
  mutating func take(now: Int64) -> (number: Int, bell: Bell)? {
    let wait = bucket.take(now: now)
    guard wait > 0 else { return nil }
    count += 1
    let bell = Bell()
    promises.append(Promise(number: count, due: now + Int64(wait), bell: bell))
    return (count, bell)
  }

  /// How long to wait for a promised turn, in milliseconds; zero when it has come, and is taken.
  mutating func wait(for number: Int, now: Int64) -> Int64 {
    guard let place = promises.firstIndex(where: { $0.number == number }) else { return 0 }
    let wait = promises[place].due - now
    if wait <= 0 { promises.remove(at: place) }
    return max(0, wait)
  }

  /// Gives a promised turn up: all who came later have the one before theirs.
  mutating func giveUp(_ number: Int) -> [Bell] {
    guard let place = promises.firstIndex(where: { $0.number == number }) else { return [] }
    bucket.giveBack()
    for later in promises.indices.dropFirst(place + 1).reversed() {
      promises[later].due = promises[later - 1].due
    }
    promises.remove(at: place)
    return promises[place...].map(\.bell)
  }

  /// Whether nothing would be lost by making others instead.
  func isFull(now: Int64) -> Bool { promises.isEmpty && bucket.isFull(now: now) }
}
