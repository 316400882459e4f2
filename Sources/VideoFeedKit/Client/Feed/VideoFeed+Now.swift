package import PentadCore

/// Synchronous reads for callers that are not tasks, such as the C interface. Each function does
/// the same as the one without `Now`, and throws the same errors, but blocks the calling thread. A
/// read takes about a millisecond and never changes threads.
extension VideoFeed {
  package func timelineNow(
    before cursor: VideoCursor?, limit: Int
  ) throws(PentadError) -> [VideoGroup] {
    try filter.pageNow(before: cursor, limit: Self.page(limit)) {
      (cursor, limit) throws(PentadError) in
      try store.timelineNow(before: cursor, limit: limit)
    }
  }

  package func videosNow(_ keys: [VideoKey]) throws(PentadError) -> [VideoGroup] {
    try store.groupsNow(keys)
  }

  package func readEventsNow(
    after number: UInt64, limit: Int
  ) throws(PentadError) -> [Published<VideoEvent>] {
    try store.readEventsNow(after: number, limit: limit)
  }

  package func lastEventNow() throws(PentadError) -> UInt64 { try store.lastEventNow() }
}
