public import CPentad
import PentadCore
import StellarKit

/// Sends what waits to be sent now, what was refused too, and returns when each has been tried.
///
/// Where another process sends for this store, it is left to that. A server that has asked to be left
/// alone for a while is told nothing before that is over. What fails is told by the bookmarks.
///
/// - Parameters:
///   - client: the client
///   - waiting: receives how many changes the server has still to be told; may be NULL
/// - Returns: `PENTAD_OK`, whether the server could be told or not; `PENTAD_STORAGE` when the store
///   cannot be read or written; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the server is told. Since: 0.1
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
