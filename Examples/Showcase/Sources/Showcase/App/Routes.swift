import HTTPTypes
import Hummingbird
import NIOCore
import PentadCore

/// The routes of all screens. An error of a handler becomes a page with advice.
struct Routes {
  /// Routes other than pages, files and actions: a stream of events.
  let router: Router<PageContext>
  private let renderer: PageRenderer

  init(renderer: PageRenderer) {
    self.renderer = renderer
    router = Router(context: PageContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ErrorPages(renderer: renderer))
    router.add(middleware: LocalRequests())
  }

  /// A page at a path such as `/elements/:symbol`.
  func page(
    _ path: String,
    _ make: @escaping @Sendable (PageRequest) async throws(PentadError) -> Page
  ) {
    let renderer = renderer
    router.get(RouterPath(path)) { request, context in
      try renderer.response(await make(PageRequest(request, context)))
    }
  }

  /// Registers the action of a form; it answers with the address of the page that shows the
  /// outcome.
  ///
  /// - Parameter limit: the maximum number of bytes of the form, as it is sent.
  func action(
    _ path: String, limit: Int = 64 << 10,
    _ act: @escaping @Sendable (PageRequest) async throws(PentadError) -> Address
  ) {
    router.post(RouterPath(path)) { request, context in
      let body = try await Self.body(of: request, limit)
      let form = FormFields(String(buffer: body))
      let address = try await act(PageRequest(request, context, form: form))
      return Response(status: .seeOther, headers: [.location: address.description])
    }
  }

  /// - Throws: `NIOTooManyBytesError` with the limit; NIO's own contains the remaining bytes
  ///   instead.
  private static func body(of request: Request, _ limit: Int) async throws -> ByteBuffer {
    do {
      return try await request.body.collect(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw NIOTooManyBytesError(maxBytes: limit)
    }
  }

  /// A picture or another file.
  func file(
    _ path: String,
    _ make: @escaping @Sendable (PageRequest) async throws(PentadError) -> FileReply
  ) {
    router.get(RouterPath(path)) { request, context in
      try await make(PageRequest(request, context)).response
    }
  }
}

/// A file that a route answers with.
struct FileReply: Sendable {
  /// The media type.
  let type: String
  let bytes: [UInt8]
  /// The cache time in the browser, in seconds; nil if the browser must not cache it.
  var freshFor: Int? = 3_600
  /// The name under which a browser saves the file; nil for a file that it shows.
  var fileName: String?

  /// A picture of the SDK's.
  static func svg(_ text: String) -> FileReply {
    FileReply(type: "image/svg+xml", bytes: Array(text.utf8))
  }

  var response: Response {
    let keeping = freshFor.map { "private, max-age=\($0)" } ?? "no-store"
    var headers: HTTPFields = [.contentType: type, .cacheControl: keeping]
    if let fileName {
      let name = Address.encoded(fileName).replacing(":", with: "%3A").replacing(",", with: "%2C")
      headers[.contentDisposition] = "attachment; filename*=UTF-8''\(name)"
    }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

extension PageRenderer {
  /// The page as an answer. The browser keeps those alone in which much is typed: of all others the stores
  /// behind are nearer, and what they no longer have is not left with the browser.
  func response(_ page: Page) throws(PentadError) -> Response {
    Response(
      status: HTTPResponse.Status(code: page.status),
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: page.isKept ? "no-cache" : "no-store",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: try html(page))))
  }
}
