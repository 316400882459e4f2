import PentadCore

extension ChatStore {
  /// Returns the state before a request, by which a response can later be compared with newer local
  /// data: the last event, and the lanes of pending changes.
  func moment() async throws(PentadError) -> (event: UInt64, waiting: Set<String>) {
    let event = try await lastEvent()
    let waiting = try await operations().filter { !$0.isRefused }.map(\.operation.lane)
    return (event, Set(waiting))
  }
}
