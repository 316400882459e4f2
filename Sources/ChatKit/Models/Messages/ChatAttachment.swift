/// An attachment of a message.
///
/// An attachment from the server is sent back unchanged: JSON members without a property here are
/// kept. They are ignored when attachments are compared.
///
/// C: `pentad_chat_attachment`.
public enum ChatAttachment: Hashable, Sendable {
  /// A picture.
  case image(Image)
  /// A reply to another message.
  case reply(Reply)
  /// Mentions of people in the text.
  case mentions([Mention])
  /// Pictures of GroupMe's packs in place of characters of the text.
  case emoji(Emoji)
  /// A location.
  case location(Location)
  /// A video.
  case video(Video)
  /// A file, by its id at GroupMe.
  case file(id: String, origin: Origin = Origin())
  /// A poll, by its id.
  case poll(id: String, origin: Origin = Origin())
  /// A calendar event, by its id.
  case event(id: String, origin: Origin = Origin())
  /// An attachment of an unknown kind, or without required members: the original JSON object.
  case unknown(String)
}

extension ChatAttachment {
  /// The JSON object from which an attachment was decoded, if any. All origins are equal.
  public struct Origin: Hashable, Sendable {
    let json: String?

    /// Creates an empty origin, for an attachment that is created locally.
    public init() { json = nil }

    init(_ json: String?) { self.json = json }

    /// Returns true for all origins: attachments are compared by their other properties.
    public static func == (left: Self, right: Self) -> Bool { true }

    /// Adds nothing to the hash.
    public func hash(into hasher: inout Hasher) {}
  }

  /// A picture.
  public struct Image: Hashable, Sendable {
    /// The addresses of the picture.
    public let image: ChatImage
    /// The original address of a picture that was shared from elsewhere; else nil.
    public let sourceURL: String?
    /// A blurred placeholder to show while the picture loads, in BlurHash format.
    public let blurHash: String?
    var origin = Origin()

    /// Creates a picture.
    public init(_ image: ChatImage, sourceURL: String? = nil, blurHash: String? = nil) {
      self.image = image
      self.sourceURL = sourceURL
      self.blurHash = blurHash
    }
  }

  /// A reply to a message.
  public struct Reply: Hashable, Sendable {
    /// The message that is answered.
    public let message: MessageID
    /// The first message of the thread.
    public let base: MessageID
    /// The id of the author of the answered message.
    public let userId: String?
    var origin = Origin()

    /// Creates a reply.
    ///
    /// - Parameter base: the first message of the thread. It may be nil if the answered message is
    ///   not a reply itself or is stored: the client that sends the reply looks it up in the store.
    public init(to message: MessageID, base: MessageID? = nil, userId: String? = nil) {
      self.message = message
      self.base = base ?? message
      self.userId = userId
    }
  }

  /// A person's name in a text.
  public struct Mention: Hashable, Sendable {
    /// The user's id; `-1` means all members of the group.
    public let userId: String
    /// The start of the name in UTF-16 code units from 0, as on the server. ``range(in:)`` returns
    /// the range in a `String`.
    public let start: Int
    /// The length of the name in UTF-16 code units; 0 if the server gives no range for the mention.
    public let length: Int
    /// The attachment from which the mention was decoded.
    var origin = Origin()

    /// Creates a mention.
    public init(userId: String, start: Int, length: Int) {
      self.userId = userId
      self.start = start
      self.length = length
    }

    /// The user id that means all members of the group.
    public static let everyone = "-1"

    /// True if all members of the group are mentioned.
    public var isEveryone: Bool { userId == Self.everyone }
  }

  /// Pictures in place of characters.
  public struct Emoji: Hashable, Sendable {
    /// The placeholder character for a picture.
    public let placeholder: String
    /// The pictures, in the order of the characters.
    public let pictures: [Picture]
    var origin = Origin()

    /// A picture of a pack.
    public struct Picture: Hashable, Sendable {
      /// The id of the pack.
      public let pack: Int
      /// The index in the pack.
      public let index: Int

      /// Creates a picture.
      public init(pack: Int, index: Int) {
        self.pack = pack
        self.index = index
      }
    }

    /// Creates the pictures of a text.
    public init(placeholder: String, pictures: [Picture]) {
      self.placeholder = placeholder
      self.pictures = pictures
    }
  }

  /// A location.
  public struct Location: Hashable, Sendable {
    /// The name of the location.
    public let name: String
    /// The latitude in degrees north, in decimal digits as received.
    public let latitude: String
    /// The longitude in degrees east, in decimal digits as received.
    public let longitude: String
    var origin = Origin()

    /// Creates a location.
    public init(name: String, latitude: String, longitude: String) {
      self.name = name
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A video.
  public struct Video: Hashable, Sendable {
    /// The address of the video.
    public let url: String
    /// The address of a preview picture.
    public let previewURL: String?
    var origin = Origin()

    /// Creates a video.
    public init(url: String, previewURL: String? = nil) {
      self.url = url
      self.previewURL = previewURL
    }
  }
}
