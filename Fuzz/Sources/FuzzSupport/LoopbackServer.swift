import Foundation
import Synchronization

/// A server on loopback, on a thread of its own, that sends the bytes of an input: it can cut, stall and lie.
///
/// It uses only sockets, so that none of its work passes through the fuzzed code.
public final class LoopbackServer: Sendable {
  /// The port on 127.0.0.1.
  public let port: Int
  private let listener: CInt
  private let wake: (read: CInt, write: CInt)
  private let commands = Mutex<[Command]>([])
  private let answered = DispatchSemaphore(value: 0)
  private let stopped = DispatchSemaphore(value: 0)

  private enum Command: Sendable {
    case prepare(@Sendable (_ number: Int, _ request: [UInt8]) -> ServerAnswer)
    case finish
    case settle
    case stop
  }

  /// Listens on a free port.
  public init() {
    listener = LoopbackSocket.listen()
    port = LoopbackSocket.port(of: listener)
    wake = LoopbackSocket.pipe()
    let thread = Thread { [self] in serve() }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Begins an exchange: the requests from now on are counted from 0 and answered so.
  public func prepare(_ answer: @escaping @Sendable (Int, [UInt8]) -> ServerAnswer) {
    send(.prepare(answer))
  }

  /// Ends each connection whose answer has been sent, and those that are answered from now on.
  public func finish() { send(.finish) }

  /// Waits until the other side has closed each connection that this one has ended.
  ///
  /// - Returns: false if it has not in `seconds`.
  public func settle(seconds: Double) -> Bool {
    send(.settle)
    return answered.wait(timeout: .now() + seconds) == .success
  }

  /// Ends the thread, and closes all descriptors.
  public func stop() {
    send(.stop)
    stopped.wait()
    for descriptor in [listener, wake.read, wake.write] { close(descriptor) }
  }

  private func send(_ command: Command) {
    commands.withLock { $0.append(command) }
    LoopbackSocket.ring(wake.write)
  }

  private func serve() {
    var connections: [ServerConnection] = []
    var answer: @Sendable (Int, [UInt8]) -> ServerAnswer = { _, _ in ServerAnswer() }
    var count = 0
    var isFinishing = false
    var isSettling = false
    while true {
      let ready = LoopbackSocket.poll([wake.read, listener] + connections.map(\.descriptor))
      if ready[0] {
        LoopbackSocket.drain(wake.read)
        for command in commands.withLock({ commands in
          defer { commands = [] }
          return commands
        }) {
          switch command {
          case .prepare(let next): (answer, count, isFinishing) = (next, 0, false)
          case .finish:
            isFinishing = true
            for connection in connections where connection.isAnswered || connection.isForeign {
              connection.end()
            }
          case .settle: isSettling = true
          case .stop:
            for connection in connections { connection.close() }
            _ = stopped.signal()
            return
          }
        }
      }
      if ready[1], let connection = ServerConnection(acceptedFrom: listener) {
        connections.append(connection)
      }
      for (connection, isReady) in zip(connections, ready.dropFirst(2)) where isReady {
        for request in connection.read() {
          connection.send(answer(count, request), isLast: isFinishing)
          count += 1
        }
        if isFinishing, connection.isForeign { connection.end() }
      }
      connections.removeAll(where: \.isClosed)
      if isSettling, !connections.contains(where: \.isEnding) {
        isSettling = false
        answered.signal()
      }
    }
  }
}
