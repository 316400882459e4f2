import PentadCore

extension CanvasState {
  private static let routes =
    courseRoutes + announcementRoutes + replyRoutes + calendarRoutes + plannerRoutes + taskRoutes
    + contentRoutes

  /// Answers a call of the API.
  mutating func respond(
    to request: Request, token: String, faults: [CanvasFault], now: Int64
  ) -> Response {
    if let failure = failure(faults, token) { return failure.response }
    guard let student = desk.student(of: token, now: now) else {
      return CanvasFailure.token.response
    }
    let path = CanvasCall.path(of: request).dropFirst("/api/v1/".count).split(separator: "/")
    for route in Self.routes {
      guard let captures = route.captures(request.method, path) else { continue }
      counters.count(route.name)
      let call = CanvasCall(
        request, by: student, captures, faults: faults, now: now, largestPage: largestPage)
      do {
        return try route.answer(&self, call)
      } catch {
        return (error as? CanvasFailure ?? .server).response
      }
    }
    return CanvasFailure.missing.response
  }

  /// Returns the error that a fault demands.
  private mutating func failure(_ faults: [CanvasFault], _ token: String) -> CanvasFailure? {
    for fault in faults {
      switch fault {
      case .throttled403: return .throttled(403)
      case .throttled429: return .throttled(429)
      case .forbidden: return .forbidden
      case .unauthorizedToken: return .token
      case .unauthorizedUser: return .unauthorized
      case .serverError: return .server
      case .revokedToken:
        desk.revoke(token: token, withRefresh: true)
        return .token
      case .expiredToken:
        desk.revoke(token: token, withRefresh: false)
        return .token
      default: continue
      }
    }
    return nil
  }
}

extension Response {
  /// The number of items of a list; 0 for other answers.
  var canvasItems: Int {
    guard case .bytes(let bytes) = body, bytes.first == UInt8(ascii: "[") else { return 0 }
    return json?.elements.count ?? 0
  }

  /// Returns the answer with all ids as texts, for `Accept: application/json+canvas-string-ids`.
  func withIDs(asTexts: Bool) -> Response {
    guard asTexts, let value = json else { return self }
    var answer = self
    answer.body = .bytes(Array(value.withTextIDs.text().utf8))
    return answer
  }
}

extension JSONValue {
  fileprivate var withTextIDs: JSONValue {
    switch self {
    case .array(let values): .array(values.map(\.withTextIDs))
    case .object(let members):
      .object(
        members.map { member in
          let isID = member.name == "id" || member.name.hasSuffix("_id")
          let isList = member.name.hasSuffix("_ids") || member.name.hasSuffix("_entries")
          let value = member.value
          return Member(
            member.name, isID || isList ? value.idAsText : value.withTextIDs)
        })
    default: self
    }
  }

  private var idAsText: JSONValue {
    switch self {
    case .integer(let number): .string("\(number)")
    case .array(let values): .array(values.map { $0.isNumber ? $0.idAsText : $0.withTextIDs })
    default: withTextIDs
    }
  }

  private var isNumber: Bool {
    if case .integer = self { true } else { false }
  }
}
