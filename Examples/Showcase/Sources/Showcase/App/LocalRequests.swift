import HTTPTypes
import Hummingbird
import PentadCore

/// Refuses requests that did not come from our own pages.
///
/// - The host has to be this machine: another name that leads here (DNS rebinding) is refused.
/// - A request that changes data has to come from a page of the same origin. A browser states the
///   origin in `Origin` or in `Sec-Fetch-Site`; a request without both did not come from one of our
///   forms.
struct LocalRequests: RouterMiddleware {
  typealias Context = PageContext

  func handle(
    _ request: Request, context: PageContext,
    next: (Request, PageContext) async throws -> Response
  ) async throws -> Response {
    let authority = request.head.authority ?? ""
    let host = authority.prefix { $0 != ":" }
    guard host == "127.0.0.1" || host == "localhost" else {
      throw PentadError(.refused, "the showcase answers requests to 127.0.0.1 and localhost only")
    }
    if request.method != .get, request.method != .head {
      let origin = request.headers[.origin]
      guard origin.map({ $0 == "http://\(authority)" }) ?? (request.fetchSite == "same-origin")
      else {
        throw PentadError(.refused, "forms are accepted from the showcase's own pages only")
      }
    }
    return try await next(request, context)
  }
}

extension Request {
  /// The site of the requesting page, as the browser states it: `same-origin`, `same-site`,
  /// `cross-site`, `none`.
  var fetchSite: String? { HTTPField.Name("Sec-Fetch-Site").flatMap { headers[$0] } }
}
