import PentadCore

extension StellarDelivery {
  /// Sends a change of an account.
  func deliver(_ attempt: StellarAttempt) async throws(PentadError) -> Arrival {
    let change = attempt.change
    switch change.kind {
    case .subscribe, .unsubscribe:
      try await source.part((any StellarBookmarkSource).self)
        .setBookmark(change.kind == .subscribe, of: change.masterId)
    case .mark:
      try await source.part((any StellarAnnouncementSource).self)
        .setRead(change.isOn, change.item, of: change.masterId)
    case .readPosts:
      try await source.part((any StellarAnnouncementSource).self)
        .markPostsRead(to: change.item, of: change.masterId)
    case .done:
      let tasks = try source.part((any StellarTaskSource).self)
      return .mark(try await tasks.setDone(change.isOn, try await store.task(of: change)))
    case .post: return .post(try await post(attempt))
    case .read: throw PentadError(.unsupported, "this school's system has no notices")
    }
    return .done
  }

  /// Sends a reply.
  private func post(_ attempt: StellarAttempt) async throws(PentadError) -> StellarPost {
    let change = attempt.change
    return try await source.part((any StellarAnnouncementSource).self)
      .post(change.text, to: change.item, parent: change.parent, of: change.masterId)
  }

  /// Returns the reply if an earlier attempt has arrived. Before the first attempt, records the
  /// replies with the same text that exist already.
  func arrived(_ attempt: StellarAttempt) async throws(PentadError) -> StellarPost? {
    let change = attempt.change
    let posts: [StellarPost]
    do throws(PentadError) {
      posts = try await source.part((any StellarAnnouncementSource).self)
        .posts(to: change.item, of: change.masterId).value
    } catch {
      // Without the right to read replies, it is unknown whether an earlier attempt has arrived.
      guard .refused ~= error.code, !attempt.mayHaveArrived || error.code == .replyRequired else {
        throw error
      }
      // A class that requires a reply first shows that the account has none: none has arrived.
      if attempt.mayHaveArrived { try await store.noteAbsent(attempt) }
      return nil
    }
    let matches = SentPost(change: change, authorId: try await person()).matches(in: posts)
    guard attempt.mayHaveArrived else {
      if !matches.isEmpty { try await store.noteEarlier(matches.map(\.id), than: change) }
      return nil
    }
    let earlier = try await store.earlierPosts(to: change.item, of: change.masterId)
    if let arrived = matches.first(where: { !earlier.contains($0.id) }) { return arrived }
    try await store.noteAbsent(attempt)
    return nil
  }

  /// Returns the source's id of the account's person.
  private func person() async throws(PentadError) -> String {
    if let person = try await store.person() { return person.id }
    let person = try await source.part((any StellarEnrolmentSource).self).person()
    try await store.setPerson(person)
    return person.id
  }
}

extension StellarChange {
  /// True for a change of a bookmark.
  var isOfBookmark: Bool { kind == .subscribe || kind == .unsubscribe }

  /// The subject of a change of an account; nil for one of a device.
  var subject: StellarSubject? {
    switch kind {
    case .mark: .announcements
    case .done: .tasks
    case .post, .readPosts: .posts(masterId: masterId)
    case .subscribe, .unsubscribe, .read: nil
    }
  }
}
