public import PentadCore

/// Signing in. If the source cannot be added, the new credentials are discarded.
extension VideoFeed {
  /// Signs a user in to a PeerTube server and adds a feed of it. It also signs in a user again
  /// whose sign-in has expired.
  ///
  /// - Throws: as
  ///   ``PeerTubeSource/signIn(server:user:password:otp:feed:transport:credentials:time:)``; errors
  ///   from writing the store. The new credentials are then discarded, and those kept before stay.
  ///
  /// C: `pentad_video_feed_add_peertube`.
  @discardableResult
  public func addPeerTube(
    _ server: PeerTubeServer, user: String, password: String, otp code: String? = nil,
    feed: PeerTubeFeed = .subscriptions
  ) async throws(PentadError) -> SourceStatus {
    let journal = CredentialJournal(live.credentials)
    let source = try await PeerTubeSource.signIn(
      server: server, user: user, password: password, otp: code, feed: feed,
      transport: live.transport, credentials: journal, time: time)
    return try await adding(source, journal)
  }

  /// Prepares a sign-in to a server of the Shelby protocol; ``addShelby(_:cameBackAt:)`` completes
  /// it.
  ///
  /// - Throws: as
  ///   ``ShelbySignIn/init(server:consumer:callback:reads:transport:credentials:time:)``.
  ///
  /// C: `pentad_video_feed_shelby_sign_in_begin`.
  public func shelbySignIn(
    _ server: ShelbyServer, consumer: OAuth1.Credentials, callback: String,
    reads: OAuth1.Method = .hmacSHA1
  ) throws(PentadError) -> ShelbySignIn {
    try ShelbySignIn(
      server: server, consumer: consumer, callback: callback, reads: reads,
      transport: live.transport, credentials: live.credentials, time: time)
  }

  /// Completes a sign-in to a server of the Shelby protocol, and adds the user as a source.
  ///
  /// - Parameter address: the callback address to which the server redirected the user.
  /// - Throws: as ``ShelbySignIn/finish(_:)``; errors from writing the store: the user's token is
  ///   then discarded, and the sign-in can be completed again.
  ///
  /// C: `pentad_video_feed_shelby_sign_in_finish`.
  @discardableResult
  public func addShelby(
    _ signIn: ShelbySignIn, cameBackAt address: String
  ) async throws(PentadError) -> SourceStatus {
    let journal = CredentialJournal(signIn.credentials)
    var signIn = signIn
    signIn.credentials = journal
    return try await adding(try await signIn.finish(address), journal)
  }

  private func adding(
    _ source: any FeedSource, _ journal: CredentialJournal
  ) async throws(PentadError) -> SourceStatus {
    do throws(PentadError) {
      let status = try await add(source)
      journal.commit()
      return status
    } catch {
      live.unregister(source)
      // The server revokes the new credentials; those kept before are restored.
      try? await source.signOut()
      await journal.rollBack()
      throw error
    }
  }

  /// Signs the user out of all sources of a folder without opening the feed, for a store that
  /// cannot be opened. No server is contacted, and the stored content stays.
  ///
  /// - Throws: the errors of the ``PentadCore/CredentialStore``; a custom one has to implement
  ///   ``PentadCore/CredentialStore/removeAll(ofAccountsWith:)``.
  ///
  /// C: `pentad_video_sign_out_all`.
  public static func signOutAll(_ configuration: VideoFeedConfiguration) async throws(PentadError) {
    let credentials =
      configuration.credentials
      ?? VideoStore.credentials(
        in: configuration.folder, allowsShared: configuration.allowsSharedStore)
    for prefix in ["peertube:", "shelby:", "http shelby:"] {
      try await credentials.removeAll(ofAccountsWith: prefix)
    }
  }
}
