import Foundation
import PentadCore

extension CanvasCall {
  private static let gap = "gap"

  /// Returns a page of a list with its `Link`.
  ///
  /// - Parameters:
  ///   - missing: the size of a page without `per_page`.
  ///   - isBookmark: true for pages with opaque names in place of numbers, as in the planner.
  func page<Element>(
    of elements: [Element], missing: Int = 10, isBookmark: Bool = false,
    _ json: (Element) -> JSONValue
  ) -> Response {
    let wanted = parameters["per_page"].flatMap { Int($0) } ?? missing
    let size = min(max(wanted, 1), largestPage)
    let last = max(1, (elements.count + size - 1) / size)
    let isGap = parameters["page"] == Self.gap
    let number = isGap ? 1 : min(max(number(of: parameters["page"]), 1), 1 << 30)
    let overlap = has(.overlappingPages) && number > 1 ? 3 : 0
    let part = elements.dropFirst(max(0, (number - 1) * size - overlap)).prefix(size + overlap)
    var next = number < last ? name(number + 1, isBookmark) : nil
    if has(.emptyPage), number == 1, !isGap, next != nil { next = Self.gap }
    if has(.loopingPages) { next = name(number, isBookmark) }
    var links = [("current", isGap ? Self.gap : name(number, isBookmark))]
    if let next { links.append(("next", next)) }
    if number > 1 { links.append(("prev", name(number - 1, isBookmark))) }
    links.append(("first", name(1, isBookmark)))
    if !has(.noLastLink), !isBookmark { links.append(("last", name(last, isBookmark))) }
    var response = Response.campus(.array(isGap ? [] : part.map(json)))
    response.headers.append(
      ("Link", links.map { link(to: $0.1, $0.0, size) }.joined(separator: ",")))
    return response
  }

  private func link(to page: String, _ relation: String, _ size: Int) -> String {
    let own = parameters.items.filter { !["access_token", "page", "per_page"].contains($0.name) }
    let query =
      own.map { "\(OAuthRequest.encoded($0.name))=\(OAuthRequest.encoded($0.value))" }
      + ["page=\(OAuthRequest.encoded(page))", "per_page=\(size)"]
    let isForeign = has(.foreignNextLink) && relation == "next"
    let origin = isForeign ? "http://elsewhere.example" : request.origin
    return "<\(origin)\(request.rawPath)?\(query.joined(separator: "&"))>; rel=\"\(relation)\""
  }

  private func name(_ number: Int, _ isBookmark: Bool) -> String {
    guard isBookmark else { return "\(number)" }
    return number == 1 ? "first" : "bookmark:" + Data("[\(number)]".utf8).base64EncodedString()
  }

  private func number(of page: String?) -> Int {
    guard let page else { return 1 }
    guard page.hasPrefix("bookmark:"), let data = Data(base64Encoded: String(page.dropFirst(9)))
    else { return Int(page) ?? 1 }
    return Int(String(decoding: data, as: UTF8.self).dropFirst().dropLast()) ?? 1
  }
}
