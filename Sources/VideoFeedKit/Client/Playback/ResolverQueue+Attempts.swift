import PentadCore

/// Who is asked, and what comes of it.
extension ResolverQueue {
  /// Begins what there is room for. An attempt that nobody waits for makes room for what somebody wants,
  /// and is made again later.
  mutating func fill(_ now: Int64) {
    while let key = wanted.last {
      if attempts.count >= rules.atOnce {
        let idle = attempts.filter { !isAwaited($0.value.key) }.min { $0.key < $1.key }
        guard let idle else { return }
        attempts[idle.key] = nil
        effects.append(.cancel(idle.key))
        hoped = ([idle.value.key] + hoped).suffix(rules.prefetched)
      }
      wanted.removeLast()
      begin(key, now)
    }
    while attempts.count < rules.atOnce, let key = hoped.popLast() { begin(key, now) }
  }

  mutating func answered(_ number: Int, _ answer: Answer, _ span: Int64?, _ now: Int64) {
    guard let key = attempts.removeValue(forKey: number)?.key else { return }
    if case .success(let url) = answer { keep(url, of: key, span, now) }
    // In the order in which they asked.
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
      // Whoever asked while it was under way has time for another.
      if isAwaited(attempt.key) { want(attempt.key) }
    }
  }

  private static let timedOut = PentadError(
    .resolvingTimedOut, "no source told in time where the video is")
}
