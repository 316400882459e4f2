import HTTPTypes
import Hummingbird
import NIOCore
import PentadCore

/// Makes a page of every error: the error, and an action to take.
struct ErrorPages: RouterMiddleware {
  typealias Context = PageContext

  let renderer: PageRenderer

  func handle(
    _ request: Request, context: PageContext,
    next: (Request, PageContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as PentadError {
      return try page(error, request)
    } catch let error as NIOTooManyBytesError {
      let problem = PentadError(
        .invalid, "the form is larger than \(Self.size(error))")
      return try page(problem, request, status: error.status.code)
    } catch let error as any HTTPResponseError {
      let problem =
        error.status == .notFound
        ? PentadError(.notFound, "this page does not exist")
        : PentadError(.invalid, "the request is malformed")
      return try page(problem, request, status: error.status.code)
    }
  }

  /// Returns the maximum length of a form, as text.
  private static func size(_ error: NIOTooManyBytesError) -> String {
    let kibibytes = (error.maxBytes ?? 0) >> 10
    return kibibytes < 1 << 10 ? "\(kibibytes) KiB" : "\(kibibytes >> 10) MiB"
  }

  private func page(
    _ error: PentadError, _ request: Request, status: Int? = nil
  ) throws(PentadError) -> Response {
    let area = Area.allCases.first { request.uri.path.hasPrefix($0.address) }
    let content = Problem(
      message: "\(error.message.prefix(1).uppercased())\(error.message.dropFirst()).",
      advice: error.advice(in: area), code: error.code.description,
      retryAddress: error.httpStatus >= 500 ? retryAddress(request) : nil,
      homeAddress: area?.address ?? "/",
      homeTitle: area.map { "Go to \($0.title)" } ?? "Go to the first page")
    var page = Page(error.pageTitle, area: area, template: "App/problem", content: content)
    page.status = status ?? error.httpStatus
    var response = try renderer.response(page)
    if let wait = error.retryAfter { response.headers[.retryAfter] = "\((wait + 999) / 1_000)" }
    return response
  }

  /// The address again; nil for a form, which a link does not send, and for a path that a browser would
  /// take for another host's, `//example.org`.
  private func retryAddress(_ request: Request) -> String? {
    let address = request.uri.description
    guard request.method == .get, address.hasPrefix("/"), !address.hasPrefix("//") else {
      return nil
    }
    return address
  }

  private struct Problem {
    let message: String
    let advice: String
    let code: String
    let retryAddress: String?
    let homeAddress: String
    let homeTitle: String
  }
}
