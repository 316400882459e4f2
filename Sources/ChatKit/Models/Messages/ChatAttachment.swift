/// Something attached to a message.
///
/// C: `pentad_chat_attachment`.
public enum ChatAttachment: Hashable, Sendable {
  /// A picture.
  case image(Image)
  /// The message answers another.
  case reply(Reply)
  /// The text names people.
  case mentions([Mention])
  /// Characters of the text stand for pictures of GroupMe's packs.
  case emoji(Emoji)
  /// A place.
  case location(Location)
  /// A film.
  case video(Video)
  /// A file, by its id at GroupMe.
  case file(id: String)
  /// A poll, by its id.
  case poll(id: String)
  /// A date in the calendar, by its id.
  case event(id: String)
  /// Another kind, or one that lacks what belongs to it: the JSON object as it came.
  case unknown(String)
}

extension ChatAttachment {
  /// A picture.
  public struct Image: Hashable, Sendable {
    /// Where it is.
    public let image: ChatImage
    /// Where it was found, if somebody shared it from elsewhere.
    public let sourceURL: String?
    /// A blurred likeness for the time until it is there, as BlurHash writes it.
    public let blurHash: String?

    /// Describes a picture.
    public init(_ image: ChatImage, sourceURL: String? = nil, blurHash: String? = nil) {
      self.image = image
      self.sourceURL = sourceURL
      self.blurHash = blurHash
    }
  }

  /// The message that is answered.
  public struct Reply: Hashable, Sendable {
    /// The message.
    public let message: MessageID
    /// The message that began the exchange.
    public let base: MessageID
    /// Who wrote the message.
    public let userId: String?

    /// Describes an answer.
    ///
    /// - Parameter base: nil when the message that is answered answers none itself.
    public init(to message: MessageID, base: MessageID? = nil, userId: String? = nil) {
      self.message = message
      self.base = base ?? message
      self.userId = userId
    }
  }

  /// A person's name in a text.
  public struct Mention: Hashable, Sendable {
    /// The user; `-1` means everybody in the group.
    public let userId: String
    /// Where the name begins, as the server counts: characters from 0.
    public let start: Int
    /// How long it is.
    public let length: Int

    /// Describes a mention.
    public init(userId: String, start: Int, length: Int) {
      self.userId = userId
      self.start = start
      self.length = length
    }

    /// Whether everybody in the group is meant.
    public var isEveryone: Bool { userId == "-1" }
  }

  /// Pictures in the place of characters.
  public struct Emoji: Hashable, Sendable {
    /// The character that stands for a picture.
    public let placeholder: String
    /// The pictures, in the order of the characters.
    public let pictures: [Picture]

    /// A picture of a pack.
    public struct Picture: Hashable, Sendable {
      /// The pack.
      public let pack: Int
      /// The place in the pack.
      public let index: Int

      /// Describes a picture.
      public init(pack: Int, index: Int) {
        self.pack = pack
        self.index = index
      }
    }

    /// Describes the pictures of a text.
    public init(placeholder: String, pictures: [Picture]) {
      self.placeholder = placeholder
      self.pictures = pictures
    }
  }

  /// A place.
  public struct Location: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Degrees north, in decimal digits as they came.
    public let latitude: String
    /// Degrees east, in decimal digits as they came.
    public let longitude: String

    /// Describes a place.
    public init(name: String, latitude: String, longitude: String) {
      self.name = name
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A film.
  public struct Video: Hashable, Sendable {
    /// Where it is.
    public let url: String
    /// Where a picture of it is.
    public let previewURL: String?

    /// Describes a film.
    public init(url: String, previewURL: String? = nil) {
      self.url = url
      self.previewURL = previewURL
    }
  }
}
