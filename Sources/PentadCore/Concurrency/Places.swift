/// So many places; who finds none waits, in order.
package actor Places {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// So many, at least one.
  package init(_ count: Int) { free = max(1, count) }

  /// Takes a place, or waits for one; also of a task that is cancelled.
  package func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a place to who has waited longest.
  package func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
