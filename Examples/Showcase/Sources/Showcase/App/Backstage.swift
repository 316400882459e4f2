import PentadCore
import PentadNetworking

/// The dependencies of each system's screens: the network, the server, a folder, the clock.
struct Backstage: Sendable {
  /// The live transport, which all Kits share.
  let network: HTTPTransport
  /// The address of the reference server, without a slash at its end; nil if there is none.
  let server: String?
  /// The clock that determines the displayed age of an answer.
  let time: TimeSource
  private let storeFolder: String?

  init(_ options: ShowcaseOptions, time: TimeSource) throws(PentadError) {
    network = try HTTPTransport()
    server = options.server.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    storeFolder = options.storeFolder
    self.time = time
  }

  /// The folder for a Kit's store; nil when everything is kept in memory.
  func folder(_ name: String) -> String? { storeFolder.map { "\($0)/\(name)" } }
}
