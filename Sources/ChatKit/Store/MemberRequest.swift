/// People that the server was asked to add to a group, and is still adding.
struct MemberRequest: Hashable, Sendable {
  /// By what the server is asked what became of it.
  let resultsId: String
  let group: ChatGroup.ID
  /// When it was asked, in milliseconds since 1970-01-01 00:00 UTC. The server forgets it after an hour.
  let askedAt: Int64
}
