/// What the showcase is started with.
public struct ShowcaseOptions: Sendable {
  /// The port to listen on, of this machine alone; 0 for one that is free.
  public var port: Int
  /// The address of the reference server behind the Kits; nil when nothing stands there.
  public var server: String?
  /// The folder in which each Kit has its own for a store; nil keeps everything in memory.
  public var storeFolder: String?

  /// Makes options.
  public init(port: Int = 0, server: String? = nil, storeFolder: String? = nil) {
    self.port = port
    self.server = server
    self.storeFolder = storeFolder
  }
}
