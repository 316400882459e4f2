import ChatKit

/// A conversation, ready for its template.
struct ConversationPage: Sendable {
  let rows: [MessageRow]
  let about: String?
  let isGroup: Bool
  let isNewest: Bool
  let address: String
  let newestAddress: String
  let olderAddress: String?
  let membersAddress: String
  let eventsAddress: String
  let readAddress: String
  /// The number of unread messages; nil for none.
  let unread: String?
  let writeAddress: String?
  let closed: String?

  init(
    rows: [MessageRow], head: ChatScreens.Head, key: ConversationKey, older: MessageID?,
    isNewest: Bool
  ) {
    let address = ChatScreens.address(of: key)
    self.rows = rows
    about = head.about
    isGroup = head.isGroup
    self.isNewest = isNewest
    self.address = address.description
    newestAddress = address.description + "#write"
    olderAddress = older.map { address.with("before", "\($0)").description }
    membersAddress = address.appending("members").description
    eventsAddress = address.appending("events").description
    readAddress = address.appending("read").description
    unread = head.unread == 0 || !isNewest ? nil : "\(head.unread) unread"
    closed = head.closed
    // After the form was sent, the page is shown again at its end, where the message is.
    writeAddress =
      head.closed == nil && isNewest ? address.appending("messages").description + "#write" : nil
  }
}
