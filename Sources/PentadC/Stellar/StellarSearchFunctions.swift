public import CPentad
import PentadCore
import StellarKit

/// Searches classes: by a course (`6`), by the start of a number (`18.0`), by words (`linear alg`).
///
/// The store is searched first; the server is asked if nothing matches there.
///
/// - Parameters:
///   - client: the client
///   - text: the text in the search field: at most 1,024 bytes, and 32 different words
///   - limit: the maximum number of hits; 0 for 50
///   - out: receives the result
/// - Returns: when nothing stored matches, the errors of the request, as
///   pentad_stellar_client_courses(); `PENTAD_INVALID` for a text with too many words;
///   `PENTAD_MISUSE` for a limit too large for a list
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_search")
public func pentad_stellar_client_search(
  _ client: pentad_stellar_client_ref?, _ text: UnsafePointer<CChar>?, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_search_answer>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let question = try SearchQuestion(text, limit)
    let answer = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.search(question.text, limit: question.limit)
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(answer) }
  }
}

/// A caller's search.
struct SearchQuestion: Sendable {
  let text: String
  let limit: Int

  /// - Throws: `misuse` for NULL and for a limit too large for a list, `invalid` for text that is
  ///   not UTF-8
  init(_ text: UnsafePointer<CChar>?, _ limit: Int) throws(PentadError) {
    self.text = try readText(text, "text")
    self.limit = try readLimit(limit, "limit")
  }
}
