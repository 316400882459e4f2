public import PentadCore

/// The operations of the control door, which change data independently of all clients.
extension ShelbyService {
  /// Shares a video as a person, in the timeline of a user.
  ///
  /// - Parameters:
  ///   - video: its number, its UUID or its id at YouTube or Vimeo; nil for the newest that is not
  ///     on this server.
  ///   - person: the person who shares it; nil for the third person, or bob.
  ///   - user: the owner of the timeline; nil for alice.
  ///   - network: the network of the share.
  ///   - date: the time in milliseconds since 1970; nil for the server's clock.
  /// - Returns: the id of the broadcast.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for an unknown video or person;
  ///   ``PentadCore/PentadError/Code/invalid`` for a video with files on this server, because
  ///   Shelby only has videos of YouTube and Vimeo.
  @discardableResult public func share(
    _ video: String? = nil, by person: Int? = nil, with user: Int? = nil, comment: String = "",
    network: String = "twitter", date: Int64? = nil
  ) throws(PentadError) -> String {
    try use { state, catalogue, now throws(PentadError) in
      let found =
        video.map { catalogue.find($0) } ?? catalogue.videos.last { $0.place != .here }
      guard let found else { throw VideoShelf.missing("video \(video ?? "")") }
      guard found.place != .here else {
        throw PentadError(.invalid, "Shelby shares videos of YouTube and Vimeo")
      }
      let owner = user ?? ShelbyState.users[0]
      let sharer = person ?? (catalogue.people.count > 2 ? 103 : 102)
      guard ShelbyState.users.contains(owner), catalogue.person(sharer) != nil else {
        throw VideoShelf.missing("user \(owner), or person \(sharer)")
      }
      return state.add(
        found.number, to: owner, by: sharer, comment: comment, origin: network, at: date ?? now)
    }
  }

  /// Comments on a video. In this API it is another share, in each timeline that contains the
  /// video.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for a video in no timeline, and for an
  ///   unknown person.
  public func comment(_ text: String, on video: String, by person: Int) throws(PentadError) {
    try use { state, catalogue, now throws(PentadError) in
      let number = catalogue.find(video)?.number
      let owners = ShelbyState.users.filter { user in
        state.shares.contains { $0.owner == user && !$0.isPublic && $0.video == number }
      }
      guard let number, !owners.isEmpty, catalogue.person(person) != nil else {
        throw VideoShelf.missing("share of \(video), or person \(person)")
      }
      for owner in owners {
        state.add(number, to: owner, by: person, comment: text, origin: "twitter", at: now)
      }
    }
  }

  /// Invalidates one token, or all.
  public func expire(token: String? = nil) { use { state, _, _ in state.desk.expire(token) } }

  /// Sets the connected networks of a user.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for a person without an account.
  public func setServices(_ names: [String], of user: Int) throws(PentadError) {
    try use { state, _, _ throws(PentadError) in
      guard ShelbyState.users.contains(user) else { throw VideoShelf.missing("user \(user)") }
      state.services[user] = names
    }
  }
}
