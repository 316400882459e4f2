public import CPentad
import PentadCore
import StellarKit

/// Removes the secrets of a folder's devices without opening its store, for a store that cannot be
/// opened. The server is not informed, and the stored data stays.
///
/// - Parameter options: the location of the store, as for pentad_stellar_client_open(); NULL for
///   memory, where nothing is kept
/// - Returns: `PENTAD_STORAGE` and `PENTAD_CORRUPT` when the secrets cannot be removed;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Blocks: while the secrets are removed. Since: 0.1
@_cdecl("pentad_stellar_forget_devices")
public func pentad_stellar_forget_devices(
  _ options: UnsafePointer<pentad_stellar_client_options>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in try StellarOpening.forgetDevices(options) }
}

/// Closes the client's file and releases its locks until pentad_stellar_client_resume(): calls
/// return `PENTAD_CLOSED` meanwhile. A store in memory keeps its data.
///
/// - Parameter client: the client
///
/// Blocks: until writes under way are completed. Since: 0.1
@_cdecl("pentad_stellar_client_suspend")
public func pentad_stellar_client_suspend(
  _ client: pentad_stellar_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.suspend()
    }
  }
}

/// Reopens the file of a suspended client.
///
/// - Parameter client: the client
/// - Returns: `PENTAD_STORAGE`, `PENTAD_CORRUPT` and `PENTAD_UNSUPPORTED` as
///   pentad_stellar_client_open(): the client stays suspended then
///
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_stellar_client_resume")
public func pentad_stellar_client_resume(
  _ client: pentad_stellar_client_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.resume()
    }
  }
}
