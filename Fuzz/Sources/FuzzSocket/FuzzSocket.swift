import FuzzSupport
import PentadCore
import PentadNetworking

@testable import VideoFeedKit

/// WebSockets over loopback: for all bytes of a server, they end with the complete messages before
/// the fault, and with the right error, and the transport still works.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSocket(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = Input(Array(UnsafeBufferPointer(start: start, count: count)))
  let (transport, server) = run.next()
  let play = Play(&input, port: server.port)
  talk(play, transport, server)
  turn += 1
  if turn % 4 == 0 { talk(.good, transport, server) }
  return 0
}

nonisolated(unsafe) private let run = LiveRun(
  { () throws(PentadError) in try HTTPTransport() }, { await $0.shutdown() })
nonisolated(unsafe) private var turn = 0

/// The actions of both sides: the first two bytes of an input, then the server's.
private struct Play: Sendable {
  let limit: Int
  let ending: ServerAnswer.Ending
  /// The client sends a message at first, and closes before it has received all.
  let speaks: Bool
  let leaves: Bool
  /// The answer to the handshake; nil for the right one.
  let handshake: [[UInt8]]?
  let frames: [[UInt8]]

  init(_ input: inout Input, port: Int) {
    let choice = input.byte()
    let end = input.byte()
    limit = [1 << 20, 1 << 20, 126, 5][Int(end >> 6)]
    ending = [.close, .close, .keep, .close, .keep, .close, .keep, .reset][Int(end & 7)]
    speaks = choice & 1 != 0
    leaves = choice & 6 == 6
    if choice & 0x18 == 0x18 {
      let parts = AnswerScript.answers(input.bytes(), port: port)
      handshake = parts[0]
      frames = parts.count > 1 ? parts[1] : []
    } else {
      handshake = nil
      frames = FrameScript.segments(&input)
    }
  }

  /// A server that sends one word and closes.
  static let good: Play = {
    var input = Input([0, 2, 0, 0x81, 4, 0x67, 0x6f, 0x6f, 0x64, 0, 0x88, 2, 3, 0xe8])
    return Play(&input, port: 0)
  }()

  func answer(to request: [UInt8]) -> ServerAnswer {
    let accept = Handshake.accept(request)
    guard var head = handshake else {
      let text =
        "HTTP/1.1 101 X\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
      let first = Array(text.utf8) + accept + Array("\r\n\r\n".utf8) + (frames.first ?? [])
      return ServerAnswer([first] + frames.dropFirst(), ending: ending)
    }
    for index in head.indices { head[index].replace(Array("ACCEPT".utf8), with: accept) }
    head[head.count - 1] += frames.first ?? []
    return ServerAnswer(head + frames.dropFirst(), ending: ending)
  }
}

/// The data that a client received.
private struct Heard: Sendable {
  var messages: [WebSocketMessage] = []
  var end: Result<WebSocketClose?, PentadError> = .success(nil)
}

private func talk(_ play: Play, _ transport: HTTPTransport, _ server: LoopbackServer) {
  server.prepare { _, request in play.answer(to: request) }
  guard let url = try? TransportURL("http://127.0.0.1:\(server.port)/") else {
    fatalError("127.0.0.1 is no address")
  }
  var request = WebSocketRequest(url)
  request.messageLimit = play.limit
  request.connectDeadline = run.deadline
  let asked = request
  let outcome = run.exchange(server) { () async throws(PentadError) in
    let socket = try await transport.open(asked)
    var heard = Heard()
    do throws(PentadError) {
      if play.speaks { try? await socket.send(.text("hello")) }
      while !play.leaves, let message = try await socket.receive() {
        heard.messages.append(message)
      }
      heard.end = .success(socket.peerClose)
    } catch {
      heard.end = .failure(error)
    }
    await socket.close()
    return heard
  }
  let isSound = play.handshake == nil && play.ending != .reset
  switch outcome {
  case .failure(let error):
    Fuzzing.require(!isSound, "a sound handshake was taken for \(error)")
  case .success(let heard):
    if case .failure(let error) = heard.end { Fuzzing.check(error) }
    for message in heard.messages {
      Fuzzing.require(message.size <= play.limit, "a message of \(message.size) bytes")
    }
    if play.handshake == nil, !play.leaves {
      FrameModel.check(heard.messages, heard.end, Array(play.frames.joined()), play)
    }
  }
}

extension FrameModel {
  fileprivate static func check(
    _ messages: [WebSocketMessage], _ end: Result<WebSocketClose?, PentadError>, _ bytes: [UInt8],
    _ play: Play
  ) {
    let model = FrameModel(bytes, limit: play.limit)
    if play.ending == .reset {
      return Fuzzing.require(model.messages.starts(with: messages), "a message nobody sent")
    }
    Fuzzing.require(
      model.messages == messages, "\(messages) instead of \(model.messages)")
    let told: Ending =
      switch end {
      case .success(let close): .closed(close?.code ?? 0)
      case .failure(let error) where error.code == .answerCutOff: .cutOff
      case .failure(let error) where error.code == .messageTooLong: .tooLong
      case .failure(let error) where error.code.coarse == .decoding: .broken
      case .failure(let error): fatalError("a WebSocket ends with \(error)")
      }
    Fuzzing.require(model.endings.contains(told), "\(told) instead of \(model.endings)")
  }
}

/// The answer that a handshake asks for (RFC 6455, 4.2.2).
private enum Handshake {
  static func accept(_ request: [UInt8]) -> [UInt8] {
    let text = String(decoding: request, as: UTF8.self)
    let lines = text.split(separator: "\r\n")
    let line = lines.first { $0.lowercased().hasPrefix("sec-websocket-key: ") }
    let key = line.map { String($0.dropFirst(19)) } ?? ""
    return base64(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let padded = group + [UInt8](repeating: 0, count: 3 - group.count)
      let number = padded.reduce(0) { $0 << 8 | Int($1) }
      for place in 0..<4 {
        text.append(
          place <= group.count ? letters[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
