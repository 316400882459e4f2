/// The storage policies of ChatKit. All data is on the disk, or in memory if the client has no
/// folder.
///
/// | data | amount | lifetime |
/// |---|---|---|
/// | groups, direct chats, members | all that a list or a response contained | until the cache is cleared; also those of groups that the user has left |
/// | messages | all that were ever fetched or pushed | until the server no longer has them when they are read again, or the cache is cleared |
/// | search index | all stored messages | as long as the messages; new ones are indexed 2,000 at a time, and before a search |
/// | spans: ranges without missing messages | intervals of ids | as long as the messages |
/// | events | all, at least the newest 100,000 | 7 days |
/// | drafts, read marks, mutes | all | no limit |
/// | outbox with its files | all | until the server has the item or the user cancels it |
/// | the account, pending additions of members | all | until the server reports a change |
///
/// Nothing expires by age: a fetched message is fetched again only for comparison. The user's own
/// data, the last three rows, is rescued from a damaged file and kept when the cache is cleared.
/// Signing out removes everything.
public enum ChatPolicies {
  /// The number of new messages that are indexed together: indexing one by one takes four times as
  /// long.
  static let searchBatch = 2_000
  /// The minimum length in bytes of a search word that matches the beginning of other words.
  static let shortestBeginning = 3
}
