import PentadCore

extension GroupMeService {
  /// Answers long-polling and callback-polling: `POST` with JSON or a form, `GET` with `message`
  /// and `jsonp`.
  func respondToFaye(_ request: Request) async -> Response {
    let callback = request.method == "GET" ? request.query["jsonp"] ?? "jsonpcallback" : nil
    guard let messages = Self.messages(request), callback.map(Self.isName) ?? true else {
      return .page(400, "Bad Request")
    }
    let number = board.withLock { $0.nextTransport() }
    let replies: [JSONValue] = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { board, monotonic in
          // A poll that is cancelled before it begins is answered like one that ends.
          guard !Task.isCancelled, !board.isClosed else {
            return continuation.resume(returning: [])
          }
          board.polls[number] = continuation
          board.receive(messages, over: .poll(number), now: monotonic)
        }
      }
    } onCancel: {
      board.withLock { board in
        board.faye.ended(.poll(number))
        board.polls.removeValue(forKey: number)?.resume(returning: [])
      }
    }
    let text = JSONValue.array(replies).text()
    guard let callback else { return .text(text, type: "application/json; charset=utf-8") }
    return .text("/**/\(callback)(\(text));", type: "text/javascript; charset=utf-8")
  }

  /// Returns the messages of a request, an array or a single one; nil if there are none.
  private static func messages(_ request: Request) -> [JSONValue]? {
    var bytes = request.body
    if request.method == "GET" {
      bytes = Array((request.query["message"] ?? "").utf8)
    } else if !(request.header("Content-Type") ?? "").contains("json"),
      let message = request.parameters["message"]
    {
      bytes = Array(message.utf8)
    }
    return messages(bytes)
  }

  private static func messages(_ bytes: [UInt8]) -> [JSONValue]? {
    switch JSONValue(parsing: bytes) {
    case .array(let messages): messages
    case .object(let members): [.object(members)]
    default: nil
    }
  }

  /// True if a text is the name of a function, and not a script.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
          || (0x61...0x7a).contains(byte) || [0x24, 0x2e, 0x5f].contains(byte)
      }
  }

  // ---- Sockets

  /// Registers an open socket, and returns its number.
  func open(_ line: any FayeLine) -> Int {
    change { board, _ in board.add(line) }
  }

  /// Removes a closed socket. Its client remains, and can continue over another transport.
  func closed(_ number: Int) {
    change { board, _ in
      board.lines[number] = nil
      board.faye.ended(.socket(number))
    }
  }

  /// Receives a text from a socket. A text that is not JSON is ignored, as in Faye.
  func receive(_ text: [UInt8], from number: Int) {
    guard let messages = Self.messages(text) else { return }
    change { board, monotonic in
      board.receive(messages, over: .socket(number), now: monotonic)
    }
  }
}

extension GroupMeBoard {
  fileprivate mutating func receive(
    _ messages: [JSONValue], over transport: FayeState.Transport, now: Int64
  ) {
    let api = api
    faye.receive(messages, over: transport, now: now) { api.refusal($0, $1) }
  }
}
