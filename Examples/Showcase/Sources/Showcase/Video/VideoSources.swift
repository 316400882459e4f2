import PentadCore
import VideoFeedKit

extension VideoScreens {
  /// The user's sources, and the forms to add others.
  func sources(_ request: PageRequest) async throws(PentadError) -> Page {
    let now = time.date()
    let sources = try await feed.sources()
    let actions = try await feed.actions()
    let content = SourcesPage(
      rows: sources.map { SourceRow($0, now: now) },
      interval: try await feed.refreshInterval(),
      demoFeed: backstage.server.map { $0 + "/feeds/mrss/all?count=60" },
      imported: request.query["imported"],
      actions: actions.map { action in
        SourcesPage.Action(
          text: "\(action.video): \(action.words)",
          address: Address("/video/actions").appending("\(action.id)").description)
      })
    var page = Page(
      "Sources", area: .video, template: "Video/sources", content: content,
      freshness: try await freshness())
    page.isKept = true
    return page
  }

  /// The maximum length of a form with a list of feeds, in bytes: VideoFeedKit reads 10,000 lines
  /// of a list, and a form has up to three bytes for each byte of a line.
  static let listLimit = 16 << 20

  /// Adding, pausing and removing sources, and lists of them.
  func registerSources(on routes: Routes) {
    routes.action("/video/sources") { request async throws(PentadError) in
      guard let address = request.form["address"] else {
        throw PentadError(.invalid, "the address of the feed is missing")
      }
      try await feed.addFeed(address)
      await patience.wait { await firstAnswers() }
      return Address("/video/sources")
    }
    routes.action("/video/interval") { request async throws(PentadError) in
      guard let minutes = request.form["minutes"].flatMap({ Int64($0) }) else {
        throw PentadError(.invalid, "the interval is missing")
      }
      let (interval, isTooLong) = minutes.multipliedReportingOverflow(by: 60_000)
      try await feed.setRefreshInterval(isTooLong ? .max : interval)
      return Address("/video/sources")
    }
    routes.action("/video/opml", limit: Self.listLimit) { request async throws(PentadError) in
      guard let text = request.form["opml"] else {
        throw PentadError(.invalid, "the list of feeds is missing")
      }
      let result = try await feed.importOPML(Array(text.utf8))
      feed.networkChanged()
      await patience.wait { await firstAnswers() }
      return Address("/video/sources").with("imported", result.words)
    }
    routes.action("/video/sources/:id") { request async throws(PentadError) in
      let id = SourceID(try request.parameter("id"))
      switch request.form["do"] {
      case "pause": try await feed.pauseSource(id)
      case "resume": try await feed.resumeSource(id)
      case "remove": try await feed.remove(id)
      case "older": _ = try await feed.loadOlder(of: id)
      default: throw PentadError(.invalid, "the action must be pause, resume, remove or older")
      }
      return Address("/video/sources")
    }
    routes.action("/video/actions/:id") { request async throws(PentadError) in
      guard let id = Int64(try request.parameter("id")) else {
        throw PentadError(.notFound, "this action does not exist")
      }
      let isDone =
        request.form["do"] == "drop" ? try await feed.cancel(id) : try await feed.retry(id)
      guard isDone else {
        throw PentadError(.conflict, "the action is being sent, or has been delivered")
      }
      return Address("/video/sources")
    }
  }

  /// Returns when each source has answered, or failed, at least once.
  private func firstAnswers() async {
    for await published in feed.events() {
      guard case .sourceChanged = published.event else {
        if case .feedApplied = published.event { return }
        continue
      }
      let sources = (try? await feed.sources()) ?? []
      let isOver = sources.allSatisfy { source in
        source.health.lastSuccessAt != nil || source.health.lastError != nil
      }
      if isOver { return }
    }
  }
}

extension OPMLImport {
  /// The result of an import, as text.
  var words: String {
    var parts = ["\(added.count) added", "\(known.count) already present"]
    if refused > 0 { parts.append("\(refused) rejected") }
    if !isComplete { parts.append("the list is incomplete") }
    return parts.joined(separator: ", ")
  }
}
