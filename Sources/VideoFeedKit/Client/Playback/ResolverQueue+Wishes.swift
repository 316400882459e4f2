/// Requests for addresses.
extension ResolverQueue {
  mutating func request(_ ticket: Int, _ key: VideoKey, _ now: Int64) {
    if let found = found(key, now) { return finish(ticket, .success(found)) }
    waiting[ticket] = Pending(key: key, due: Self.sum(now, rules.timeout))
    want(key)
  }

  mutating func withdraw(_ ticket: Int) {
    guard let key = waiting.removeValue(forKey: ticket)?.key, !isAwaited(key) else { return }
    wanted.removeAll { $0 == key }
  }

  mutating func prefetch(_ keys: [VideoKey], _ now: Int64) {
    for key in keys.reversed() {
      prefetchQueue.removeAll { $0 == key }
      if found(key, now) == nil, !isUnderWay(key), !wanted.contains(key) {
        prefetchQueue.append(key)
      }
    }
    prefetchQueue = prefetchQueue.suffix(rules.prefetched)
  }

  /// Restarts attempts for which a request waits.
  mutating func forgetAll() {
    (kept, prefetchQueue) = ([:], [])
    for (number, attempt) in attempts.sorted(by: { $0.key < $1.key }) {
      attempts[number] = nil
      effects.append(.cancel(number))
      if isAwaited(attempt.key) { want(attempt.key) }
    }
  }

  /// Moves a requested video to the front.
  mutating func want(_ key: VideoKey) {
    prefetchQueue.removeAll { $0 == key }
    wanted.removeAll { $0 == key }
    if !isUnderWay(key) { wanted.append(key) }
  }

  func isAwaited(_ key: VideoKey) -> Bool { waiting.values.contains { $0.key == key } }

  private func isUnderWay(_ key: VideoKey) -> Bool { attempts.values.contains { $0.key == key } }

  private func found(_ key: VideoKey, _ now: Int64) -> ContentURL? {
    kept[key].flatMap { $0.until > now ? $0.url : nil }
  }
}
