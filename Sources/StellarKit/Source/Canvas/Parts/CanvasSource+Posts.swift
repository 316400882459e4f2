public import PentadCore

extension CanvasSource {
  /// Fetches the replies to an announcement, the oldest first. It changes no read mark.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/refused`` also when the class shows the replies only
  ///   to students who have replied.
  public func posts(
    to id: String, of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarPost]> {
    let thread = try await api.value(
      CanvasThread.self,
      try api.call(Self.topic(id, of: masterId) + ["view"], query: [("include_new_entries", "1")]))
    return StellarReply(thread.posts, diagnostics: thread.problems)
  }

  /// Marks all replies to an announcement as read.
  public func markPostsRead(to id: String, of masterId: String) async throws(PentadError) {
    try await api.act(
      try api.call(
        Self.topic(id, of: masterId) + ["read_all"], .put, query: [("forced_read_state", "true")]))
  }

  /// Sends a reply. Canvas stores HTML, so the text is escaped, and its line breaks are kept.
  public func post(
    _ text: String, to id: String, parent: String?, of masterId: String
  ) async throws(PentadError) -> StellarPost {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let html = "<p>" + lines.map { XMLText.escaped(String($0)) }.joined(separator: "<br>") + "</p>"
    let path = ["entries"] + (parent.map { [$0, "replies"] } ?? [])
    let entry = try await api.value(
      CanvasEntry.self,
      try api.call(Self.topic(id, of: masterId) + path, .post, form: [("message", html)]))
    // The reply has been sent, so an answer without a date is no failure.
    return entry.post(at: entry.date ?? api.time.date(), unread: [])
  }
}
