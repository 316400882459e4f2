import PentadCore
import VideoFeedKit

extension VideoScreens {
  /// The user's sources, and how others come.
  func sources(_ request: PageRequest) async throws(PentadError) -> Page {
    let now = time.date()
    let sources = try await feed.sources()
    let actions = try await feed.actions()
    let content = SourcesPage(
      rows: sources.map { SourceRow($0, now: now) }, imported: request.query["imported"],
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
        throw PentadError(.invalid, "enter the address of a feed")
      }
      try await feed.addFeed(address)
      await patience.wait { await firstAnswers() }
      return Address("/video/sources")
    }
    routes.action("/video/opml", limit: Self.listLimit) { request async throws(PentadError) in
      guard let text = request.form["opml"] else {
        throw PentadError(.invalid, "paste a list of feeds in the form OPML")
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
      default: throw PentadError(.invalid, "the form does not say what is to be done")
      }
      return Address("/video/sources")
    }
    routes.action("/video/actions/:id") { request async throws(PentadError) in
      guard let id = Int64(try request.parameter("id")) else {
        throw PentadError(.notFound, "there is no such action")
      }
      let isDone =
        request.form["do"] == "drop" ? try await feed.cancel(id) : try await feed.retry(id)
      guard isDone else {
        throw PentadError(.conflict, "the source is being told at this moment, or knows already")
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
    var parts = ["\(added.count) added", "\(known.count) known before"]
    if refused > 0 { parts.append("\(refused) refused") }
    if !isComplete { parts.append("the list ends too early") }
    return parts.joined(separator: ", ")
  }
}

/// The user's sources, ready for their template.
struct SourcesPage: Sendable {
  struct Action: Sendable {
    let text: String
    let address: String
  }

  let tabs = GuidePage.tabs(current: nil)
  let rows: [SourceRow]
  let hasRows: Bool
  /// The result of an imported list.
  let imported: String?
  let actions: [Action]
  let hasActions: Bool

  init(rows: [SourceRow], imported: String?, actions: [Action]) {
    self.rows = rows
    hasRows = !rows.isEmpty
    self.imported = imported
    self.actions = actions
    hasActions = !actions.isEmpty
  }
}
