public import CPentad
import PentadCore
import StellarKit

/// The current term, as far as the server has said; it is not asked.
///
/// - Parameters:
///   - client: the client
///   - out: receives the term
/// - Returns: `PENTAD_NOT_FOUND` when the server has not said; `PENTAD_STORAGE` when the store
///   cannot be read; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_term")
public func pentad_stellar_client_term(
  _ client: pentad_stellar_client_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_term>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let term = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.term()
    }
    guard let term else { throw PentadError(.notFound, "the server has not said the term yet") }
    return OwnedRecord.give { StellarRecords(arena: $0).record(term) }
  }
}
