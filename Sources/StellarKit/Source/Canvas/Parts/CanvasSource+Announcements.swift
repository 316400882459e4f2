public import PentadCore

extension CanvasSource: StellarAnnouncementSource {
  /// Fetches the announcements of classes, with one request for each hundred announcements of up to
  /// fifty classes.
  ///
  /// The tag is a hash of the announcements, because Canvas has no entity tag that covers all
  /// pages. An unchanged tag saves work in the client, but no request.
  public func announcements(
    of classes: [String], since: Int64?, tag: String?
  ) async throws(PentadError) -> StellarFetch<
    StellarReply<StellarCollection<StellarClassAnnouncement>>
  > {
    var items: [StellarClassAnnouncement] = []
    var problems: [StellarDiagnostic] = []
    let failures = try await byClass(classes, atMost: Self.classLimit) {
      (group) async throws(PentadError) in
      let list = try await topics(of: group, since: since)
      problems += list.problems
      for topic in list.items {
        let id = topic.courseId ?? (group.count == 1 ? group[0] : nil)
        if let item = id.flatMap({ topic.content(of: $0, on: site) }) {
          items.append(item)
        } else {
          problems.append(
            StellarDiagnostic(path: "", problem: "an announcement without a class or a date"))
        }
      }
    }
    items = items.unique { $0.announcement.key }
    let newTag = Self.tag(of: items, hidden: failures.keys.sorted())
    guard tag != newTag else { return .unchanged }
    let collection = StellarCollection(items: items, failures: failures)
    return .changed(StellarReply(collection, diagnostics: problems), tag: newTag)
  }

  /// Marks an announcement as read or unread. Its replies have read marks of their own.
  public func setRead(
    _ isRead: Bool, _ id: String, of masterId: String
  ) async throws(PentadError) {
    try await api.act(
      try api.call(Self.topic(id, of: masterId) + ["read"], isRead ? .put : .delete))
  }

  /// The number of classes in a request. Canvas has no limit; fifty keep the address short enough
  /// for all servers.
  private static let classLimit = 50

  /// Returns a hash of all stored fields of announcements. It does not depend on their order, which
  /// varies with the number of requests.
  private static func tag(of items: [StellarClassAnnouncement], hidden: [String]) -> String {
    var hash = StableHash()
    for item in items.sorted(by: { $0.announcement.key < $1.announcement.key }) {
      let one = item.announcement
      hash.add(
        "\(one.key) \(item.masterId) \(one.date) \(item.isRead as Any) \(item.postCount as Any)")
      let texts = [one.title, one.html, one.author, one.siteURL]
      for text in texts { hash.add(text ?? "") }
      for file in one.attachments { hash.add(file.name + " " + file.url) }
    }
    for id in hidden { hash.add(id) }
    return hash.text
  }

  /// Fetches announcements. Without both dates, Canvas sends only those of the last fourteen days.
  /// The end is far in the future, so that a wrong clock does not hide new ones.
  func topics(
    of classes: [String], since: Int64?
  ) async throws(PentadError) -> CanvasList<CanvasTopic> {
    let query =
      classes.map { (name: "context_codes[]", value: "course_" + $0) } + [
        ("start_date", since.map { ISO8601.text($0, isPrecise: false) } ?? "2000-01-01"),
        ("end_date", "2100-01-01"), ("active_only", "true"),
      ]
    return try await api.wholeList(
      of: CanvasTopic.self, try api.call(["announcements"], query: query + Self.pageSize))
  }

  /// The path of an announcement.
  static func topic(_ id: String, of masterId: String) -> [String] {
    ["courses", masterId, "discussion_topics", id]
  }
}
