public import PentadCore

/// A message of the user's own that the server does not have yet.
///
/// C: `pentad_chat_outgoing`.
public struct OutgoingMessage: Hashable, Sendable, Identifiable {
  /// The state of an outgoing message.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// It waits for its turn, or for the network.
    case queued = 0
    /// Its files are being uploaded.
    case uploading = 1
    /// It is being sent.
    case sending = 2
    /// It may have reached the server: the client checks this before it sends the message again.
    case verifying = 3
    /// The server refused it permanently; the message contains the reason.
    case failed = 4
  }

  /// Its number in this store.
  public let localId: Int64
  /// The source GUID, by which the server recognises the message.
  public let sourceGuid: String
  /// The conversation to which it is sent.
  public let conversation: ConversationKey
  /// The text; nil for none.
  public var text: String?
  /// The attachments, in order.
  public var attachments: [OutgoingAttachment]
  /// The delivery state.
  public var state: State
  /// The number of attempts that have begun, including checks for its arrival.
  public var attempts: Int
  /// The last send error; nil if none has occurred.
  public var failure: PentadError?
  /// The time when the user wrote the message, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64

  /// The same as ``localId``.
  public var id: Int64 { localId }

  /// Creates an outgoing message.
  public init(
    localId: Int64, sourceGuid: String, conversation: ConversationKey, text: String? = nil,
    attachments: [OutgoingAttachment] = [], state: State = .queued, attempts: Int = 0,
    failure: PentadError? = nil, createdAt: Int64
  ) {
    self.localId = localId
    self.sourceGuid = sourceGuid
    self.conversation = conversation
    self.text = text
    self.attachments = attachments
    self.state = state
    self.attempts = attempts
    self.failure = failure
    self.createdAt = createdAt
  }
}

/// An attachment of an outgoing message.
///
/// C: `pentad_chat_attachment_options`.
public enum OutgoingAttachment: Hashable, Sendable {
  /// An attachment that can be sent without an upload.
  case ready(ChatAttachment)
  /// A picture in a regular file of at most 50 MB, which is uploaded first: JPEG, PNG, GIF, WebP or
  /// HEIC.
  ///
  /// The client copies the file when it receives the attachment; after that, you may delete the
  /// file. A symbolic link is refused; ``picture(_:followsLinks:)`` can follow it.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  /// - type: the media type, such as `image/jpeg`, in attachments that the client returns. In
  ///   attachments that it receives, the client ignores it: the first bytes of the file decide.
  case image(path: String, type: String? = nil)
}
