#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Act: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Does what standard input says, a line each, and tells the sources meanwhile.",
        discussion: """
          like KEY, unlike KEY, watch-later KEY, unwatch-later KEY, watched KEY, share KEY TEXT; empty \
          lines are passed over. `done LINE` is written as soon as the store has it, whatever becomes of \
          the process; `failed LINE: CODE: MESSAGE` when it cannot be done.

          At the end of the input the command waits until the sources have been told of what is stored. \
          The status is 1 when a line failed or a source refused something.
          """)

      @Option(help: "Where `share` goes: twitter, facebook, …; several with commas between.")
      var to = VideoDestinations(origins: [.twitter])
      @Option(
        parsing: .unconditional, help: "How many seconds to wait at the end; else as it takes.")
      var timeout: Double?
      @Flag(help: "Tell no source: what is done waits for the next who does.") var offline = false
      @OptionGroup var options: VideoOptions

      func validate() throws {
        guard timeout.map({ (0...1_000_000).contains($0) }) ?? true else {
          throw ValidationError("--timeout is 0 to 1000000 seconds")
        }
      }

      func run() async throws {
        try await options.with(offline ? .store : .byItself) { feed in
          let first = try await feed.lastEvent()
          var hasFailed = try await carryOutInput(by: feed)
          if !offline {
            let isWell = try await ActionDelivery(by: feed).wait(after: first, for: timeout)
            hasFailed = hasFailed || !isWell
          }
          if hasFailed { throw ExitCode(1) }
        }
      }

      /// - Returns: true if a line failed.
      private func carryOutInput(by feed: VideoFeed) async throws(PentadError) -> Bool {
        var input = InputLines()
        var hasFailed = false
        while let bytes = try await input.next() {
          let line = String(decoding: bytes, as: UTF8.self)
          if line.allSatisfy(\.isWhitespace) { continue }
          do throws(PentadError) {
            try await VideoDeed(line).carryOut(by: feed, sharingTo: to.origins)
            writeLine("done \(line.onOneLine)")
          } catch {
            if .cancelled ~= error.code { throw error }
            writeLine("failed \("\(line): \(error)".onOneLine)")
            hasFailed = true
          }
        }
        guard !Task.isCancelled else {
          throw PentadError(.cancelled, "interrupted; the next who sends tells the sources")
        }
        return hasFailed
      }
    }
  }
#endif
