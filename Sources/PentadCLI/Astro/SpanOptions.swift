#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The options of a time span.
  struct SpanOptions: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: "The start: 2026-11-21T00:00Z, or a date, which means 00:00 UTC.")
    var from: String
    @Option(parsing: .unconditional, help: "The end, which is not included.") var to: String

    func range() throws(PentadError) -> Range<Instant> {
      let (start, end) = (try Instant(iso: from), try Instant(iso: to))
      guard start <= end else {
        throw PentadError(.invalidDateRange, "the end is before the start")
      }
      return start..<end
    }
  }

  extension Range<Instant> {
    /// Runs a body with each part of ten years, so that no long result is held in memory, and shows
    /// the progress.
    func eachDecade(_ body: (Range<Instant>) async throws -> Void) async rethrows {
      let starts = Array(stride(from: lowerBound.julianDay, to: upperBound.julianDay, by: 3_653))
      for (completed, start) in starts.enumerated() {
        ProgressBar.show(completed, of: starts.count, "decades")
        try await body(
          Instant(julianDay: start)..<Swift.min(Instant(julianDay: start + 3_653), upperBound))
      }
    }
  }
#endif
