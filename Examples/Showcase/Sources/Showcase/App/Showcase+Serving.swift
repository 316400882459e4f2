import Hummingbird
import Logging
import NIOCore
public import PentadCore
import ServiceLifecycle
import UnixSignals

extension Showcase {
  /// Serves, on this machine alone, until SIGINT or SIGTERM; then closes all front doors.
  ///
  /// - Parameter ready: is called with the address once it takes connections.
  /// - Throws: ``PentadCore/PentadError/Code/refused`` if the port is in use. The front doors are
  ///   closed then too.
  public func serve(ready: @escaping @Sendable (String) -> Void) async throws(PentadError) {
    var logger = Logger(label: "showcase")
    logger.logLevel = .warning
    let app = application(logger: logger) { ready("http://127.0.0.1:\($0)") }
    var configuration = ServiceGroupConfiguration(
      services: [app], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    // A page that is still open keeps its stream of events: it does not hold the end up.
    configuration.maximumGracefulShutdownDuration = .seconds(2)
    let problem: PentadError?
    do {
      try await ServiceGroup(configuration: configuration).run()
      problem = nil
    } catch is CancellationError {
      // A page did not close its stream in time.
      problem = nil
    } catch {
      problem = PentadError(
        .refused, "port \(options.port) cannot be listened on (\(error)); choose another --port")
    }
    await close()
    if let problem { throw problem }
  }

  /// The pages as an application of Hummingbird's.
  func application(
    logger: Logger, ready: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> Application<RouterResponder<PageContext>> {
    Application(
      responder: router,
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: options.port)),
      onServerRunning: { channel in ready(channel.localAddress?.port ?? 0) }, logger: logger)
  }
}
