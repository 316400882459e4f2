public import PentadCore

/// Hears what becomes of one request for days.
///
/// Exactly one of ``masterDataHandler(_:didReceiveData:for:)`` and
/// ``masterDataHandler(_:didFailWith:for:)`` is called, once and as the last. The calls come where the
/// request asked for them, in order and one at a time. The delegate is held until then.
///
/// The original's had `didRecieveData:` alone: it never heard of an error.
///
/// C: `pentad_astro_handler_get_date_async`.
public protocol MasterDataHandlerDelegate: AnyObject, Sendable {
  /// The days are there.
  func masterDataHandler(
    _ handler: MasterDataHandler, didReceiveData data: Snapshot<[DayContainer]>,
    for request: DateRangeRequest)
  /// The days could not be had. `request` is nil when it could not even be made.
  func masterDataHandler(
    _ handler: MasterDataHandler, didFailWith error: PentadError, for request: DateRangeRequest?)
  /// Rows have come, so many of about so many. May be left out.
  func masterDataHandler(
    _ handler: MasterDataHandler, didLoad rows: [DayContainer], progress: WorkProgress,
    for request: DateRangeRequest)
}

extension MasterDataHandlerDelegate {
  /// Does nothing.
  public func masterDataHandler(
    _ handler: MasterDataHandler, didLoad rows: [DayContainer], progress: WorkProgress,
    for request: DateRangeRequest
  ) {}
}

extension MasterDataHandler {
  /// The days from one date to another for a delegate, which is held until it has heard the end.
  ///
  /// A request that cannot be made reaches the delegate too.
  ///
  /// - Parameters:
  ///   - requestType: `all`; any other is an error.
  ///   - delivery: where the delegate is called.
  /// - Returns: the loading, to be cancelled or waited for; it need not be kept.
  @discardableResult
  public func getDate(
    from start: CivilDate, to end: CivilDate, requestType: String = "all",
    delegate: any MasterDataHandlerDelegate, on delivery: Delivery
  ) -> PentadOperation<Snapshot<[DayContainer]>> {
    let request = Result { () throws(PentadError) in
      try DateRangeRequest(from: start, to: end, requestType: requestType)
    }
    let operation = PentadOperation { report async throws(PentadError) in
      let request = try request.get()
      return try await self.getDate(request) { rows, progress in
        report(progress)
        delivery.deliver {
          delegate.masterDataHandler(self, didLoad: rows, progress: progress, for: request)
        }
      }
    }
    operation.whenDone(on: delivery) { result in
      switch result {
      case .success(let data):
        // It cannot have succeeded without a request.
        guard let request = try? request.get() else { return }
        delegate.masterDataHandler(self, didReceiveData: data, for: request)
      case .failure(let error):
        delegate.masterDataHandler(self, didFailWith: error, for: try? request.get())
      }
    }
    return operation
  }
}
