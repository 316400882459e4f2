public import PentadCore

extension MoodleSource: StellarFileSource {
  /// Fetches the files of a class. Its sections and the modules with several files are folders.
  public func files(
    of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarFile]> {
    let list = try await calls.call(
      "core_course_get_contents", ["courseid": .string(masterId)],
      as: MoodleWireList<MoodleWireSection>.self)
    let files = list.items.flatMap { section in
      section.modules.flatMap { module in
        module.files.map { Self.file($0, of: module, in: section, masterId) }
      }
    }
    return StellarReply(files.unique(by: \.id), diagnostics: list.problems)
  }

  private static func file(
    _ file: MoodleWireFile, of module: MoodleWireModule, in section: MoodleWireSection,
    _ masterId: String
  ) -> StellarFile {
    let inside = file.path.split(separator: "/").map(String.init)
    let isFolder = module.files.count > 1 || !inside.isEmpty
    let folders = [section.name] + (isFolder ? [module.name] : []) + inside
    return StellarFile(
      id: "\(module.id)\(file.path)\(file.name)", masterId: masterId, name: file.name,
      folders: folders.filter { !$0.isEmpty }, size: file.size, mediaType: file.mediaType,
      changed: file.changed, contentURL: module.isOpen ? file.url : nil)
  }

  /// The maximum size of a file, in bytes.
  private static let sizeLimit = 2 << 30
  /// The timeout for a file, in milliseconds, up to its last byte.
  private static let deadline = 1_800_000

  /// Fetches the content of a file, of at most 2 GiB and within half an hour. The token is sent to
  /// the site only, and never in an address. A file at another address, or one to which the site
  /// redirects, is fetched without the token.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/refused`` for a locked file;
  ///   ``PentadCore/PentadError/Code/unreadableAnswer`` for a web page, such as one for a sign-in,
  ///   unless the file is one.
  public func content(of file: StellarFile) async throws(PentadError) -> TransportResponse {
    guard let address = file.contentURL else {
      throw PentadError(.refused, "the site does not show this file to the account now")
    }
    let url = try TransportURL(address)
    var response: TransportResponse
    if let page = filePage(of: url) {
      response = try await send(calls.fileRequest(page))
      if (300...399).contains(response.status), let location = response.headers["Location"] {
        response = try await open(try page.resolving(location))
      }
    } else {
      response = try await open(url)
    }
    guard response.isSuccess else { throw await calls.exchange.failure(of: response) }
    guard Self.isPage(file) || !Self.isPage(response) else {
      throw PentadError(.unreadableAnswer, AnswerProblem.page)
    }
    return try await withoutFault(response)
  }

  private static func isPage(_ response: TransportResponse) -> Bool {
    response.headers["Content-Type"]?.lowercased().hasPrefix("text/html") == true
  }

  /// True for a file that is a web page itself. Sites leave its media type out.
  private static func isPage(_ file: StellarFile) -> Bool {
    let name = file.name.lowercased()
    return file.mediaType?.lowercased().hasPrefix("text/html") == true
      || name.hasSuffix(".html") || name.hasSuffix(".htm")
  }

  /// Fetches a file without the token.
  private func open(_ url: TransportURL) async throws(PentadError) -> TransportResponse {
    var request = TransportRequest(url)
    if url.host != site.url.host { request.leastScope = .world }
    return try await send(request)
  }

  private func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    var request = request
    request.bodyLimit = Self.sizeLimit
    request.deadline = Self.deadline
    return try await calls.exchange.transport.send(request)
  }

  /// Returns the address at which the site accepts a token for a file; nil for an address that is
  /// not a file of the site. A site that is configured without slash arguments names the file in the
  /// query: `pluginfile.php?file=%2F9%2Fa.pdf`.
  private func filePage(of url: TransportURL) -> TransportURL? {
    guard let path = site.path(of: url) else { return nil }
    let name = "pluginfile.php"
    let query = url.query ?? ""
    let isInQuery = query.split(separator: "&").contains { $0.hasPrefix("file=") }
    for start in [name, "webservice/" + name] where path.hasPrefix(start) {
      let file = path.dropFirst(start.count)
      guard file.hasPrefix("/") || file.isEmpty && isInQuery else { return nil }
      return try? site.page("webservice/\(name)\(file)" + (query.isEmpty ? "" : "?" + query))
    }
    return nil
  }

  /// Returns the answer if it is a file. Instead of a file, a site may send an error of its own
  /// with the status 200.
  private func withoutFault(
    _ response: TransportResponse
  ) async throws(PentadError) -> TransportResponse {
    let limit = 16_384
    let isJSON = response.headers["Content-Type"]?.lowercased().contains("json") == true
    let length = response.headers["Content-Length"].flatMap(Int.init)
    guard isJSON, length ?? 0 <= limit else { return response }
    let body = try await response.body.collect(limit: calls.exchange.bodyLimit)
    if body.count <= limit, let code = MoodleFault.code(in: body) { throw .moodle(code) }
    return TransportResponse(
      status: response.status, headers: response.headers, body: TransportBody(body))
  }
}
