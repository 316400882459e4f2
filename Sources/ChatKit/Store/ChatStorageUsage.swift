/// The size of an account's store, and the number of items in it.
///
/// C: `pentad_chat_storage_usage`.
public struct ChatStorageUsage: Hashable, Sendable {
  /// The size of the file and its log, or of the memory, in bytes. Files that wait to be sent are
  /// not counted.
  public let bytes: Int64
  /// The number of groups, including those that the user has left.
  public let groups: Int
  /// The number of direct chats.
  public let chats: Int
  /// The number of messages.
  public let messages: Int
  /// The number of messages and changes that the server does not have, including refused ones.
  public let waiting: Int
  /// The number of the server's messages that cannot be decoded and were skipped.
  public let unreadable: Int
}
