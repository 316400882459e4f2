public import PentadCore

/// The operations of the control door, which change data independently of all clients. A missing
/// item throws ``PentadCore/PentadError/Code/notFound``.
extension PeerTubeService {
  /// Publishes a video now.
  ///
  /// - Parameters:
  ///   - handle: the handle of a channel with files on this server; nil for the first.
  ///   - privacy: 1 public, 2 unlisted, 3 owner only, 4 all users, 5 with a password.
  ///   - state: the state as in PeerTube: 1 published, 2 to be transcoded, 4 waiting for a live
  ///     stream.
  /// - Returns: the video.
  /// - Throws: also ``PentadCore/PentadError/Code/invalid`` for undefined numbers.
  @discardableResult public func publish(
    title: String? = nil, text: String? = nil, in handle: String? = nil, privacy: Int = 1,
    password: String? = nil, state number: Int = 1, isLive: Bool = false
  ) throws(PentadError) -> VideoCatalogue.Video {
    var extra = PeerTubeExtra(password: password, isLive: isLive)
    try extra.set(privacy: privacy, state: number)
    let handle = handle ?? shelf.catalogue.channels.first { $0.place == .here }?.handle
    guard let handle, shelf.catalogue.channel(handle)?.place == .here else {
      throw VideoShelf.missing("channel \(handle ?? "") of PeerTube")
    }
    let video = try shelf.publish(title: title, text: text, in: handle)
    use { $0.extras[video.number] = extra }
    return video
  }

  /// Changes the access to a video, and its state; nil keeps the current value.
  ///
  /// - Parameter video: its number or its UUID.
  public func change(
    _ video: String, privacy: Int? = nil, password: String? = nil, state number: Int? = nil,
    isBlocked: Bool? = nil
  ) throws(PentadError) {
    let video = try find(video)
    try use { state throws(PentadError) in
      var extra = state.extras[video.number] ?? PeerTubeExtra()
      try extra.set(privacy: privacy ?? extra.privacy.rawValue, state: number ?? extra.state)
      if let password { extra.password = password }
      if let isBlocked { extra.isBlocked = isBlocked }
      state.extras[video.number] = extra
    }
  }

  /// Deletes a video.
  public func remove(_ video: String) throws(PentadError) {
    let video = try find(video)
    try shelf.remove(video.uuid)
    use { $0.forget(video.number) }
  }

  /// Posts a comment as a user.
  ///
  /// - Parameters:
  ///   - name: the nickname of a person in the catalogue.
  ///   - answered: the number of a comment; nil begins a thread.
  /// - Returns: the comment's number.
  @discardableResult public func comment(
    _ text: String, by name: String, on video: String, answering answered: Int? = nil
  ) throws(PentadError) -> Int {
    let video = try find(video)
    let (catalogue, now) = (shelf.catalogue, shelf.now)
    return try use { state throws(PentadError) in
      guard let author = state.user(named: name) else { throw VideoShelf.missing("user \(name)") }
      let parent = state.comments(of: video, catalogue).first { $0.id == answered }
      guard answered == nil || parent != nil else {
        throw VideoShelf.missing("comment \(answered ?? 0)")
      }
      let comment = state.comment(
        text, by: author.number, on: video, answering: parent, catalogue, now: now)
      return comment.id
    }
  }

  /// Invalidates access tokens, and refresh tokens too if requested.
  ///
  /// - Parameter name: the nickname of the user; nil for all.
  public func expireTokens(of name: String? = nil, withRefresh: Bool = false) throws(PentadError) {
    try use { state throws(PentadError) in
      let user = name.flatMap { state.user(named: $0) }
      guard name == nil || user != nil else { throw VideoShelf.missing("user \(name ?? "")") }
      state.tokens.expire(of: user?.number, withRefresh: withRefresh)
    }
  }

  /// Changes the credentials of a user.
  ///
  /// - Parameters:
  ///   - password: the new password; nil keeps the current one.
  ///   - code: the code of the second factor; nil removes it.
  public func setSignIn(
    of name: String, password: String? = nil, code: String? = nil
  ) throws(PentadError) {
    try use { state throws(PentadError) in
      guard let number = state.user(named: name)?.number else {
        throw VideoShelf.missing("user \(name)")
      }
      if let password { state.users[number]?.password = password }
      state.users[number]?.code = code
    }
  }

  /// Returns the actions of users, in order, and their results:
  /// `{"actions":[…],"users":{name:{"dislikes","history","likes","subscriptions","watchLater"}}}`.
  ///
  /// Videos are named by their UUIDs, channels by their handles. The history contains the position
  /// in seconds.
  ///
  /// - Parameter name: the nickname of the user; nil for all.
  public func log(of name: String? = nil) -> JSONValue {
    let (catalogue, entries) = (shelf.catalogue, shelf.log.entries)
    return use { state in
      let users = state.users.values.filter { name == nil || $0.name == name }
        .sorted { $0.name < $1.name }
      let numbers = Set(users.map(\.number))
      let actions = entries.filter { $0.service == "peertube" && numbers.contains($0.user) }
      return [
        "actions": .array(actions.map(\.json)),
        "users": .object(users.map { .init($0.name, state.summary(of: $0, catalogue)) }),
      ]
    }
  }

  private func find(_ video: String) throws(PentadError) -> VideoCatalogue.Video {
    guard let found = use({ $0.found(video, in: shelf.catalogue) }) else {
      throw VideoShelf.missing("video \(video) of PeerTube")
    }
    return found
  }
}

extension PeerTubeExtra {
  fileprivate mutating func set(privacy: Int, state: Int) throws(PentadError) {
    guard let privacy = Privacy(rawValue: privacy), Self.stateLabels[state] != nil else {
      throw PentadError(.invalid, "a privacy is 1…5, a state 1…9")
    }
    (self.privacy, self.state) = (privacy, state)
  }
}

extension PeerTubeState {
  fileprivate func summary(of user: PeerTubeUser, _ catalogue: VideoCatalogue) -> JSONValue {
    func uuids(_ numbers: some Sequence<Int>) -> JSONValue {
      .array(numbers.compactMap { catalogue.video($0).map { .string($0.uuid) } })
    }
    func rated(_ word: String) -> JSONValue {
      uuids(user.ratings.filter { $0.value.word == word }.keys.sorted())
    }
    let history = user.history.sorted { $0.key < $1.key }.compactMap { number, view in
      catalogue.video(number).map { JSONValue.Member($0.uuid, .integer(view.position)) }
    }
    let later = playlists.first { $0.owner == user.number }?.elements.map(\.video) ?? []
    let handles = user.subscriptions.compactMap { catalogue.channel($0)?.handle }
    return [
      "dislikes": rated("dislike"), "history": .object(history), "likes": rated("like"),
      "subscriptions": .array(handles.map { .string($0) }), "watchLater": uuids(later),
    ]
  }
}
