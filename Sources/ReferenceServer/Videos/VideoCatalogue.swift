/// A world of videos: people, their channels, and what they have published. Feeds, Shelby and PeerTube
/// are served out of one.
///
/// The same seed and size give the same catalogue, to the byte, on every machine. Its texts are put
/// together from lists of words.
///
/// ```swift
/// let catalogue = VideoCatalogue(seed: 1)
/// let small = VideoCatalogue(seed: 1, size: VideoSize(channels: 3, videos: 20, people: 4))
/// ```
public struct VideoCatalogue: Sendable, Hashable {
  /// Somebody who publishes, shares and comments.
  public struct Person: Sendable, Hashable {
    /// 101 is alice and 102 bob, as in the other services.
    public let number: Int
    /// Lower-case letters and digits, each once: `alice`, `jorglindqvist`.
    public let nickname: String
    /// `Jörg Lindqvist`.
    public let name: String
  }

  /// Where the videos of a channel can be played.
  public enum Place: String, Sendable, Hashable {
    /// Here: they have files.
    case here
    /// There alone.
    case youtube, vimeo
  }

  /// A channel.
  public struct Channel: Sendable, Hashable {
    /// From 1 on.
    public let number: Int
    /// Lower-case letters, digits and `_`, each once: `marine_optics_17`.
    public let handle: String
    /// Its title.
    public let name: String
    /// What it is about.
    public let text: String
    /// Whose it is: the number of a person.
    public let owner: Int
    /// Where its videos are.
    public let place: Place
    /// How YouTube calls it, 24 characters, whatever the place.
    public let youtubeID: String
  }

  /// A video.
  public struct Video: Sendable, Hashable {
    /// From 1 on, in the order in which they were published.
    public let number: Int
    /// A random UUID with lower-case letters.
    public let uuid: String
    /// What its place calls it: eleven characters at YouTube, digits at Vimeo, the UUID here.
    public let placeID: String
    /// Where it is.
    public let place: Place
    /// The number of its channel.
    public let channel: Int
    /// The title.
    public var title: String
    /// What it shows; several lines, with links.
    public var text: String
    /// Seconds.
    public let duration: Int
    /// Milliseconds since 1970, at a whole second.
    public let publishedAt: Int64
    /// Milliseconds since 1970: when title and text became what they are.
    public var updatedAt: Int64
    /// One word each.
    public let tags: [String]
    /// How often it was seen, liked and disliked.
    public var views: Int
    /// How often it was liked.
    public var likes: Int
    /// How often it was disliked.
    public var dislikes: Int
    /// The heights of its pictures in pixels for which there are files, the largest first; none of one
    /// that is elsewhere.
    public let heights: [Int]
  }

  /// The people, alice and bob first.
  public internal(set) var people: [Person]
  /// The channels by their numbers, which begin at 1.
  public internal(set) var channels: [Channel]
  /// The videos that are there, oldest first.
  public internal(set) var videos: [Video]

  /// The person of a number.
  public func person(_ number: Int) -> Person? {
    let index = number - Self.firstPerson
    return people.indices.contains(index) ? people[index] : nil
  }

  /// The channel of a number.
  public func channel(_ number: Int) -> Channel? {
    channels.indices.contains(number - 1) ? channels[number - 1] : nil
  }

  /// The channel of a handle.
  public func channel(_ handle: String) -> Channel? { channels.first { $0.handle == handle } }

  /// The video of a number.
  public func video(_ number: Int) -> Video? { index(of: number).map { videos[$0] } }

  /// The video of a UUID.
  public func video(_ uuid: String) -> Video? { videos.first { $0.uuid == uuid } }

  /// The video of a number, a UUID or what its place calls it.
  public func find(_ name: String) -> Video? {
    videos.first { $0.uuid == name || $0.placeID == name } ?? Int(name).flatMap { video($0) }
  }

  /// The videos of a channel, newest first.
  public func videos(of channel: Int) -> [Video] {
    videos.reversed().filter { $0.channel == channel }
  }

  /// Where a video stands in ``videos``, which are in the order of their numbers.
  func index(of number: Int) -> Int? {
    var (low, high) = (0, videos.count)
    while low < high {
      let middle = (low + high) / 2
      if videos[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < videos.count && videos[low].number == number ? low : nil
  }

  /// The number of the first person.
  static let firstPerson = 101
}

/// How large a generated ``VideoCatalogue`` is.
public struct VideoSize: Sendable, Hashable {
  /// Channels; each has a video at least, if there are so many.
  public var channels: Int
  /// Videos in all channels together.
  public var videos: Int
  /// People, alice and bob among them.
  public var people: Int
  /// Shares in the private channel of each user of Shelby.
  public var shares: Int

  /// Makes a size; no number is below 0, and there are one channel and two people at least.
  public init(channels: Int = 200, videos: Int = 4_000, people: Int = 60, shares: Int = 300) {
    (self.channels, self.videos) = (max(1, channels), max(0, videos))
    (self.people, self.shares) = (max(2, people), max(0, shares))
  }
}
