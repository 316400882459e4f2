public import PentadCore

/// A receiver of the result of one request for days.
///
/// Exactly one of ``masterDataHandler(_:didReceiveData:for:)`` and
/// ``masterDataHandler(_:didFailWith:for:)`` is called, once and as the last call. The calls come
/// through the delivery of the request, in order and one at a time. The delegate is retained until
/// then.
///
/// The original delegate had only `didRecieveData:` and received no errors.
///
/// C: `pentad_astro_handler_get_date_async`.
public protocol MasterDataHandlerDelegate: AnyObject, Sendable {
  /// The days were loaded.
  func masterDataHandler(
    _ handler: MasterDataHandler, didReceiveData data: Snapshot<[DayContainer]>,
    for request: DateRangeRequest)
  /// Loading the days failed. `request` is nil if it was invalid.
  func masterDataHandler(
    _ handler: MasterDataHandler, didFailWith error: PentadError, for request: DateRangeRequest?)
  /// Rows arrived, with the progress in rows. This method is optional.
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
  /// Loads the days from one date to another for a delegate, which is retained until its last call.
  ///
  /// An invalid request is reported to the delegate too.
  ///
  /// - Parameters:
  ///   - requestType: `all`; any other type is an error.
  ///   - delivery: the delivery through which the delegate is called.
  /// - Returns: the operation, to cancel or to wait for; it need not be kept.
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
        // A success implies a valid request.
        guard let request = try? request.get() else { return }
        delegate.masterDataHandler(self, didReceiveData: data, for: request)
      case .failure(let error):
        delegate.masterDataHandler(self, didFailWith: error, for: try? request.get())
      }
    }
    return operation
  }
}
