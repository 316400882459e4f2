import PentadCore

extension ChatStore {
  /// What tells later whether an answer of the server is older than what is stored: the newest event, and
  /// the lanes of what the server has still to be told.
  func moment() async throws(PentadError) -> (event: UInt64, waiting: Set<String>) {
    let event = try await lastEvent()
    let waiting = try await operations().filter { !$0.isRefused }.map(\.operation.lane)
    return (event, Set(waiting))
  }
}
