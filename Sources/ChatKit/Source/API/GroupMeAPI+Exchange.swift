import PentadCore

extension GroupMeAPI {
  typealias Query = [(name: String, value: String)]

  /// The response to a successful call.
  struct Answer {
    let status: Int
    let body: [UInt8]

    /// True if there is no content: status 304, or a blank body.
    var isEmpty: Bool { saysNothing || body.allSatisfy { $0 <= 0x20 } }

    /// True if the server explicitly reports no content. An empty page proves that no message is
    /// missing, so a body that was lost on the way must not count as empty.
    var saysNothing: Bool { status == 304 || status == 204 }
  }

  /// The subject of a call, which determines the meaning of its failures.
  enum Subject {
    case account
    case group
    case newGroup
    case message
    case newMessage(length: Int)
    case memberResults
  }

  func get(
    _ url: TransportURL, _ query: Query = [], about subject: Subject
  ) async throws(PentadError) -> Answer {
    let request = TransportRequest(url.adding(query: query))
    for _ in 1..<Self.readingAttempts {
      do throws(PentadError) {
        return try await send(request, about: subject)
      } catch {
        guard error.code == .tooManyRequests else { throw error }
      }
    }
    return try await send(request, about: subject)
  }

  /// The number of attempts to read data while the server throttles requests. Each attempt waits
  /// for its turn.
  private static let readingAttempts = 6

  /// - Parameter json: the body; nil for none.
  func send(
    _ method: TransportRequest.Method, _ url: TransportURL, _ json: [UInt8]?,
    about subject: Subject
  ) async throws(PentadError) -> Answer {
    var request = TransportRequest(url, method: method)
    if let json {
      try request.headers.set("Content-Type", "application/json")
      request.body = json
    }
    return try await send(request, about: subject)
  }

  func post(
    _ url: TransportURL, _ json: JSONValue? = nil, about subject: Subject
  ) async throws(PentadError) -> Answer {
    try await send(.post, url, json.map { Array($0.text().utf8) }, about: subject)
  }

  /// Sends a change to which the server returns no data. The response must be empty or JSON: an
  /// HTML page, as from a network with its own sign-in page, means that the server did not receive
  /// the change.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for any other response.
  func tell(
    _ url: TransportURL, _ json: JSONValue? = nil, by method: TransportRequest.Method = .post,
    about subject: Subject
  ) async throws(PentadError) {
    let answer = try await send(method, url, json.map { Array($0.text().utf8) }, about: subject)
    guard !answer.isEmpty else { return }
    try JSONReader.readAnswer(answer.body, repairing: true) { reader throws(PentadError) in
      try reader.skip()
    }
  }

  func send(
    _ request: TransportRequest, about subject: Subject, within deadline: Int? = nil
  ) async throws(PentadError) -> Answer {
    do throws(PentadError) {
      return try await exchange(request, about: subject, within: deadline)
    } catch {
      log?.failure(error)
      throw error
    }
  }

  private func exchange(
    _ request: TransportRequest, about subject: Subject, within deadline: Int?
  ) async throws(PentadError) -> Answer {
    var request = request
    request.bodyLimit = bodyLimit
    request.deadline = deadline ?? self.deadline
    request.deadlineRule = deadlineRule
    try request.headers.set("Accept", "application/json")
    try request.headers.set("X-Access-Token", try await token())
    try await waitForTurn(request)
    let response = try await transport.send(request)
    if let date = response.headers["Date"].flatMap({ HTTPDate.seconds($0) }) {
      onDate(date * 1_000)
    }
    guard response.isSuccess || response.status == 304 else {
      throw noted(try await failure(response, about: subject))
    }
    let body = try await response.body.collect(limit: bodyLimit)
    if let error = failure(in: body, response.headers, about: subject) { throw noted(error) }
    return Answer(status: response.status, body: body)
  }

  /// Records the effect of a refusal on later requests.
  private func noted(_ error: PentadError) -> PentadError {
    if error.code == .tooManyRequests { pacing.refused(error, now: time.uptime()) }
    if error.code == .signInRequired { onRefusal() }
    return error
  }

  /// Waits until the server may be asked again. A change by the user does not wait here: it stays
  /// in the outbox, or its caller gets the remaining time.
  private func waitForTurn(_ request: TransportRequest) async throws(PentadError) {
    let turn = pacing.turn(now: time.uptime(), within: request.method == .get ? .max : 1_000)
    guard turn.isTaken else {
      throw PentadError(
        .tooManyRequests, "too many requests: wait and try again", retryAfter: Int(turn.wait))
    }
    if turn.wait > 0 { try await time.sleep(Int(turn.wait)) }
  }

  /// Builds the address of a call.
  ///
  /// - Parameter parts: the path components; each is checked, because ids come from servers and
  ///   hosts.
  func url(_ base: TransportURL, _ parts: String...) throws(PentadError) -> TransportURL {
    var text = base.string.hasSuffix("/") ? String(base.string.dropLast()) : base.string
    for part in parts {
      guard !part.isEmpty, part != ".", part != ".." else {
        throw PentadError(.invalid, "this cannot be the id of a group, a user or a message")
      }
      // The two users of a direct conversation are joined by a plus sign, which is valid in a path.
      let words = part.split(separator: "+", omittingEmptySubsequences: false)
      text += "/" + words.map { TransportURL.encoded(String($0)) }.joined(separator: "+")
    }
    return try TransportURL(text)
  }

  /// Returns the other user of a direct conversation.
  func other(in key: ConversationKey) throws(PentadError) -> String {
    guard let other = key.other(than: try signedIn()) else {
      throw PentadError(.notMember, "the user is not part of this conversation")
    }
    return other
  }

  /// Returns the signed-in user's id.
  func signedIn() throws(PentadError) -> String {
    guard let userId else {
      throw PentadError(.misuse, "sign in to load direct conversations")
    }
    return userId
  }
}
