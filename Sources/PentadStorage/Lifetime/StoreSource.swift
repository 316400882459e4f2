import GRDB
import PentadCore

/// The origin of a store's connections: memory or a file.
enum StoreSource: Sendable {
  case memory(StoreSchema, StoreOptions)
  case file(StoreOpening)

  var options: StoreOptions {
    switch self {
    case .memory(_, let options): options
    case .file(let opening): opening.options
    }
  }

  /// The path of the store's lease file; nil in memory.
  var leasePath: String? {
    if case .file(let opening) = self { opening.files.lease } else { nil }
  }

  func open() throws(PentadError) -> StoreConnection {
    switch self {
    case .memory(let schema, let options): try Self.inMemory(schema, options)
    case .file(let opening): try opening.run()
    }
  }

  /// Removes the files of a closed store.
  func erase() throws(PentadError) {
    if case .file(let opening) = self { try opening.erase() }
  }

  private static func inMemory(
    _ schema: StoreSchema, _ options: StoreOptions
  ) throws(PentadError) -> StoreConnection {
    let queue: DatabaseQueue
    do {
      queue = try DatabaseQueue(configuration: Configuration(options, label: "pentad.memory"))
    } catch {
      throw PentadError(storage: error)
    }
    try schema.upgrade(queue, from: 0)
    return StoreConnection(
      writer: queue, files: nil, mark: nil, recovery: nil, isUnchecked: false, schema: schema,
      options: options)
  }
}
