public import PentadCore

/// A source of days for a ``MasterDataHandler``: the engine in this process, or a server.
public protocol AstroDaySource: Sendable {
  /// The name that identifies the source. Cached days are valid only for the source with their
  /// name.
  var sourceName: String { get }

  /// The time for which its days are fresh.
  var expiry: Expiry { get }

  /// Loads the days of a request.
  ///
  /// - The result has at least one container for every date of the request, in order.
  /// - The source may call `part` with days as they arrive, in order and without repetition. If it
  ///   throws later, these days are invalid.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/cancelled`` when the task is cancelled; errors of the
  ///   source.
  func days(
    for request: DateRangeRequest, at place: Place, options: PanchangOptions,
    part: @escaping @Sendable ([DayContainer]) -> Void
  ) async throws(PentadError) -> [DayContainer]
}
