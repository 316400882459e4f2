/// Something attached to a message.
///
/// An attachment that came from the server is sent as it came: members that have no property here are kept.
/// They do not count when attachments are compared.
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
  case file(id: String, origin: Origin = Origin())
  /// A poll, by its id.
  case poll(id: String, origin: Origin = Origin())
  /// A date in the calendar, by its id.
  case event(id: String, origin: Origin = Origin())
  /// Another kind, or one that lacks what belongs to it: the JSON object as it came.
  case unknown(String)
}

extension ChatAttachment {
  /// The JSON object that an attachment was read from, if it was. All origins are equal.
  public struct Origin: Hashable, Sendable {
    let json: String?

    /// No origin: the attachment is made here.
    public init() { json = nil }

    init(_ json: String?) { self.json = json }

    /// Always true: what an attachment says is in its other properties.
    public static func == (left: Self, right: Self) -> Bool { true }

    /// Adds nothing.
    public func hash(into hasher: inout Hasher) {}
  }

  /// A picture.
  public struct Image: Hashable, Sendable {
    /// Where it is.
    public let image: ChatImage
    /// Where it was found, if somebody shared it from elsewhere.
    public let sourceURL: String?
    /// A blurred likeness for the time until it is there, as BlurHash writes it.
    public let blurHash: String?
    var origin = Origin()

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
    var origin = Origin()

    /// Describes an answer.
    ///
    /// - Parameter base: nil when the message that is answered answers none itself, or the store has it: a
    ///   client that sends the answer looks there.
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
    /// Where the name begins, as the server counts: UTF-16 code units from 0. ``range(in:)`` gives the range
    /// in a `String`.
    public let start: Int
    /// The number of UTF-16 code units of the name; 0 when the server names the person without a place.
    public let length: Int
    /// The attachment that the mention was read from.
    var origin = Origin()

    /// Describes a mention.
    public init(userId: String, start: Int, length: Int) {
      self.userId = userId
      self.start = start
      self.length = length
    }

    /// The user's id that means everybody in the group.
    public static let everyone = "-1"

    /// Whether everybody in the group is meant.
    public var isEveryone: Bool { userId == Self.everyone }
  }

  /// Pictures in the place of characters.
  public struct Emoji: Hashable, Sendable {
    /// The character that stands for a picture.
    public let placeholder: String
    /// The pictures, in the order of the characters.
    public let pictures: [Picture]
    var origin = Origin()

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
    var origin = Origin()

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
    var origin = Origin()

    /// Describes a film.
    public init(url: String, previewURL: String? = nil) {
      self.url = url
      self.previewURL = previewURL
    }
  }
}
