public import PentadCore

/// A message of the user's own that the server does not have yet.
///
/// C: `pentad_chat_outgoing`.
public struct OutgoingMessage: Hashable, Sendable, Identifiable {
  /// The state of a message of the user's own on its way.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// It waits for its turn, or for the network.
    case queued = 0
    /// Its files are being put on the server.
    case uploading = 1
    /// It is being sent.
    case sending = 2
    /// It may have reached the server: it is looked for there before it is sent again.
    case verifying = 3
    /// The server refused it for good; the message has the reason.
    case failed = 4
  }

  /// Its number in this store.
  public let localId: Int64
  /// The name by which the server knows it again.
  public let sourceGuid: String
  /// The conversation to which it goes.
  public let conversation: ConversationKey
  /// What it says; nil for nothing.
  public var text: String?
  /// What is attached, in order.
  public var attachments: [OutgoingAttachment]
  /// How far it has come.
  public var state: State
  /// How many attempts have begun, also those to look for it on the server.
  public var attempts: Int
  /// Why it was not taken the last time; nil when nothing has failed.
  public var failure: PentadError?
  /// When the user wrote it, in milliseconds since 1970-01-01 00:00 UTC.
  public let createdAt: Int64

  /// The same as ``localId``.
  public var id: Int64 { localId }

  /// Describes a message.
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

/// What is attached to a message on its way.
///
/// C: `pentad_chat_attachment_options`.
public enum OutgoingAttachment: Hashable, Sendable {
  /// Something that can be sent as it is.
  case ready(ChatAttachment)
  /// A picture in a plain file of at most 50 MB, which is put on the server first: JPEG, PNG, GIF, WebP or
  /// HEIC.
  ///
  /// The client copies the file when it gets the attachment, so that the file may go away then. A symbolic
  /// link is refused; ``picture(_:followsLinks:)`` can follow it.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - type: the media type, such as `image/jpeg`, in what the client returns. The client ignores it in an
  ///     attachment that it gets: the first bytes of the file decide.
  case image(path: String, type: String? = nil)
}
