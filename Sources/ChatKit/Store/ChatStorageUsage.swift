/// What an account's store takes, and what is in it.
///
/// C: `pentad_chat_storage_usage`.
public struct ChatStorageUsage: Hashable, Sendable {
  /// Bytes of the file and its log, or of the memory. Files that wait to be sent are not counted.
  public let bytes: Int64
  /// How many groups, also those that the user is no longer in.
  public let groups: Int
  /// How many direct chats.
  public let chats: Int
  /// How many messages.
  public let messages: Int
  /// How many messages and changes the server does not have, also those that it refused.
  public let waiting: Int
  /// How many messages of the server's cannot be read and were left out.
  public let unreadable: Int
}
