#if CommandLine
  public import ArgumentParser
  public import VideoFeedKit

  extension VideoKey: ExpressibleByArgument {
    /// Parses `youtube:BmzSEYNTkHA`, or the address of a video.
    public init?(argument: String) { self.init(word: argument) }
  }

  extension SourceID: ExpressibleByArgument {}

  extension ShareOrigin: ExpressibleByArgument {}

  extension VideoCursor: ExpressibleByArgument {
    /// Parses the `cursor` of a video in a list.
    public init?(argument: String) { self.init(text: argument) }
  }

  extension PeerTubeFeed: ExpressibleByArgument {
    /// Parses `subscriptions`, `history`, `local`, `channel:NAME` or `account:NAME`.
    public init?(argument: String) {
      let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count) {
      case ("subscriptions", 1): self = .subscriptions
      case ("history", 1): self = .history
      case ("local", 1): self = .local
      case ("channel", 2): self = .channel(parts[1])
      case ("account", 2): self = .account(parts[1])
      default: return nil
      }
    }
  }

  /// The destinations of a share.
  struct VideoDestinations {
    let origins: [ShareOrigin]
  }

  extension VideoDestinations: ExpressibleByArgument {
    /// Parses `twitter,facebook`.
    init?(argument: String) {
      let words = argument.split(separator: ",", omittingEmptySubsequences: false)
      guard words.allSatisfy({ !$0.isEmpty }) else { return nil }
      origins = words.map { ShareOrigin(rawValue: String($0)) }
    }

    var defaultValueDescription: String { origins.map(\.rawValue).joined(separator: ",") }
  }

  /// A list of the feed.
  enum VideoListKind: String, ExpressibleByArgument, CaseIterable {
    case timeline
    case favourites
    case watchLater = "watch-later"
  }

  /// The options for a page of a list.
  struct VideoPage: ParsableArguments {
    @Option(parsing: .unconditional, help: "The maximum number of videos: 1 to 1000.") var limit =
      50
    @Option(parsing: .unconditional, help: "Begin after this video: its `cursor` in this list.")
    var after: VideoCursor?

    func validate() throws {
      guard (1...1_000).contains(limit) else {
        throw ValidationError("--limit must be 1 to 1000, not \(limit)")
      }
    }
  }
#endif
