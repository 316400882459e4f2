public import CPentad
import PentadCore
import StellarKit

/// Reads the token from the address that a Moodle site opened after a sign-in in a browser:
/// `scheme://token=...`, or `scheme:token=...` as some browsers pass it on.
///
/// Pass the token to pentad_stellar_accounts_add_moodle_token(), or to
/// pentad_stellar_accounts_renew(). Do not log it.
///
/// - Parameters:
///   - sign_in: the sign-in, from pentad_stellar_accounts_begin_moodle() or from stored texts
///   - address: the address that the site opened
///   - out: receives the token
/// - Returns: `PENTAD_SIGN_IN_REQUIRED` if the address contains no token, or a token for another
///   site or another sign-in
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_moodle_sign_in_token")
public func pentad_stellar_moodle_sign_in_token(
  _ sign_in: UnsafePointer<pentad_stellar_moodle_sign_in>?, _ address: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let launch = try MoodleAuthorization(sign_in)
    return try launch.token(from: try readText(address, "address")).text
  }
}
