public import PentadCore

/// Where the days of a ``MasterDataHandler`` come from: the engine in this process, or a server.
public protocol AstroDaySource: Sendable {
  /// Which source it is. Days in the cache answer for the source of their name alone.
  var sourceName: String { get }

  /// How long its days count as fresh.
  var expiry: Expiry { get }

  /// The days of a request.
  ///
  /// - Every date of the request has a container, at least one; they come in order.
  /// - `part` may be called with days as they come, in order and never twice with the same. What was
  ///   given by then does not count when this throws.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/cancelled`` when the task is cancelled, and what the
  ///   source cannot do.
  func days(
    for request: DateRangeRequest, at place: Place, options: PanchangOptions,
    part: @escaping @Sendable ([DayContainer]) -> Void
  ) async throws(PentadError) -> [DayContainer]
}
