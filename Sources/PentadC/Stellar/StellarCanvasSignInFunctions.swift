public import CPentad
import PentadCore
import StellarKit

/// A sign-in to Canvas that the caller owns.
public typealias pentad_stellar_canvas_sign_in_ref = OpaquePointer

/// A handle for a sign-in to Canvas in a browser.
final class CanvasSignInHandle: Handle, @unchecked Sendable {
  let authorization: CanvasAuthorization

  init(_ authorization: CanvasAuthorization) { self.authorization = authorization }
}

/// Prepares a sign-in to Canvas in a browser: OAuth 2 with a proof key (PKCE). Nothing is sent.
///
/// Open pentad_stellar_canvas_sign_in_address() in a browser or a web view, wait for an address for
/// which pentad_stellar_canvas_sign_in_is_end() is true, and pass it to
/// pentad_stellar_accounts_finish_canvas().
///
/// - Parameters:
///   - options: the school and the program's Developer Key
///   - out: receives the sign-in
/// - Returns: `PENTAD_INVALID` for an invalid address; `PENTAD_MISUSE` if `options`, `address` or
///   `client_id` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_canvas_sign_in_begin")
public func pentad_stellar_canvas_sign_in_begin(
  _ options: UnsafePointer<pentad_stellar_canvas_sign_in_options>?,
  _ out: UnsafeMutablePointer<pentad_stellar_canvas_sign_in_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    _ = try require(options, "options")
    let record = try readOptions(options, "options")
    let authorization = try CanvasAuthorization(
      site: CanvasSite(try readText(record.address, "options->address")),
      key: CanvasKey(
        id: try readText(record.client_id, "options->client_id"),
        secret: try readOptionalText(record.client_secret, "options->client_secret")),
      redirect: try readOptionalText(record.redirect, "options->redirect")
        ?? CanvasAuthorization.outOfBand,
      scopes: try readTexts(record.scopes, record.scope_count, "options->scopes"),
      purpose: try readOptionalText(record.purpose, "options->purpose"),
      asksForPassword: record.asks_for_password != 0)
    return CanvasSignInHandle(authorization).give()
  }
}

/// Returns the address of the page on which the user signs in.
///
/// - Parameters:
///   - sign_in: the sign-in
///   - out: receives the address
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_canvas_sign_in_address")
public func pentad_stellar_canvas_sign_in_address(
  _ sign_in: pentad_stellar_canvas_sign_in_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    try CanvasSignInHandle.borrow(sign_in, "sign_in").authorization.address
  }
}

/// Checks if an address in a browser is the end of this sign-in, with a code or an error.
///
/// - Parameters:
///   - sign_in: the sign-in
///   - address: the address in the browser
///   - is_end: receives true if it is the end; NULL when not needed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_canvas_sign_in_is_end")
public func pentad_stellar_canvas_sign_in_is_end(
  _ sign_in: pentad_stellar_canvas_sign_in_ref?, _ address: UnsafePointer<CChar>?,
  _ is_end: UnsafeMutablePointer<Bool>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    is_end?.pointee = false
    let address = try readText(address, "address")
    is_end?.pointee = try CanvasSignInHandle.borrow(sign_in, "sign_in").authorization
      .isEnd(address)
  }
}

/// Frees a sign-in. A sign-in that was not finished stores nothing.
///
/// - Parameter sign_in: the sign-in; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_canvas_sign_in_free")
public func pentad_stellar_canvas_sign_in_free(_ sign_in: pentad_stellar_canvas_sign_in_ref?) {
  CanvasSignInHandle.free(sign_in)
}
