import PentadCore

/// A wrapper of a source that replaces its error messages, because errors are stored and shown
/// (``PentadCore/PentadError/withoutSecrets``).
struct DiscreetSource: FeedSource {
  let source: any FeedSource
  let log: ClientLog?

  var id: SourceID { source.id }
  var capabilities: SourceCapabilities { source.capabilities }

  func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    try await discreetly { () async throws(PentadError) in try await source.page(request) }
  }

  func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage {
    try await discreetly { () async throws(PentadError) in
      try await source.comments(on: broadcast, cursor)
    }
  }

  func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    try await discreetly { () async throws(PentadError) in try await source.resolve(video) }
  }

  func perform(_ action: SourceAction) async throws(PentadError) {
    try await discreetly { () async throws(PentadError) in try await source.perform(action) }
  }

  func account() async throws(PentadError) -> SourceAccount? {
    try await discreetly { () async throws(PentadError) in try await source.account() }
  }

  func signOut() async throws(PentadError) {
    try await discreetly { () async throws(PentadError) in try await source.signOut() }
  }

  private func discreetly<Value>(
    _ call: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    do throws(PentadError) {
      return try await call()
    } catch {
      let error = error.withoutSecrets
      log?.failure(error)
      throw error
    }
  }
}
