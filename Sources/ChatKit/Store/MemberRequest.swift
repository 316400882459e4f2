/// A request to add people to a group that the server has not completed.
struct MemberRequest: Hashable, Sendable {
  /// The id with which the result is requested.
  let resultsId: String
  let group: ChatGroup.ID
  /// The time of the request, in milliseconds since 1970-01-01 00:00 UTC. The server forgets it
  /// after an hour.
  let askedAt: Int64
}
