#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Act: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: """
          Executes actions from standard input, a line each, and sends them to the \
          sources.
          """,
        discussion: """
          like KEY, unlike KEY, watch-later KEY, unwatch-later KEY, watched KEY, share KEY TEXT; empty \
          lines are skipped. `done LINE` is printed as soon as it is stored, so it survives the end of \
          the process; `failed LINE: CODE: MESSAGE` reports an error.

          At the end of the input, the command waits until all stored actions have been sent. \
          The status is 1 if a line failed or a source rejected an action.
          """)

      @Option(help: "The destinations of `share`: twitter, facebook, …; separated by commas.")
      var to = VideoDestinations(origins: [.twitter])
      @Option(
        parsing: .unconditional,
        help: """
          The maximum wait at the end, in seconds; no limit if left \
          out.
          """)
      var timeout: Double?
      @Flag(help: "Send nothing: the next command that sends will send the actions.") var offline =
        false
      @OptionGroup var options: VideoOptions

      func validate() throws {
        guard timeout.map({ (0...1_000_000).contains($0) }) ?? true else {
          throw ValidationError("--timeout must be 0 to 1000000 seconds")
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
          throw PentadError(
            .cancelled,
            "interrupted; the next command that sends will send "
              + "the actions")
        }
        return hasFailed
      }
    }
  }
#endif
