/// Selects the handler with the longest matching prefix of the path.
struct Router: Sendable {
  /// Answers a request.
  typealias Handler = @Sendable (Request) async -> Response

  private var routes: [(prefix: String, handler: Handler)] = []

  /// Routes the path `prefix`, and all paths below it, to `handler`.
  mutating func add(_ prefix: String, _ handler: @escaping Handler) {
    routes.append((prefix, handler))
    routes.sort { $0.prefix.utf8.count > $1.prefix.utf8.count }
  }

  /// Returns the answer, or a 404 page without a matching route.
  func respond(to request: Request) async -> Response {
    let route = routes.first { route in
      request.path == route.prefix || request.path.hasPrefix(route.prefix + "/")
    }
    return await route?.handler(request) ?? .page(404, "Not Found")
  }
}
