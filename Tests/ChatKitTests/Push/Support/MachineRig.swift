import PentadCore

@testable import ChatKit

/// A push machine, a clock that a test moves, and a service that answers on command. Effects are
/// short texts, such as `open 1 webSocket` or `send 1 connect`. Each wait has its maximum length.
struct MachineRig {
  var machine: PushMachine
  var now: Int64 = 0
  /// Unanswered requests, by the name of the request.
  private(set) var asked: [String: (request: BayeuxRequest, session: Int)] = [:]
  private var clients = 0

  init(
    hasSockets: Bool = true,
    random: @escaping @Sendable (ClosedRange<Int64>) -> Int64 = \.upperBound
  ) {
    machine = PushMachine(userId: "101", hasSockets: hasSockets, random: random)
  }

  /// Passes an input to the machine, and returns its effects.
  mutating func tell(_ input: PushMachine.Input) -> [String] {
    let effects = machine.handle(input, now: now)
    for case .send(let requests, let session) in effects {
      for request in requests { asked[Self.name(request)] = (request, session) }
    }
    return effects.map(Self.text)
  }

  /// Lets time pass up to the next deadline, which has to be this one.
  mutating func wait(until time: Int64) -> [String] {
    guard machine.deadline == time else { return ["deadline \(machine.deadline ?? -1)"] }
    now = time
    return tell(.timer)
  }

  /// Answers what was asked.
  ///
  /// - Parameters:
  ///   - name: as in the text of the effect: `handshake`, `subscribe /user/101`.
  ///   - error: what the service refuses it with; nil when it does it.
  ///   - beside: messages that arrive together with the answer, in front of it.
  mutating func answer(
    _ name: String, error: String? = nil, advice: BayeuxAdvice? = nil,
    types: [String] = [], beside: [BayeuxMessage] = []
  ) -> [String] {
    guard let (request, session) = asked.removeValue(forKey: name) else { return ["not asked"] }
    var message = BayeuxMessage(channel: "/meta/" + (name.split(separator: " ").first ?? ""))
    if case .publish(_, let channel) = request.kind { message.channel = channel.path }
    message.id = request.id
    message.isSuccessful = error == nil
    message.error = error.map(BayeuxError.init)
    message.advice = advice
    message.connectionTypes = types
    if name == "handshake", error == nil {
      clients += 1
      message.clientId = "client\(clients)"
    }
    return tell(.received(beside + [message], session))
  }

  /// Makes a notification of the service.
  static func news(_ text: String, on channel: String = "/user/101") -> BayeuxMessage {
    BayeuxMessage(channel: channel, data: Array("{\"type\":\"\(text)\"}".utf8))
  }

  // MARK: Ways to a state

  /// Over a WebSocket, up to where everything is subscribed.
  mutating func goLive(_ session: Int = 1) {
    _ = tell(.start)
    _ = tell(.opened(session))
    _ = answer("handshake")
    for name in asked.keys.filter({ $0.hasPrefix("subscribe") }).sorted() { _ = answer(name) }
  }

  /// A WebSocket cannot be had: over long-polling, up to where everything is subscribed.
  mutating func goPolling() {
    _ = tell(.start)
    _ = tell(.ended(PentadError(.webSocketRefused, "no"), 1))
    _ = answer("handshake")
    for name in asked.keys.filter({ $0.hasPrefix("subscribe") }).sorted() { _ = answer(name) }
  }

  // MARK: Texts

  private static func text(_ effect: PushMachine.Effect) -> String {
    switch effect {
    case .open(let session, let route): "open \(session) \(route)"
    case .send(let requests, let session):
      "send \(session) " + requests.map(name).joined(separator: ", ")
    case .close(let session): "close \(session)"
    case .leave(let request, let session): "leave \(session) \(name(request))"
    case .signal(.connection(.live(let route))): "live \(route)"
    case .signal(.connection(.stopped)): "stopped"
    case .signal(.connection(let connection)): "\(connection)"
    case .signal(.subscribed(let channels)):
      "subscribed " + channels.map(\.path).sorted().joined(separator: ", ")
    case .signal(.notification(let notification)): "told \(notification.type)"
    case .signal(.pollDue): "poll"
    case .verifyToken: "verify"
    case .finish(let ticket, nil): "finish \(ticket)"
    case .finish(let ticket, let error?): "finish \(ticket) \(error.code)"
    }
  }

  private static func name(_ request: BayeuxRequest) -> String {
    switch request.kind {
    case .handshake: "handshake"
    case .connect(_, let hold): hold.map { "connect \($0)" } ?? "connect"
    case .subscribe(let channel): "subscribe \(channel)"
    case .unsubscribe(let channel): "unsubscribe \(channel)"
    case .publish(_, let channel): "publish \(channel)"
    case .disconnect: "disconnect"
    }
  }
}
