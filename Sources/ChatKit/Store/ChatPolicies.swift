/// What ChatKit keeps, where, how much of it and for how long. All of it is on the disk, or in memory when
/// the client has no folder.
///
/// | what | how much | how long |
/// |---|---|---|
/// | groups, direct chats, members | all that a list or an answer told of | until the cache is cleared; of a group that the user has left, too |
/// | messages | all that were ever fetched or pushed | until the server no longer has them where they are read again, or the cache is cleared |
/// | words of messages | of all that are stored | as long as the messages; new ones are indexed 2,000 at a time, and before a search |
/// | which messages are complete | intervals of ids | as long as the messages |
/// | events | all, at least the newest 100,000 | 7 days |
/// | drafts, read marks, mutes | all | for ever |
/// | what is to be sent, with its files | all | until the server has it or the user gives it up |
/// | the account, people being added | all | until the server says otherwise |
///
/// Nothing expires by its age: a message that was fetched once is never fetched again but to be compared.
/// What the user made, the last three rows, is saved out of a damaged file and stays when the cache is
/// cleared; signing out removes everything.
public enum ChatPolicies {
  /// How many new messages may wait to be indexed together: one by one takes four times as long.
  static let searchBatch = 2_000
  /// How many bytes of a word are searched for as the beginning of others.
  static let shortestBeginning = 3
}
