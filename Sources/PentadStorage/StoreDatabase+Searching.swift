public import GRDB
public import PentadCore

extension StoreDatabase {
  /// Reads like ``read(_:)``, for a search: ``close()`` and ``suspend()`` interrupt it instead of
  /// waiting for its end.
  ///
  /// - Throws: as ``read(_:)``; ``PentadCore/PentadError/Code/closed`` or
  ///   ``PentadCore/PentadError/Code/suspended`` when it was interrupted by these.
  public func search<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(PentadError) -> Value {
    let reading = Task(executorPreference: StoreSession.tasks) {
      () -> Result<Value, PentadError> in
      do throws(PentadError) { return .success(try await self.read(body)) } catch {
        return .failure(error)
      }
    }
    let number = gate.beginSearch { reading.cancel() }
    let result = await withTaskCancellationHandler {
      await reading.value
    } onCancel: {
      reading.cancel()
    }
    gate.endSearch(number)
    if case .failure(let error) = result, .cancelled ~= error.code, !Task.isCancelled {
      try gate.requireOpen()
    }
    return try result.get()
  }
}
