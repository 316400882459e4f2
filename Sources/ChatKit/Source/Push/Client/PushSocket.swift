import PentadCore

/// A session over a WebSocket.
///
/// A message is read only after the previous one has been processed, so a slow client slows the
/// service down (back pressure).
final class PushSocket: PushLine {
  private let outbox: AsyncStream<[BayeuxRequest]>.Continuation
  private let work: Task<Void, Never>

  /// Starts to open the connection.
  init(
    _ number: Int, _ request: WebSocketRequest, by sockets: any WebSocketTransport,
    _ speaker: PushSpeaker, to mailbox: PushMailbox
  ) {
    let (stream, continuation) = AsyncStream.makeStream(of: [BayeuxRequest].self)
    outbox = continuation
    work = Task {
      do throws(PentadError) {
        let socket = try await sockets.open(request)
        mailbox.put(.opened(number))
        let talk = Talk(number: number, socket: socket, speaker: speaker, mailbox: mailbox)
        await talk.run(stream)
      } catch {
        mailbox.put(.ended(error, number))
      }
    }
  }

  func send(_ requests: [BayeuxRequest]) { outbox.yield(requests) }

  func cut() { work.cancel() }

  func leave(_ goodbye: BayeuxRequest) {
    outbox.yield([goodbye])
    outbox.finish()
  }
}

/// The exchange over an open WebSocket.
private struct Talk: Sendable {
  let number: Int
  let socket: any WebSocketConnection
  let speaker: PushSpeaker
  let mailbox: PushMailbox

  /// Reads and writes until one of the two ends, reports the reason, and closes the WebSocket.
  func run(_ outbox: AsyncStream<[BayeuxRequest]>) async {
    await withTaskGroup(of: PentadError.self) { group in
      group.addTask { await read() }
      group.addTask { await write(outbox) }
      let end = await group.next() ?? Self.closed
      mailbox.put(.ended(end, number))
      await socket.close()
      group.cancelAll()
    }
  }

  private func read() async -> PentadError {
    do throws(PentadError) {
      while let message = try await socket.receive() {
        let messages =
          switch message {
          case .text(let text): try BayeuxCodec.messages(text.utf8)
          case .binary(let bytes): try BayeuxCodec.messages(bytes)
          }
        await mailbox.hand(.received(messages, number))
      }
      return Self.closed
    } catch {
      return error
    }
  }

  private func write(_ outbox: AsyncStream<[BayeuxRequest]>) async -> PentadError {
    for await requests in outbox {
      do throws(PentadError) {
        try await send(speaker.text(of: requests))
      } catch {
        mailbox.put(.sendFailed(requests.map(\.id), error, number))
      }
    }
    return Self.closed
  }

  /// Sends a text. Connection errors are ignored here: the reader reports them after all earlier
  /// messages.
  private func send(_ text: String) async throws(PentadError) {
    do throws(PentadError) {
      try await socket.send(.text(text))
    } catch  where error.code == .messageTooLong {
      throw error
    } catch {}
  }

  private static let closed = PentadError(.closed, "the push service closed the connection")
}
