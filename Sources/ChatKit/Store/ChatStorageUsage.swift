/// What an account's store takes, and what is in it.
///
/// C: `pentad_chat_storage_usage`.
public struct ChatStorageUsage: Hashable, Sendable {
  /// Bytes of the file and its log, or of the memory. Files that wait to be sent are not counted.
  public let bytes: Int64
  /// How many groups, those that the user was in, too.
  public let groups: Int
  /// How many direct chats.
  public let chats: Int
  /// How many messages.
  public let messages: Int
  /// How many messages and changes the server does not have, those that it refused, too.
  public let waiting: Int
}
