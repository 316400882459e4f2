import PentadCore

extension CanvasAPI {
  /// The maximum number of redirects of a download.
  private static let redirectLimit = 5
  /// The maximum time of a download, in milliseconds.
  private static let downloadDeadline = 600_000
  /// The maximum size of a file, in bytes.
  private static let fileLimit = 1 << 30

  /// Fetches a file, and follows redirects. The token is sent only to addresses on the site.
  ///
  /// - Parameter mediaType: the media type that the file should have; nil if it is not known.
  /// - Returns: a successful response, whose body has not been read yet.
  /// - Throws: as ``send(_:)``; ``PentadCore/PentadError/Code/unreadableAnswer`` for a web page,
  ///   unless the file is one.
  func download(
    _ url: TransportURL, mediaType: String?
  ) async throws(PentadError) -> TransportResponse {
    var url = url
    for _ in 0...Self.redirectLimit {
      let response = try await fetch(url)
      guard (300...399).contains(response.status), let target = response.headers["Location"] else {
        let isPage = response.headers["Content-Type"]?.lowercased().hasPrefix("text/html") == true
        guard !isPage || mediaType?.lowercased().hasPrefix("text/html") ?? false else {
          throw PentadError(.unreadableAnswer, AnswerProblem.page)
        }
        return response
      }
      let next = try url.resolving(TransportURL.escaping(target))
      // A redirect from https to plain http is rejected.
      guard next.scheme == "https" || url.scheme == "http" else { throw .plainHTTPRefused }
      url = next
    }
    throw PentadError(.refused, "the address of the file redirects too often")
  }

  private func fetch(_ url: TransportURL) async throws(PentadError) -> TransportResponse {
    guard url.origin == site.url.origin else {
      return try await fetch(url, token: nil).mapError { $0.error }.get()
    }
    let outcome = try await session.attempt(
      isRejected: { (outcome: Result<TransportResponse, CanvasFailure>) in
        if case .failure(let failure) = outcome { failure.rejectsToken } else { false }
      }, { (token) async throws(PentadError) in try await fetch(url, token: token) })
    return try outcome.mapError { $0.error }.get()
  }

  private func fetch(
    _ url: TransportURL, token: String?
  ) async throws(PentadError) -> Result<TransportResponse, CanvasFailure> {
    var request = TransportRequest(url)
    request.deadline = Self.downloadDeadline
    request.bodyLimit = Self.fileLimit
    request.followsRedirects = false
    if let token {
      try request.headers.set("Authorization", "Bearer \(token)")
    } else if site.url.scope == .world {
      request.leastScope = .world
    }
    let response = try await transport.send(request)
    guard response.isSuccess || (300...399).contains(response.status) else {
      let body = (try? await response.body.collect(limit: 64 << 10)) ?? []
      return .failure(CanvasFailure(response, body, date: time.date()))
    }
    return .success(response)
  }
}
