import PentadCore

/// The attempts to resolve addresses, and their results.
extension ResolverQueue {
  /// Starts attempts while there is room. An attempt without a waiting request makes room for a
  /// requested one, and is repeated later.
  mutating func fill(_ now: Int64) {
    while let key = wanted.last {
      if attempts.count >= rules.atOnce {
        let idle = attempts.filter { !isAwaited($0.value.key) }.min { $0.key < $1.key }
        guard let idle else { return }
        attempts[idle.key] = nil
        effects.append(.cancel(idle.key))
        prefetchQueue = ([idle.value.key] + prefetchQueue).suffix(rules.prefetched)
      }
      wanted.removeLast()
      begin(key, now)
    }
    while attempts.count < rules.atOnce, let key = prefetchQueue.popLast() { begin(key, now) }
  }

  mutating func answered(_ number: Int, _ answer: Answer, _ span: Int64?, _ now: Int64) {
    guard let key = attempts.removeValue(forKey: number)?.key else { return }
    if case .success(let url) = answer { keep(url, of: key, span, now) }
    // In the order of the requests.
    for ticket in waiting.filter({ $0.value.key == key }).keys.sorted() { finish(ticket, answer) }
  }

  private mutating func keep(
    _ url: ContentURL, of key: VideoKey, _ span: Int64?, _ now: Int64
  ) {
    kept = kept.filter { $0.value.until > now }
    kept[key] = Kept(url: url, until: Self.sum(now, span ?? rules.timeToLive))
    guard kept.count > rules.kept else { return }
    let first = kept.min { ($0.value.until, $0.key) < ($1.value.until, $1.key) }
    if let first { kept[first.key] = nil }
  }

  mutating func passTime(_ now: Int64) {
    for ticket in waiting.filter({ $0.value.due <= now }).keys.sorted() {
      withdraw(ticket)
      finish(ticket, .failure(Self.timedOut))
    }
    for (number, attempt) in attempts.sorted(by: { $0.key < $1.key }) where attempt.due <= now {
      attempts[number] = nil
      effects.append(.cancel(number))
      // Requests made while the attempt was in progress have time for another.
      if isAwaited(attempt.key) { want(attempt.key) }
    }
  }

  private static let timedOut = PentadError(
    .resolvingTimedOut, "no source returned the video's address in time")
}
