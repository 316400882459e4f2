import PentadCore
import StellarKit

/// The sources of accounts, by the kind of the school's system.
enum SchoolSources {
  /// Creates the source of an account.
  ///
  /// - Throws: `unsupported` for a kind without a source; `invalid` for a bad address.
  static func make(
    _ account: StellarAccount, _ secret: StellarAccountSecret, _ transport: any Transport
  ) async throws(PentadError) -> any StellarSource {
    switch account.kind {
    case .fireroad: return try FireRoadSource(transport: transport, address: account.address)
    case .stellar:
      return try StellarServer(
        transport: transport, endpoint: StellarClient.endpoint(of: account.address))
    default:
      throw PentadError(
        .unsupported, "there is no source for the kind \(account.kind.rawValue); use fireroad")
    }
  }
}
