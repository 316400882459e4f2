public import PentadCore

extension StellarClient {
  /// Searches for classes: by a course (`6`), the start of a number (`18.0`), or words.
  ///
  /// The search uses the store. The server is queried if the store has no match, unless the whole
  /// catalogue is stored and fresh: then the answer is empty. If the stored catalogue is complete
  /// but stale and the server cannot be reached, the answer is empty, too, and
  /// ``StellarEvent/failed(_:_:isKept:)`` reports the error.
  ///
  /// ``close()`` interrupts a search.
  ///
  /// - Parameters:
  ///   - text: the search text, within ``PentadCore/SearchLimit``: 1,024 bytes of UTF-8 and 32
  ///     different words.
  ///   - limit: the maximum number of hits, 0…10000; a value outside is clamped.
  /// - Throws: source errors, when nothing stored matches and the catalogue is incomplete;
  ///   ``PentadCore/PentadError/Code/invalid`` for a longer text;
  ///   ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_stellar_client_search`.
  public func search(
    _ text: String, limit: Int = 50
  ) async throws(PentadError) -> SearchAnswer {
    let limit = min(max(0, limit), 10_000)
    let isEmpty = try SearchLimit.words(of: text).isEmpty
    let now = now
    let local = try await tolerating { () async throws(PentadError) in
      try await self.store.search(text, limit: limit, now: now)
    }
    if let local, limit == 0 || isEmpty || !local.classes.isEmpty || local.catalogue == .fresh {
      return SearchAnswer(query: text, hits: local.classes, origin: .local, term: local.term)
    }
    do throws(PentadError) {
      let hits = try await flights.search.run(text) { () async throws(PentadError) in
        self.take(try await self.catalogue.search(text), .search)
      }
      return SearchAnswer(
        query: text, hits: Array(hits.prefix(limit)), origin: .server, term: local?.term)
    } catch {
      if .cancelled ~= error.code { throw error }
      let isWhole = local?.catalogue == .stale
      hub.publish(.failed(.search, error, isKept: isWhole))
      guard isWhole else { throw error }
      return SearchAnswer(query: text, hits: [], origin: .local, term: local?.term)
    }
  }

  /// Creates the searches of a search field: only the latest one is answered.
  ///
  /// C: `pentad_stellar_search_make`.
  public func makeSearch() -> StellarSearch { StellarSearch(self) }
}

/// The searches of one search field. An answer that arrives after a later search has started is
/// dropped, as in the original StellarSearch.
///
/// C: `pentad_stellar_search`.
public final class StellarSearch: Sendable {
  let client: StellarClient
  private let state = Lock<UInt64>(0)

  init(_ client: StellarClient) { self.client = client }

  /// The number of the latest search, from 1; 0 before the first.
  public var generation: UInt64 { state.withLock { $0 } }

  /// Searches for classes, and supersedes all earlier searches.
  ///
  /// - Returns: the answer; nil when a later search or ``cancel()`` has superseded this one.
  /// - Throws: as ``StellarClient/search(_:limit:)``, unless this search is superseded.
  ///
  /// C: `pentad_stellar_search_execute`.
  public func search(_ text: String, limit: Int = 50) async throws(PentadError) -> SearchAnswer? {
    try await answer(text, limit: limit, begin())
  }

  /// Searches for classes under the number of a search that has started.
  package func answer(
    _ text: String, limit: Int, _ number: UInt64
  ) async throws(PentadError) -> SearchAnswer? {
    do throws(PentadError) {
      var answer = try await client.search(text, limit: limit)
      answer.generation = number
      return generation == number ? answer : nil
    } catch {
      guard generation == number else { return nil }
      throw error
    }
  }

  /// Supersedes all searches so far, because the field was left or emptied.
  ///
  /// C: `pentad_stellar_search_cancel`.
  public func cancel() { _ = begin() }

  /// Returns the number of a new search, which supersedes the earlier ones.
  package func begin() -> UInt64 {
    state.withLock { state in
      state += 1
      return state
    }
  }
}
