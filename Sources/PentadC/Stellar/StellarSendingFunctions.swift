public import CPentad
import PentadCore
import StellarKit

/// Sends all pending changes now, including refused ones, and returns after each has been tried.
///
/// If another process sends for this store, that process does it. If the server has asked to wait,
/// nothing is sent before the wait is over. Errors are reported in the bookmarks.
///
/// - Parameters:
///   - client: the client
///   - waiting: receives the number of changes that are still pending; may be NULL
/// - Returns: `PENTAD_OK`, whether the server could be reached or not; `PENTAD_STORAGE` when the
///   store cannot be read or written; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the changes are sent. Since: 0.1
@_cdecl("pentad_stellar_client_synchronise")
public func pentad_stellar_client_synchronise(
  _ client: pentad_stellar_client_ref?, _ waiting: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    waiting?.pointee = 0
    let count = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.synchronise()
    }
    waiting?.pointee = Int64(count)
  }
}
