import PentadCore

/// A list of several pages.
struct CanvasList<Item> {
  fileprivate(set) var items: [Item] = []
  fileprivate(set) var problems: [StellarDiagnostic] = []
  /// The entity tag of the first page; nil for none.
  fileprivate(set) var tag: String?
}

extension CanvasAPI {
  /// The maximum number of pages of a list. If a site limits pages to ten items, this is enough for
  /// ten thousand items.
  static let pageLimit = 1_000

  /// Fetches all pages of a list by following the links to the next page. The links are in the
  /// header, or in the body as `meta.pagination.next`. A short or empty page may have a next page,
  /// too.
  ///
  /// - Returns: the list; nil if the server answers that the version with the call's tag is
  ///   current. Items that are on several pages occur several times.
  /// - Throws: as ``send(_:)``; ``PentadCore/PentadError/Code/unexpectedAnswer`` when a page has
  ///   items and none can be read, a link leads out of the API, or a page occurs twice;
  ///   ``PentadCore/PentadError/Code/bodyTooLong`` for more than ``pageLimit`` pages. A list that lacks
  ///   pages is never returned, because missing items count as removed.
  func list<Item: WireItem>(
    of type: Item.Type, _ call: Call
  ) async throws(PentadError) -> CanvasList<Item>? {
    var list = CanvasList<Item>()
    var next: Call? = call
    var seen: Set<String> = []
    while let page = next {
      guard seen.count < Self.pageLimit else {
        throw PentadError(.bodyTooLong, "the list has more than \(Self.pageLimit) pages")
      }
      seen.insert(page.url.string)
      let answer = try await send(page)
      if answer.status == 304 { return nil }
      let content = try CanvasReply.read(CanvasPage<Item>.self, from: answer.body)
      try list.append(content, answer, number: seen.count)
      let link = LinkHeader(answer.headers)["next"] ?? content.next
      next = try link.map { (link) throws(PentadError) in
        Call(url: try site.nextPage(link, after: page.url))
      }
      if let url = next?.url.string, seen.contains(url) {
        throw PentadError(
          .unexpectedAnswer, "the server's list links to the same page twice: try again later")
      }
    }
    return list
  }

  /// Fetches all pages of a list without a tag.
  func wholeList<Item: WireItem>(
    of type: Item.Type, _ call: Call
  ) async throws(PentadError) -> CanvasList<Item> {
    guard let list = try await list(of: type, call) else {
      throw PentadError(.unexpectedAnswer, "the server answered 304 to a request without a tag")
    }
    return list
  }
}

extension CanvasList {
  fileprivate mutating func append(
    _ page: CanvasPage<Item>, _ answer: CanvasAPI.Answer, number: Int
  ) throws(PentadError) where Item: WireItem {
    guard page.list.problems.isEmpty || !page.list.items.isEmpty else {
      throw PentadError(.unexpectedAnswer, "nothing in the server's answer can be read")
    }
    items += page.list.items
    let found = page.list.problems.map { number == 1 ? $0 : $0.below("page \(number)") }
    problems += found.prefix(StellarDiagnostic.limit - problems.count)
    if number == 1 { tag = answer.headers["ETag"] }
  }
}

/// A page: an array, or an object with one array and `meta.pagination.next`.
private struct CanvasPage<Item: WireItem>: Decodable {
  let list: WireList<Item>
  private(set) var next: String?

  init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      list = try WireList(from: decoder)
      return
    }
    let container = try decoder.container(keyedBy: WireKey.self)
    let arrays = container.allKeys.filter {
      (try? container.nestedUnkeyedContainer(forKey: $0)) != nil
    }
    // An error is no list: an empty one would remove the stored items.
    guard arrays.count == 1, arrays[0].stringValue != "errors" else {
      throw WireProblem(text: "not a list")
    }
    list = try container.decode(WireList<Item>.self, forKey: arrays[0])
    let meta = try? container.nestedContainer(keyedBy: WireKey.self, forKey: WireKey("meta"))
    let pages = try? meta?.nestedContainer(keyedBy: WireKey.self, forKey: WireKey("pagination"))
    next = try? pages?.decodeIfPresent(String.self, forKey: WireKey("next"))
  }
}
