public import PentadCore

/// Days of the calendar, computed as they are asked for.
///
/// ```swift
/// for try await day in calendar.days(from: first, to: last, at: place) { … }
/// ```
///
/// - The days come in order, ``count`` of them, so a reader knows how far it is. Some hundred are
///   computed at a time, and none that nobody asks for.
/// - Cancelling the task that reads ends it with ``PentadCore/PentadError/Code/cancelled``; letting
///   it go ends it too. A sequence may be read more than once.
public struct PanchangDays: AsyncSequence, Sendable {
  /// A day.
  public typealias Element = PanchangDay
  /// What reading throws.
  public typealias Failure = PentadError

  let calendar: AstroCalendar
  let request: Result<DayRequest, PentadError>

  /// How many days there are; 0 when the first `next()` will throw.
  public var count: Int { (try? request.get().existingCount) ?? 0 }

  /// Begins a pass over the days.
  public func makeAsyncIterator() -> Iterator {
    Iterator(calendar: calendar, request: request)
  }

  /// All the days at once, 4 KB each.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidDateRange`` for more than 100,000 days.
  public func collect() async throws(PentadError) -> [PanchangDay] {
    try request.get().requireFew()
    var days: [PanchangDay] = []
    days.reserveCapacity(count)
    for try await day in self { days.append(day) }
    return days
  }

  /// One pass over the days.
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

    /// The next day; nil after the last.
    public mutating func next() async throws(PentadError) -> PanchangDay? {
      try await next(isolation: nil)
    }

    /// The next day; nil after the last.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(PentadError) -> PanchangDay? {
      let request = try request.get()
      // A part may be no more than a date that the clock skipped.
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

/// A run of days at a place, which has been looked over.
struct DayRequest: Sendable {
  /// The Julian day number of the first date.
  let first: Int
  let count: Int
  let place: Place
  let options: PanchangOptions

  /// How many days are computed at a time.
  static let chunk = 366
  /// How many days one request may have: 2,700 years.
  static let limit = 1_000_000
  /// How many of them may be in memory at once: 270 years, 360 MB.
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

  /// How many of the days the place's clock did not skip.
  var existingCount: Int {
    count - place.timeZone.skippedDates(first..<first + count).count
  }

  static let isTurned = PentadError(.invalidDateRange, "the last date is before the first")

  /// - Throws: `invalidDateRange` for more days than there may be in memory at once.
  func requireFew() throws(PentadError) {
    guard count <= Self.limitAtOnce else { throw Self.tooMany(limit: Self.limitAtOnce) }
  }

  static func tooMany(limit: Int = limit) -> PentadError {
    PentadError(.invalidDateRange, "more than \(limit) days; ask for them in parts")
  }

  func part(from offset: Int, count: Int) -> DayRequest {
    DayRequest(
      first: first + offset, count: min(count, self.count - offset), place: place,
      options: options)
  }
}
