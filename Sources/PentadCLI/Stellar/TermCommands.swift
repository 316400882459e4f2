#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct TermCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "term", abstract: "The current term.",
      discussion: """
        If the server names a new term, the bookmarks of the old one are archived, and listed once.
        """)

    @OptionGroup var stellar: StellarAnswering

    func run() async throws {
      try await stellar.answer { client in
        var change: TermChange?
        try await stellar.options.ask { () async throws(PentadError) in
          change = try await client.refreshTerm()
        }
        guard let term = try await client.term() else {
          throw PentadError(.notFound, "no term is stored; give --server")
        }
        let archived = change?.removed.map(\.masterId) ?? []
        return Answer(
          [
            "archived": .array(archived.map(JSONValue.string)), "code": .string(term.code),
            "isStale": .bool(change == nil), "old": .optional(change?.old?.code),
            "season": .optional(term.season.map { "\($0)" }),
            "text": .string(term.text), "year": term.year.map { .integer($0) } ?? .null,
          ], Table(header: ["code", "text"], rows: [[term.code, term.text]]))
      }
    }
  }

  struct UnreadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unread", abstract: "How many announcements of bookmarked classes are unread.",
      discussion: "The server reports them after `sync` has registered this device.")

    @OptionGroup var stellar: StellarAnswering

    func run() async throws {
      try await stellar.answer { client in
        try await stellar.options.ask { () async throws(PentadError) in
          try await client.syncUnread()
        }
        let counts = try await client.unreadCounts().sorted { $0.key < $1.key }
        let values: [JSONValue] = counts.map {
          ["count": .integer($0.value), "masterId": .string($0.key)]
        }
        return Answer(
          values,
          Table(header: ["masterId", "count"], rows: counts.map { [$0.key, "\($0.value)"] }))
      }
    }
  }

  struct ConflictsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "conflicts", abstract: "The bookmarked classes with overlapping meetings.",
      discussion: "The chosen sections are compared; see `sections`.")

    @OptionGroup var stellar: StellarAnswering

    func run() async throws {
      try await stellar.answer { client in
        let conflicts = try await client.conflicts()
        for bookmark in try await client.bookmarks() {
          try await SectionsCommand.noteOpen(bookmark.item.masterId, client)
        }
        let values = conflicts.map(\.json)
        return Answer(
          values,
          Table(
            header: ["first", "second", "days", "start", "end"],
            rows: conflicts.flatMap { conflict in
              conflict.overlaps.map {
                [conflict.first.masterId, conflict.second.masterId] + $0.cells
              }
            }))
      }
    }
  }

  extension ClassConflict {
    fileprivate var json: JSONValue {
      [
        "first": .string(first.masterId), "overlaps": .array(overlaps.map(\.json)),
        "second": .string(second.masterId),
      ]
    }
  }

  extension MeetingOverlap {
    /// The cells of days, start and end.
    fileprivate var cells: [String] {
      [
        weekdays.letters, StellarJSON.clock(minutes.lowerBound),
        StellarJSON.clock(minutes.upperBound),
      ]
    }

    fileprivate var json: JSONValue {
      [
        "days": .string(cells[0]), "end": .string(cells[2]), "first": first.json,
        "second": second.json, "start": .string(cells[1]),
      ]
    }
  }
#endif
