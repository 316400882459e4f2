public import PentadCore

extension StellarAccounts {
  /// Opens the list of accounts, with a source for each kind of system that StellarKit knows.
  ///
  /// The secret of a Canvas account is an access token, or the text of ``CanvasSource/secret()``;
  /// that of a Moodle account is the text of a ``MoodleToken``.
  ///
  /// - Parameters:
  ///   - configuration: as for ``init(_:makeSource:)``.
  ///   - transport: sends the requests of all accounts.
  /// - Throws: as ``init(_:makeSource:)``.
  ///
  /// C: `pentad_stellar_accounts_open`.
  public convenience init(
    _ configuration: StellarConfiguration = StellarConfiguration(), transport: any Transport
  ) async throws(PentadError) {
    let time = configuration.time
    try await self.init(configuration, signInBy: transport) {
      account, secret async throws(PentadError) in
      switch account.kind {
      case .canvas:
        return CanvasSource(
          site: try CanvasSite(account.address), userId: nil, transport: transport,
          credentials: secret.credentials, key: secret.key, time: time)
      case .fireroad:
        return try FireRoadSource(transport: transport, address: account.address, time: time)
      case .moodle:
        guard let token = try await secret.text() else {
          throw PentadError(
            .signInRequired, "this account has no token: sign in again")
        }
        return try MoodleSource(
          transport: transport, address: account.address, token: MoodleToken(token), time: time)
      case .stellar:
        return try StellarServer(
          transport: transport, endpoint: StellarClient.endpoint(of: account.address), time: time)
      default:
        throw PentadError(
          .unsupported,
          "there is no source for the kind \(account.kind.rawValue); "
            + "the kinds are canvas, fireroad, moodle and stellar")
      }
    }
  }
}
