#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The option for the start of `follow`.
  struct FollowStart: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: """
        Begin after this event instead of \
        now.
        """) var after: UInt64?

    /// Returns the event to begin after, and prints it in the first line.
    ///
    /// - Parameter last: returns the number of the newest event.
    func tell(
      orAfter last: () async throws(PentadError) -> UInt64
    ) async throws(PentadError) -> UInt64 {
      let start = if let after { after } else { try await last() }
      let line: JSONValue = [
        "kind": "following", "number": .integer(Int(clamping: start)),
      ]
      writeLine(line.printed())
      return start
    }
  }

  /// The part of a store's log that `events` prints.
  struct EventLog: ParsableArguments {
    static let command = CommandConfiguration(
      abstract: "The events of the store's log after a given one; see `follow --help`.",
      discussion: """
        They are kept for seven days, and at least the newest 100,000. Where the log no longer \
        reaches back that far, a reset replaces them.
        """)

    @Option(parsing: .unconditional, help: "The number of the last event that was processed.")
    var after: UInt64

    /// Prints the events, one for each line.
    ///
    /// - Parameter read: returns a page of the events after a number; empty at the end.
    func write<Event>(
      as json: (Published<Event>) -> JSONValue,
      _ read: (UInt64) async throws(PentadError) -> [Published<Event>]
    ) async throws(PentadError) {
      var last = after
      while true {
        let page = try await read(last)
        for published in page { writeLine(json(published).printed(sortedKeys: true)) }
        guard let newest = page.last?.number, newest != last else { return }
        last = newest
      }
    }
  }
#endif
