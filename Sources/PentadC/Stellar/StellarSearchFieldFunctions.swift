public import CPentad
import PentadCore
import StellarKit

/// The searches of a search field, as an object that the caller owns.
public typealias pentad_stellar_search_ref = OpaquePointer

/// A handle for a search field.
private final class SearchHandle: Handle, @unchecked Sendable {
  let search: StellarSearch
  /// The queue or session that runs its callbacks, the same as its client's.
  let place: any CallbackPlace

  init(_ search: StellarSearch, _ place: any CallbackPlace) {
    self.search = search
    self.place = place
  }

  /// Returns the searches for a blocking call.
  static func search(_ pointer: OpaquePointer?) throws(PentadError) -> StellarSearch {
    let search = try borrow(pointer, "search").search
    try requireWorkers()
    return search
  }
}

/// A search of a search field. It begins at its creation, and so before any later search.
private struct NumberedSearch: Sendable {
  private let search: StellarSearch
  private let question: SearchQuestion
  private let number: UInt64

  init(_ search: StellarSearch, _ question: SearchQuestion) {
    self.search = search
    self.question = question
    number = search.begin()
  }

  /// - Throws: `cancelled` when a later search has begun meanwhile, or all were cancelled
  func answer() async throws(PentadError) -> SearchAnswer {
    guard let answer = try await search.answer(question.text, limit: question.limit, number)
    else { throw Self.late }
    return answer
  }

  /// Discards an outcome that arrives after another search has begun.
  func inTime(_ result: Result<SearchAnswer, PentadError>) -> Result<SearchAnswer, PentadError> {
    search.generation == number ? result : .failure(Self.late)
  }

  private static var late: PentadError {
    PentadError(.cancelled, "a newer search has begun")
  }
}

/// Makes the searches of a search field. Only the latest search returns a result.
///
/// - Parameters:
///   - client: the client, which may be freed earlier
///   - out: receives the searches
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_search_make")
public func pentad_stellar_search_make(
  _ client: pentad_stellar_client_ref?, _ out: UnsafeMutablePointer<pentad_stellar_search_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handle = try StellarHandle.borrow(client, "client")
    try requireWorkers()
    return SearchHandle(handle.client.makeSearch(), handle.place).give()
  }
}

/// Searches classes like pentad_stellar_client_search(), and cancels all earlier searches of the
/// field.
///
/// - Parameters:
///   - search: the searches
///   - text: the text in the search field
///   - limit: the maximum number of hits; 0 for 50
///   - out: receives the result
/// - Returns: as pentad_stellar_client_search(); `PENTAD_CANCELLED` after a later search or
///   pentad_stellar_search_cancel()
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_search_execute")
public func pentad_stellar_search_execute(
  _ search: pentad_stellar_search_ref?, _ text: UnsafePointer<CChar>?, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_search_answer>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let question = try SearchQuestion(text, limit)
    let search = NumberedSearch(try SearchHandle.search(search), question)
    let answer = try runAndWait { () async throws(PentadError) in try await search.answer() }
    return OwnedRecord.give { StellarRecords(arena: $0).record(answer) }
  }
}

/// Searches classes like pentad_stellar_search_execute(), without waiting for the result.
///
/// - Parameters:
///   - search: the searches
///   - text: the text in the search field
///   - limit: the maximum number of hits; 0 for 50
///   - callback: called once at the end, with `PENTAD_CANCELLED` after a later search or
///     pentad_stellar_search_cancel()
/// - Returns: as pentad_stellar_client_search_async()
///
/// Threads: any; the callback runs on a callback thread of the library, or in
/// pentad_session_pump(). Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_search_execute_async")
public func pentad_stellar_search_execute_async(
  _ search: pentad_stellar_search_ref?, _ text: UnsafePointer<CChar>?, _ limit: size_t,
  _ callback: pentad_stellar_search_answer_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try SearchHandle.borrow(search, "search")
    let completion = try RecordCompletion(callback, context)
    try handle.place.requireOpen("client")
    let search = NumberedSearch(handle.search, try SearchQuestion(text, limit))
    let work = PentadOperation { _ async throws(PentadError) in try await search.answer() }
    OperationHandle.start(work, operation, place: handle.place) { result in
      completion.end(search.inTime(result)) { StellarRecords(arena: $0).record($1) }
    }
  }
}

/// Cancels every search so far: the field was closed or cleared.
///
/// - Parameter search: the searches; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_search_cancel")
public func pentad_stellar_search_cancel(_ search: pentad_stellar_search_ref?) {
  guard !Process.isForked else { return }
  SearchHandle.borrow(search)?.search.cancel()
}

/// Frees the searches of a search field. Searches under way continue.
///
/// - Parameter search: the searches; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_search_free")
public func pentad_stellar_search_free(_ search: pentad_stellar_search_ref?) {
  guard search == nil || !Process.isForked else { return Handle.count(-1) }
  SearchHandle.free(search)
}
