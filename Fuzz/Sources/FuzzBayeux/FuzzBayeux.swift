import FuzzSupport
import PentadCore

@testable import ChatKit

/// Frames of the push service: how they are read, what the machine does on them, what they publish.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBayeux(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    var machine = PushMachine(userId: "101", hasSockets: input.byte() & 1 == 0) { $0.lowerBound }
    var now: Int64 = 0
    var session = 0
    handle(.start, &machine, now, &session)
    handle(.subscribe(.conversation(.group("24"))), &machine, now, &session)
    for frame in input.parts().prefix(64) {
      now += Int64(frame.first ?? 0) * 500
      let event = event(of: frame, in: session)
      if let event { handle(event, &machine, now, &session) }
      handle(.timer, &machine, now, &session)
    }
    handle(.stop, &machine, now, &session)
  }
}

/// The first byte of a frame selects the event: mostly its arrival.
private func event(of frame: [UInt8], in session: Int) -> PushMachine.Input? {
  let rest = Array(frame.dropFirst())
  switch frame.first {
  case UInt8(ascii: "o"): return .opened(session)
  case UInt8(ascii: "e"): return .ended(PentadError(.offline, "the socket has ended"), session)
  case UInt8(ascii: "f"):
    return .sendFailed(["1"], PentadError(.timedOut, "it took too long"), session)
  case UInt8(ascii: "u"):
    return .unsubscribe(PushChannel(path: String(decoding: rest, as: UTF8.self)))
  case UInt8(ascii: "s"):
    return .subscribe(PushChannel(path: String(decoding: rest, as: UTF8.self)))
  case UInt8(ascii: "p"): return .publish(1, ["type": "typing"], .conversation(.group("24")))
  case UInt8(ascii: "n"): return .networkChanged
  case UInt8(ascii: "t"): return .tokenChanged
  default:
    let messages = Fuzzing.attempt { () throws(PentadError) in try BayeuxCodec.messages(rest) }
    guard let messages else { return nil }
    for message in messages { check(message) }
    return .received(messages, session)
  }
}

/// Every published message is parsed as a notification.
private func check(_ message: BayeuxMessage) {
  Fuzzing.require(message.channel.hasPrefix("/"), "a message without a channel")
  guard let data = message.data else { return }
  let channel = PushChannel(path: message.channel)
  Fuzzing.require(PushChannel(path: channel.path) == channel, "\(channel.path) is another channel")
  let notification = PushNotification(on: channel, data)
  _ = notification.kind
}

private func handle(
  _ event: PushMachine.Input, _ machine: inout PushMachine, _ now: Int64, _ session: inout Int
) {
  for effect in machine.handle(event, now: now) {
    switch effect {
    case .open(let number, _): session = number
    case .send(let requests, _):
      _ = BayeuxCodec.text(of: requests, token: "token", seconds: now / 1_000)
    case .close, .leave, .signal, .finish, .verifyToken: break
    }
  }
  // A machine whose time passes does all that is due: otherwise its clock would ring for ever.
  if event == .timer {
    Fuzzing.require(machine.deadline ?? .max >= now, "what was due is still due")
  }
}
