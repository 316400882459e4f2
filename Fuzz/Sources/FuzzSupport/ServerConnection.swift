import Foundation

/// A server's response to a request.
public struct ServerAnswer: Sendable {
  /// The state of a connection after the answer.
  public enum Ending: Sendable {
    /// It ends; what the other side still sends is read.
    case close
    /// It waits for the next request, or for ``LoopbackServer/finish()``.
    case keep
    /// It is reset: what has not been read is lost.
    case reset
  }

  /// The bytes, in the pieces in which they are sent.
  public var segments: [[UInt8]]
  /// The state of the connection afterwards.
  public var ending: Ending

  /// Makes an answer.
  public init(_ segments: [[UInt8]] = [], ending: Ending = .close) {
    self.segments = segments
    self.ending = ending
  }
}

/// The server's side of one connection.
final class ServerConnection {
  let descriptor: CInt
  /// A request has been answered since the last one began.
  private(set) var isAnswered = false
  /// Nothing more is sent; the other side has not closed yet.
  private(set) var isEnding = false
  private(set) var isClosed = false
  private var input: [UInt8] = []
  /// After the first request to a WebSocket no other follows.
  private var isTunnel = false

  init?(acceptedFrom listener: CInt) {
    guard let descriptor = LoopbackSocket.accept(listener) else { return nil }
    self.descriptor = descriptor
  }

  /// The requests that are complete now.
  func read() -> [[UInt8]] {
    guard let bytes = LoopbackSocket.receive(descriptor) else {
      close()
      return []
    }
    // From a WebSocket's client only its close is read.
    guard !isEnding, !(isAnswered && isTunnel) else { return [] }
    input += bytes
    var requests: [[UInt8]] = []
    while let end = endOfRequest() {
      requests.append(Array(input[..<end]))
      input.removeFirst(end)
    }
    return requests
  }

  /// True if the data is not the head of a request: the client sends TLS.
  var isForeign: Bool {
    !isAnswered && !input.isEmpty && endOfHead == nil
  }

  /// The end of the empty line.
  private var endOfHead: Int? {
    input.indices.first { index in
      index >= 3 && input[index] == 10
        && input[(index - 3)...(index - 1)].elementsEqual([13, 10, 13])
    }.map { $0 + 1 }
  }

  private func endOfRequest() -> Int? {
    guard let head = endOfHead else { return nil }
    let text = String(decoding: input[..<head], as: UTF8.self).lowercased()
    isTunnel = text.contains("\r\nupgrade: websocket")
    var length = 0
    for line in text.split(separator: "\r\n") where line.hasPrefix("content-length: ") {
      length = Int(line.dropFirst(16)) ?? 0
    }
    let end = head + length
    return input.count >= end ? end : nil
  }

  func send(_ answer: ServerAnswer, isLast: Bool) {
    guard !isEnding, !isClosed else { return }
    for (index, segment) in answer.segments.enumerated() {
      // Long enough for the other side to read what has come before, most of the time.
      if index > 0 { usleep(100) }
      guard LoopbackSocket.send(segment, to: descriptor) else { break }
    }
    isAnswered = true
    switch answer.ending {
    case .reset:
      LoopbackSocket.reset(descriptor)
      close()
    case .keep where !isLast: break
    default: end()
    }
  }

  /// Sends no more.
  func end() {
    guard !isEnding, !isClosed else { return }
    isEnding = true
    shutdown(descriptor, CInt(SHUT_WR))
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    Foundation.close(descriptor)
  }
}
