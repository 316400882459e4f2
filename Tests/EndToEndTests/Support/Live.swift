#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import StellarKit

  /// A server in this process, a transport to it, and a folder for stores.
  final class Live: Sendable {
    private let running: Lock<ReferenceServer>
    let transport: HTTPTransport
    let folder: String
    /// The clients' clock: the system's, and what a test moved it by.
    let offset = Lock<Int64>(0)

    static let day: Int64 = 86_400_000

    init(_ server: ReferenceServer) throws {
      running = Lock(server)
      transport = try HTTPTransport()
      folder = NSTemporaryDirectory() + "pentad-live-" + UUID().uuidString
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var server: ReferenceServer { running.withLock { $0 } }
    var endpoint: String { server.url + "/stellar/api" }

    /// Starts a server like the one that was stopped, at its port; devices and changes are forgotten.
    func restart() async throws {
      let port = server.port
      let next = try await ReferenceServer.start(port: port, catalogue: Small.catalogue)
      running.withLock { $0 = next }
    }

    /// Lets days pass for the clients.
    func advance(days: Int64) { offset.withLock { $0 += days * Self.day } }

    func configuration(_ folder: String? = nil) -> StellarConfiguration {
      var configuration = StellarConfiguration(folder: folder ?? self.folder)
      configuration.worksByItself = false
      configuration.time = TimeSource(
        uptime: TimeSource.system.uptime,
        date: { TimeSource.system.date() + self.offset.withLock { $0 } },
        sleep: TimeSource.system.sleep)
      return configuration
    }

    /// A client on the folder.
    ///
    /// - Parameter deadline: of each question, in milliseconds.
    func open(
      at endpoint: String? = nil, deadline: Int = 20_000,
      events: EventHub<StellarEvent> = EventHub(),
      _ change: (inout StellarConfiguration) -> Void = { _ in }
    ) async throws -> StellarClient {
      var source = try StellarServer(transport: transport, endpoint: endpoint ?? self.endpoint)
      source.deadline = deadline
      source.postDeadline = deadline
      var configuration = configuration()
      // An unreachable address simulates a server that cannot be reached.
      configuration.serverHasMoved = true
      change(&configuration)
      return try await StellarClient(configuration, source: source, events: events)
    }

    /// Returns the number of requests to the server with this text in their query.
    func count(_ query: String) -> Int { server.requestCount(path: "/stellar", query: query) }
  }

  /// Runs `body` with a server of a small catalogue; server and transport have ended when it returns.
  func live(
    _ catalogue: Catalogue = Small.catalogue, _ body: (Live) async throws -> Void
  ) async throws {
    let live = try Live(try await ReferenceServer.start(catalogue: catalogue))
    do {
      try await body(live)
    } catch {
      await live.transport.shutdown()
      await live.server.stop()
      throw error
    }
    await live.transport.shutdown()
    await live.server.stop()
  }
#endif
