public import PentadCore

/// A sequence of days of the calendar, computed on demand.
///
/// ```swift
/// for try await day in calendar.days(from: first, to: last, at: place) { … }
/// ```
///
/// - The days come in order. ``count`` is known in advance, so a reader can show progress. At most
///   366 days are computed at a time, and only when they are requested.
/// - Cancelling the task that reads ends it with ``PentadCore/PentadError/Code/cancelled``.
///   Releasing the iterator ends it too. A sequence can be read more than once.
public struct PanchangDays: AsyncSequence, Sendable {
  /// A day.
  public typealias Element = PanchangDay
  /// The errors from reading.
  public typealias Failure = PentadError

  let calendar: AstroCalendar
  let request: Result<DayRequest, PentadError>

  /// The number of days; 0 if the first `next()` will throw.
  public var count: Int { (try? request.get().existingCount) ?? 0 }

  /// Creates an iterator over the days.
  public func makeAsyncIterator() -> Iterator {
    Iterator(calendar: calendar, request: request)
  }

  /// Returns all days at once, at 4 KB each.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for more than 100,000 days.
  public func collect() async throws(PentadError) -> [PanchangDay] {
    try request.get().requireFew()
    var days: [PanchangDay] = []
    days.reserveCapacity(count)
    for try await day in self { days.append(day) }
    return days
  }

  /// An iterator over the days.
  public struct Iterator: AsyncIteratorProtocol {
    let calendar: AstroCalendar
    let request: Result<DayRequest, PentadError>
    private var chunk: [PanchangDay] = []
    private var position = 0
    private var done = 0

    init(calendar: AstroCalendar, request: Result<DayRequest, PentadError>) {
      self.calendar = calendar
      self.request = request
    }

    /// Returns the next day, or nil after the last.
    public mutating func next() async throws(PentadError) -> PanchangDay? {
      try await next(isolation: nil)
    }

    /// Returns the next day, or nil after the last.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(PentadError) -> PanchangDay? {
      let request = try request.get()
      // A part may consist only of a date that the clock skipped.
      while position == chunk.count {
        guard done < request.count else { return nil }
        let part = request.part(from: done, count: DayRequest.chunk)
        chunk = try await calendar.compute(part)
        done += part.count
        position = 0
      }
      defer { position += 1 }
      return chunk[position]
    }
  }
}

/// A validated run of days at a place.
struct DayRequest: Sendable {
  /// The Julian day number of the first date.
  let first: Int
  let count: Int
  let place: Place
  let options: PanchangOptions

  /// The number of days that are computed at a time.
  static let chunk = 366
  /// The limit of days in one request: 2,700 years.
  static let limit = 1_000_000
  /// The limit of days in memory at once: 270 years, 360 MB.
  static let limitAtOnce = 100_000

  init(first: Int, count: Int, place: Place, options: PanchangOptions) {
    self.first = first
    self.count = count
    self.place = place
    self.options = options
  }

  init(
    from start: CivilDate, to end: CivilDate, at place: Place, options: PanchangOptions
  ) throws(PentadError) {
    let count = end.julianDayNumber - start.julianDayNumber + 1
    guard count > 0 else { throw Self.isTurned }
    guard count <= Self.limit else { throw Self.tooMany() }
    self.init(first: start.julianDayNumber, count: count, place: place, options: options)
  }

  /// The number of days without those that the place's clock skipped.
  var existingCount: Int {
    count - place.timeZone.skippedDates(first..<first + count).count
  }

  static let isTurned = PentadError(.invalidDateRange, "the last date is before the first")

  /// Checks that all days fit in memory.
  ///
  /// - Throws: `invalidDateRange` for more days than may be in memory at once.
  func requireFew() throws(PentadError) {
    guard count <= Self.limitAtOnce else { throw Self.tooMany(limit: Self.limitAtOnce) }
  }

  static func tooMany(limit: Int = limit) -> PentadError {
    PentadError(.invalidDateRange, "more than \(limit) days; request them in parts")
  }

  func part(from offset: Int, count: Int) -> DayRequest {
    DayRequest(
      first: first + offset, count: min(count, self.count - offset), place: place,
      options: options)
  }
}
