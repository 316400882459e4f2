/// Finds who answers: the handler with the longest prefix of the path.
struct Router: Sendable {
  /// Answers a request.
  typealias Handler = @Sendable (Request) async -> Response

  private var routes: [(prefix: String, handler: Handler)] = []

  /// Has paths that are `prefix`, or go on below it, answered by `handler`.
  mutating func add(_ prefix: String, _ handler: @escaping Handler) {
    routes.append((prefix, handler))
    routes.sort { $0.prefix.utf8.count > $1.prefix.utf8.count }
  }

  /// The answer; a page with 404 where nobody is at home.
  func respond(to request: Request) async -> Response {
    let route = routes.first { route in
      request.path == route.prefix || request.path.hasPrefix(route.prefix + "/")
    }
    return await route?.handler(request) ?? .page(404, "Not Found")
  }
}
