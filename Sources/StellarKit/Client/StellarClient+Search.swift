public import PentadCore

extension StellarClient {
  /// Looks for classes: by a course (`6`), the start of a number (`18.0`), or words.
  ///
  /// The store is searched. The server is asked when nothing there fits, unless the whole catalogue is stored
  /// and fresh: then the answer is empty. When it is stored and no longer fresh, the answer is empty if the
  /// server cannot be asked, and ``StellarEvent/failed(_:_:isKept:)`` tells why.
  ///
  /// ``close()`` interrupts a search.
  ///
  /// - Parameters:
  ///   - text: what is looked for, within ``PentadCore/SearchLimit``: 1,024 bytes of UTF-8 and 32 different
  ///     words.
  ///   - limit: how many hits at most; 0…10000, and what lies outside counts as the nearer end.
  /// - Throws: what the source throws, when nothing that is stored fits and the catalogue is not whole;
  ///   ``PentadCore/PentadError/Code/invalid`` for a longer text; ``PentadCore/PentadError/Code/closed``.
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
        self.take(try await self.source.search(text), .search)
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

  /// A search field's searches, of which only the latest is answered.
  ///
  /// C: `pentad_stellar_search_make`.
  public func makeSearch() -> StellarSearch { StellarSearch(self) }
}

/// The searches of one search field: an answer that comes after the next search has begun is dropped,
/// as the original's StellarSearch did.
///
/// C: `pentad_stellar_search`.
public final class StellarSearch: Sendable {
  let client: StellarClient
  private let state = Lock<UInt64>(0)

  init(_ client: StellarClient) { self.client = client }

  /// The number of the latest search, from 1; 0 before the first.
  public var generation: UInt64 { state.withLock { $0 } }

  /// Looks for classes, and makes all searches before it late.
  ///
  /// - Returns: nil when a later search, or ``cancel()``, has come meanwhile.
  /// - Throws: as ``StellarClient/search(_:limit:)``, unless this search is late.
  ///
  /// C: `pentad_stellar_search_execute`.
  public func search(_ text: String, limit: Int = 50) async throws(PentadError) -> SearchAnswer? {
    try await answer(text, limit: limit, begin())
  }

  /// Looks for classes under the number of a search that has begun.
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

  /// Makes every search so far late: the field was left or emptied.
  ///
  /// C: `pentad_stellar_search_cancel`.
  public func cancel() { _ = begin() }

  /// The number of a new search, which makes those before it late.
  package func begin() -> UInt64 {
    state.withLock { state in
      state += 1
      return state
    }
  }
}
