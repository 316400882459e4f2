import PentadCore
import TestSupport

@testable import ChatKit

/// A push service in memory, of one client, over a WebSocket or long-polling. It acknowledges everything and
/// holds each connect until the test ends it.
final class ScriptedFaye: Sendable {
  /// Deviations from normal behaviour.
  struct Habits: Sendable {
    /// The error with which WebSockets are refused.
    var noSockets: PentadError?
    /// The error with which requests are refused.
    var noRequests: PentadError?
    /// The error with which a subscription is refused.
    var refusal: String?
    /// True if it never answers.
    var isDumb = false
  }

  /// A connect that is held: its id, and who waits for the answer to the request.
  private typealias Held = (id: String, poll: CheckedContinuation<String, Never>?)

  private struct State {
    var habits = Habits()
    var socket: ScriptedWebSocket?
    var clients = 0
    var held: Held?
    /// Messages for a client that polls and has no request open.
    var inbox: [String] = []
  }

  private let state = Lock(State())
  /// The requests of clients, in order: `handshake`, `subscribe /user/101`.
  let asked = Recorder<String>()
  /// Whole messages of clients, as they came.
  let texts = Recorder<String>()
  /// The ids of the connects that it has held.
  private let holds = Recorder<String>()

  var habits: Habits {
    get { state.withLock { $0.habits } }
    set { state.withLock { $0.habits = newValue } }
  }

  /// The newest WebSocket.
  var socket: ScriptedWebSocket? { state.withLock { $0.socket } }

  var sockets: ScriptedWebSocketTransport {
    ScriptedWebSocketTransport { _, _ throws(PentadError) in
      if let error = self.habits.noSockets { throw error }
      let socket = ScriptedWebSocket { message, socket throws(PentadError) in
        guard case .text(let text) = message else { return }
        for answer in self.answers(to: text) { socket.push(answer) }
      }
      self.state.withLock { $0.socket = socket }
      return socket
    }
  }

  var transport: ScriptedTransport {
    ScriptedTransport { request, _ async throws(PentadError) in
      if let error = self.habits.noRequests { throw error }
      let text = String(decoding: request.body, as: UTF8.self)
      if let answer = self.answers(to: text).first { return .text(200, answer) }
      return .text(200, await self.hold())
    }
  }

  /// Sends a notification to the client.
  func tell(_ data: String, on channel: String = "/user/101") {
    let message = "{\"channel\":\"\(channel)\",\"data\":\(data),\"id\":\"n\"}"
    let poll = state.withLock { state -> (String, CheckedContinuation<String, Never>)? in
      if let held = state.held, let poll = held.poll {
        state.held = nil
        return (held.id, poll)
      }
      if state.socket == nil { state.inbox.append(message) }
      return nil
    }
    if let (id, poll) = poll {
      poll.resume(returning: "[\(Self.done("/meta/connect", id)),\(message)]")
    } else {
      socket?.push("[\(message)]")
    }
  }

  /// Waits until it holds a connect, and ends that with nothing new.
  func endConnect() async {
    while true {
      let seen = holds.entries.count
      let held = state.withLock { state -> Held? in
        guard state.held?.poll != nil || state.socket != nil else { return nil }
        defer { state.held = nil }
        return state.held
      }
      if let held {
        let answer = "[\(Self.done("/meta/connect", held.id))]"
        if let poll = held.poll { poll.resume(returning: answer) } else { socket?.push(answer) }
        return
      }
      _ = await holds.entries(seen + 1)
    }
  }

  /// The answers to a text, each a text of its own; none to a connect.
  private func answers(to text: String) -> [String] {
    texts.record(text)
    let requests = (try? SentMessage.list(text)) ?? []
    let answers = habits.isDumb ? [] : requests.compactMap(answer)
    for request in requests { asked.record(request.name) }
    return answers.isEmpty ? [] : ["[\(answers.joined(separator: ","))]"]
  }

  private func answer(_ request: SentMessage) -> String? {
    state.withLock { state in
      switch request.channel {
      case "/meta/handshake":
        state.clients += 1
        return Self.done(
          request.channel, request.id,
          """
          ,"clientId":"client\(state.clients)","version":"1.0",
          "supportedConnectionTypes":["long-polling","websocket"],
          "advice":{"reconnect":"retry","interval":0,"timeout":600000}
          """)
      case "/meta/connect":
        state.held = (request.id, nil)
        if state.socket != nil { holds.record(request.id) }
        return nil
      case "/meta/subscribe":
        if let refusal = state.habits.refusal {
          return """
            {"channel":"/meta/subscribe","id":"\(request.id)","successful":false,"error":"\(refusal)"}
            """
        }
        return Self.done(request.channel, request.id)
      default: return Self.done(request.channel, request.id)
      }
    }
  }

  private func hold() async -> String {
    await withTaskCancellationHandler {
      await withCheckedContinuation { poll in
        let answer = state.withLock { state -> String? in
          guard let id = state.held?.id, !Task.isCancelled else { return "[]" }
          guard !state.inbox.isEmpty else {
            state.held = (id, poll)
            holds.record(id)
            return nil
          }
          let all = [Self.done("/meta/connect", id)] + state.inbox
          (state.held, state.inbox) = (nil, [])
          return "[\(all.joined(separator: ","))]"
        }
        if let answer { poll.resume(returning: answer) }
      }
    } onCancel: {
      let held = state.withLock { state in
        defer { state.held = nil }
        return state.held
      }
      held?.poll?.resume(returning: "[]")
    }
  }

  private static func done(_ channel: String, _ id: String, _ more: String = "") -> String {
    "{\"channel\":\"\(channel)\",\"id\":\"\(id)\",\"successful\":true\(more)}"
  }
}

/// A message that a client sent, as a service reads it.
struct SentMessage {
  var channel = ""
  var id = ""
  var subscription: String?
  var token: String?
  var timestamp: Int64?

  /// `subscribe /user/101`, or the channel of a publication.
  var name: String {
    guard channel.hasPrefix("/meta/") else { return "publish \(channel)" }
    return channel.dropFirst(6) + (subscription.map { " \($0)" } ?? "")
  }

  static func list(_ text: String) throws(PentadError) -> [SentMessage] {
    try JSONReader.read(text.utf8) { reader throws(PentadError) in
      var list: [SentMessage] = []
      try reader.array { reader throws(PentadError) in list.append(try SentMessage(&reader)) }
      return list
    }
  }

  private init(_ reader: inout JSONReader) throws(PentadError) {
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "channel": channel = try reader.string().string
      case "id": id = try reader.string().string
      case "subscription": subscription = try reader.string().string
      case "ext":
        try reader.object { reader, name throws(PentadError) in
          switch name {
          case "access_token": token = try reader.string().string
          case "timestamp": timestamp = try reader.integer()
          default: try reader.skip()
          }
        }
      default: try reader.skip()
      }
    }
  }
}
