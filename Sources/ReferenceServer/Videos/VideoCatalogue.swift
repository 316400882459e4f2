/// A catalogue of videos: people, their channels, and their videos. Feeds, Shelby and PeerTube
/// serve the same catalogue.
///
/// The same seed and size give the same catalogue, byte for byte, on every machine. Its texts are
/// generated from lists of words.
///
/// ```swift
/// let catalogue = VideoCatalogue(seed: 1)
/// let small = VideoCatalogue(seed: 1, size: VideoSize(channels: 3, videos: 20, people: 4))
/// ```
public struct VideoCatalogue: Sendable, Hashable {
  /// A person who publishes, shares and comments.
  public struct Person: Sendable, Hashable {
    /// The number. 101 is alice and 102 bob, as in the other services.
    public let number: Int
    /// The unique nickname, in lower-case letters and digits: `alice`, `jorglindqvist`.
    public let nickname: String
    /// The name: `Jörg Lindqvist`.
    public let name: String
  }

  /// The place where the videos of a channel can be played.
  public enum Place: String, Sendable, Hashable {
    /// This server, which has their files.
    case here
    /// Only that service.
    case youtube, vimeo
  }

  /// A channel.
  public struct Channel: Sendable, Hashable {
    /// The number, from 1.
    public let number: Int
    /// The unique handle, in lower-case letters, digits and `_`: `marine_optics_17`.
    public let handle: String
    /// The title.
    public let name: String
    /// The description.
    public let text: String
    /// The owner: the number of a person.
    public let owner: Int
    /// The place of its videos.
    public let place: Place
    /// The id at YouTube, 24 characters; set for any place.
    public let youtubeID: String
  }

  /// A video.
  public struct Video: Sendable, Hashable {
    /// The number, from 1, in the order of publication.
    public let number: Int
    /// A random UUID with lower-case letters.
    public let uuid: String
    /// The id at its place: eleven characters at YouTube, digits at Vimeo, the UUID here.
    public let placeID: String
    /// The place where it can be played.
    public let place: Place
    /// The number of its channel.
    public let channel: Int
    /// The title.
    public var title: String
    /// The description: several lines, with links.
    public var text: String
    /// The duration in seconds.
    public let duration: Int
    /// The time of publication, in milliseconds since 1970, at a whole second.
    public let publishedAt: Int64
    /// The time of the last change of title and text, in milliseconds since 1970.
    public var updatedAt: Int64
    /// The tags, one word each.
    public let tags: [String]
    /// The number of views.
    public var views: Int
    /// The number of likes.
    public var likes: Int
    /// The number of dislikes.
    public var dislikes: Int
    /// The picture heights of its files in pixels, the largest first; empty for a video at another
    /// place.
    public let heights: [Int]
  }

  /// The people, alice and bob first.
  public internal(set) var people: [Person]
  /// The channels by their numbers, which begin at 1.
  public internal(set) var channels: [Channel]
  /// The current videos, oldest first.
  public internal(set) var videos: [Video]

  /// Returns the person with a number.
  public func person(_ number: Int) -> Person? {
    let index = number - Self.firstPerson
    return people.indices.contains(index) ? people[index] : nil
  }

  /// Returns the channel with a number.
  public func channel(_ number: Int) -> Channel? {
    channels.indices.contains(number - 1) ? channels[number - 1] : nil
  }

  /// Returns the channel with a handle.
  public func channel(_ handle: String) -> Channel? { channels.first { $0.handle == handle } }

  /// Returns the video with a number.
  public func video(_ number: Int) -> Video? { index(of: number).map { videos[$0] } }

  /// Returns the video with a UUID.
  public func video(_ uuid: String) -> Video? { videos.first { $0.uuid == uuid } }

  /// Returns the video with a number, a UUID or an id at its place.
  public func find(_ name: String) -> Video? {
    videos.first { $0.uuid == name || $0.placeID == name } ?? Int(name).flatMap { video($0) }
  }

  /// Returns the videos of a channel, newest first.
  public func videos(of channel: Int) -> [Video] {
    videos.reversed().filter { $0.channel == channel }
  }

  /// Returns the index of a video in ``videos``, which are sorted by number.
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

/// The size of a generated ``VideoCatalogue``.
public struct VideoSize: Sendable, Hashable {
  /// The number of channels. Each has at least one video, if there are enough.
  public var channels: Int
  /// The number of videos in all channels.
  public var videos: Int
  /// The number of people, including alice and bob.
  public var people: Int
  /// The number of shares in the private channel of each user of Shelby.
  public var shares: Int

  /// Creates a size. Negative numbers become 0, and there are at least one channel and two people.
  public init(channels: Int = 200, videos: Int = 4_000, people: Int = 60, shares: Int = 300) {
    (self.channels, self.videos) = (max(1, channels), max(0, videos))
    (self.people, self.shares) = (max(2, people), max(0, shares))
  }
}
