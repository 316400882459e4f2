#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Interval: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints the interval between two requests of a feed, and changes it.",
        discussion: """
          Half an hour, unless --every sets another time: of one source, or of all feeds that have no \
          interval of their own. A feed may ask for longer ones. `refresh` asks at once.
          """)

      @Option(help: "The source's id, as `sources` prints it. \(PrivateArgument.forms)")
      var source: PrivateArgument?
      @Option(help: "A minute to a day: 90s, 45m, 2h, 1d; or default.") var every: String?
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        let id = try source.map { SourceID(try $0.text()) }
        let change = try every.map { try Self.milliseconds($0) }
        try await video.answer { feed in
          if let change { try await feed.setRefreshInterval(change, of: id) }
          let interval = try await feed.refreshInterval(of: id)
          return Answer(
            ["interval": .integer(Int(clamping: interval)), "source": .optional(id?.rawValue)],
            Table(
              header: ["source", "seconds"],
              rows: [[id?.rawValue ?? "default", "\(interval / 1_000)"]]))
        }
      }

      /// Parses an interval; nil for `default`.
      ///
      /// - Throws: `invalid`.
      private static func milliseconds(_ text: String) throws(PentadError) -> Int64? {
        if text == "default" { return nil }
        let units: [Character: Int64] = ["s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
        guard let unit = text.last.flatMap({ units[$0] }), let count = Int64(text.dropLast()),
          (1...86_400).contains(count)
        else {
          throw PentadError(
            .invalid, "\"\(text)\" is not an interval; write 90s, 45m, 2h, 1d or default")
        }
        return count * unit
      }
    }
  }
#endif
