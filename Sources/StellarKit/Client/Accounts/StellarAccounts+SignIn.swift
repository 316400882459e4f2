public import PentadCore

extension StellarAccounts {
  /// Adds an account at a school's Canvas, with an access token that the user created in the
  /// settings of Canvas. Canvas is asked first, so a wrong token is not stored.
  ///
  /// - Parameters:
  ///   - address: the address of the school's Canvas: `school.instructure.com`.
  ///   - token: the access token.
  ///   - name: a name to show; nil for the host of the address.
  /// - Returns: the account.
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when Canvas rejects the token; sign-in
  ///   errors; ``PentadCore/PentadError/Code/conflict`` if there is an account of
  ///   this kind and address; store and credential write errors: the account is not added then.
  ///
  /// C: `pentad_stellar_accounts_add_canvas`.
  @discardableResult
  public func addCanvas(
    _ address: String, token: String, name: String? = nil
  ) async throws(PentadError) -> StellarAccount {
    let source = try await CanvasSource.signIn(
      site: CanvasSite(address), token: token, transport: try signInTransport,
      credentials: MemoryCredentialStore(), time: configuration.time)
    return try await add(source, name: name)
  }

  /// Adds an account at a school's Canvas after a sign-in in a browser.
  ///
  /// - Parameters:
  ///   - authorization: the sign-in.
  ///   - answer: the address to which Canvas redirected the browser. For a sign-in without a
  ///     redirect address, the code that Canvas shows is accepted, too.
  ///   - name: a name to show; nil for the host of the address.
  /// - Returns: the account.
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when Canvas rejects the token; sign-in
  ///   errors; ``PentadCore/PentadError/Code/refused`` when the user or the school
  ///   denied the sign-in; ``PentadCore/PentadError/Code/conflict`` if there is an account of this
  ///   kind and address; store and credential write errors: the account is not added then.
  ///
  /// C: `pentad_stellar_accounts_finish_canvas`.
  @discardableResult
  public func addCanvas(
    _ authorization: CanvasAuthorization, redirectedTo answer: String, name: String? = nil
  ) async throws(PentadError) -> StellarAccount {
    let source = try await CanvasSource.signIn(
      authorization, redirectedTo: answer, transport: try signInTransport,
      credentials: MemoryCredentialStore(), time: configuration.time)
    do throws(PentadError) {
      return try await add(source, name: name)
    } catch {
      // Nothing refers to the tokens of this sign-in, so they are revoked.
      try? await source.signOut()
      throw error
    }
  }

  /// Adds an account at a Moodle site with a user name and a password. The password is sent once,
  /// to the site, and not stored; the site's token is stored in its place.
  ///
  /// - Parameters:
  ///   - address: the address of the site, as a person types or copies it.
  ///   - userName: the user name.
  ///   - password: the password.
  ///   - name: a name to show; nil for the host of the address.
  /// - Returns: the account.
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` for a wrong name or password; sign-in
  ///   errors; ``PentadCore/PentadError/Code/unsupported`` for a site that signs in
  ///   in a browser only, or without web services; ``PentadCore/PentadError/Code/conflict`` if there
  ///   is an account of this kind and address; store and credential write errors: the account is not
  ///   added then.
  ///
  /// C: `pentad_stellar_accounts_add_moodle`.
  @discardableResult
  public func addMoodle(
    _ address: String, userName: String, password: String, name: String? = nil
  ) async throws(PentadError) -> StellarAccount {
    let transport = try signInTransport
    let time = configuration.time
    let config = try await MoodleSite(transport: transport, address: address, time: time).config()
    try requireServices(of: config)
    guard config.signIn == .password else {
      throw PentadError(
        .unsupported,
        "this Moodle site accepts sign-ins in a browser only: call beginMoodle, or give a token in "
          + "place of a password")
    }
    let token = try await MoodleSite(transport: transport, address: config.address, time: time)
      .signIn(userName: userName, password: password)
    return try await add(.moodle, address: config.address, name: name, secret: token.text)
  }

  /// Adds an account at a Moodle site with a token, such as the one for the mobile service under
  /// Preferences > Security keys. The site is asked first, so a wrong token is not stored.
  ///
  /// - Parameters:
  ///   - address: the address of the site, as a person types or copies it.
  ///   - token: the token.
  ///   - name: a name to show; nil for the host of the address.
  /// - Returns: the account.
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when the site rejects the token; sign-in
  ///   errors; ``PentadCore/PentadError/Code/conflict`` if there is an account of
  ///   this kind and address; store and credential write errors: the account is not added then.
  ///
  /// C: `pentad_stellar_accounts_add_moodle_token`.
  @discardableResult
  public func addMoodle(
    _ address: String, token: String, name: String? = nil
  ) async throws(PentadError) -> StellarAccount {
    let transport = try signInTransport
    let time = configuration.time
    let config = try await MoodleSite(transport: transport, address: address, time: time).config()
    let source = try MoodleSource(
      transport: transport, address: config.address, token: MoodleToken(token), time: time)
    _ = try await source.person()
    return try await add(.moodle, address: config.address, name: name, secret: token)
  }

  private func add(
    _ source: CanvasSource, name: String?
  ) async throws(PentadError) -> StellarAccount {
    try await add(.canvas, address: source.site.address, name: name, secret: source.secret())
  }

  var signInTransport: any Transport {
    get throws(PentadError) {
      guard let transport else {
        throw PentadError(
          .unsupported, "these accounts have sources of the program: sign in there, then call add")
      }
      return transport
    }
  }
}
