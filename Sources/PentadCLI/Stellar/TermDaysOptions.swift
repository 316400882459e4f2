#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore
  import StellarKit

  /// The days of a term from the command line.
  struct TermDaysOptions: ParsableArguments {
    @Option(help: "The first day of classes: 2026-09-09.") var termFirst: String?
    @Option(help: "The last day of classes: 2026-12-10.") var termLast: String?
    @Option(help: "A day without classes; may be given several times.") var holiday: [String] = []
    @Option(help: "A day with the classes of a Monday; may be given several times.")
    var mondaySchedule: [String] = []
    @Flag(help: "Use the days of MIT's registrar, which are known for sp25, fa25 and fa26.")
    var mit = false
    @Option(help: "The zone of the school's clock: America/Chicago.") var zone: String?

    /// Returns the days of a term: the given ones, or else those that the client knows.
    func calendar(
      of term: StellarTerm?, _ client: StellarClient
    ) async throws(PentadError) -> TermCalendar {
      let first = try termFirst.map { (text) throws(PentadError) in try CivilDate(iso: text) }
      let last = try termLast.map { (text) throws(PentadError) in try CivilDate(iso: text) }
      var known = mit ? try Self.mit(term) : try await client.termCalendar(of: term)
      if known.isProvisional {
        if let first { known = try TermCalendar(weeksFrom: first) }
        if first == nil || last == nil {
          note(
            "the days of the term \(term.map { $0.code + " " } ?? "")are not known: repeating meetings last for 26 "
              + "weeks; give --term-first and --term-last")
        }
      }
      return try TermCalendar(
        first: first ?? known.first, last: last ?? known.last,
        holidays: try known.holidays.union(Self.dates(holiday)),
        mondaySchedule: try known.mondaySchedule.union(Self.dates(mondaySchedule)),
        zone: zone ?? known.zone)
    }

    private static func mit(_ term: StellarTerm?) throws(PentadError) -> TermCalendar {
      guard let calendar = term.flatMap(TermCalendar.mit) else {
        throw PentadError(
          .notFound,
          "the days of the term \(term.map { $0.code + " " } ?? "")at MIT are not known: give "
            + "--term-first and --term-last without --mit")
      }
      return calendar
    }

    private static func dates(_ texts: [String]) throws(PentadError) -> Set<CivilDate> {
      var dates: Set<CivilDate> = []
      for text in texts { dates.insert(try CivilDate(iso: text)) }
      return dates
    }

    /// Prints the calendar of a class, or of all bookmarks.
    func write(
      _ masterId: String?, _ client: StellarClient, name: String? = nil
    ) async throws(PentadError) {
      let look = ClassCalendarOptions(name: name)
      guard let masterId else {
        let items = try await client.bookmarks().map(\.item)
        var term = try await client.term()
        if term == nil { term = items.lazy.compactMap(\.term).first }
        let calendar = try await calendar(of: term, client)
        for item in items {
          noteUnread(item)
          try await SectionsCommand.noteOpen(item.masterId, client)
        }
        return writeText(try await client.iCalendarOfBookmarks(calendar: calendar, look))
      }
      let item = try await client.cachedClass(masterId)
      let calendar = try await calendar(of: item?.term, client)
      if let item { noteUnread(item) }
      try await SectionsCommand.noteOpen(masterId, client)
      writeText(try await client.iCalendar(for: masterId, calendar: calendar, look))
    }

    /// Notes times that are in no calendar, because they could not be read.
    private func noteUnread(_ item: StellarClass) {
      let count = item.times.count { !$0.schedule.isParsed }
      guard count > 0 else { return }
      note(
        "\(item.masterId): \(count) of its \(item.times.count) times could not be read and are not in the "
          + "calendar; `stellar show` prints them")
    }
  }
#endif
