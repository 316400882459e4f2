public import PentadCore

extension StellarAccounts {
  /// Fetches the public settings of a Moodle site: its name, and the way in which a person signs in.
  /// No account is needed, and nothing is stored.
  ///
  /// - Parameter address: the address of the site, as a person types or copies it.
  /// - Returns: the settings.
  /// - Throws: sign-in errors.
  ///
  /// C: `pentad_stellar_accounts_moodle_config`.
  public func moodleConfig(_ address: String) async throws(PentadError) -> MoodleSiteConfig {
    try await MoodleSite(
      transport: try signInTransport, address: address, time: configuration.time
    ).config()
  }

  /// Prepares a sign-in to a Moodle site in a browser, also with single sign-on (SSO). The site is
  /// asked for its settings; nothing is stored.
  ///
  /// 1. Open ``MoodleAuthorization/address`` in a browser.
  /// 2. Wait until the browser opens an address with the URL scheme of the host program.
  /// 3. Pass that address to ``MoodleAuthorization/token(from:)``, and the token to
  ///    ``addMoodle(_:token:name:)`` or ``renew(_:secret:)``.
  ///
  /// - Parameters:
  ///   - address: the address of the site, as a person types or copies it.
  ///   - scheme: the URL scheme of the host program, such as `myapp`. A site may be configured to
  ///     use another one.
  /// - Returns: the sign-in.
  /// - Throws: sign-in errors; ``PentadCore/PentadError/Code/invalid`` for an invalid scheme;
  ///   ``PentadCore/PentadError/Code/unsupported`` for a site without web services, or without a
  ///   sign-in in a browser.
  ///
  /// C: `pentad_stellar_accounts_begin_moodle`.
  public func beginMoodle(
    _ address: String, scheme: String
  ) async throws(PentadError) -> MoodleAuthorization {
    try MoodleAuthorization.check(scheme: scheme)
    let config = try await moodleConfig(address)
    try requireServices(of: config)
    return try MoodleAuthorization(config, scheme: scheme)
  }

  /// Checks that an account at a site can be read.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` for a site without web services.
  func requireServices(of config: MoodleSiteConfig) throws(PentadError) {
    guard config.hasMobileServices else {
      throw PentadError(
        .unsupported, "this Moodle site has no web services: ask the school to enable them")
    }
  }
}
