/// A service with a server that may be configured.
protocol ServerSetting {
  /// The setting; nil if the server is given by `--server` only.
  static var setting: Setting? { get }
}

/// The server of `astro days`. It is not configurable: a configured one would replace the engine.
enum AstroServer: ServerSetting {
  static let setting: Setting? = nil
}

enum StellarServer: ServerSetting {
  static let setting: Setting? = .stellarServer
}

enum ChatServer: ServerSetting {
  static let setting: Setting? = .chatServer
}
