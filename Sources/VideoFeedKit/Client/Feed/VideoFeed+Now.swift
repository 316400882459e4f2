package import PentadCore

/// What is stored, for callers that are not tasks, such as the C interface: each does what the function
/// without `Now` does, and throws as that does, but blocks the calling thread meanwhile. That is a matter
/// of a millisecond, and changes no thread.
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
