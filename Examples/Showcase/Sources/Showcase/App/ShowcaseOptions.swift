/// The options of the showcase.
public struct ShowcaseOptions: Sendable {
  /// The port to listen on, of this machine alone; 0 for one that is free.
  public var port: Int
  /// The address of the reference server for the Kits; nil if there is none.
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
