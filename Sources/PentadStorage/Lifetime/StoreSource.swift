import GRDB
import PentadCore

/// Where the connections of a store come from.
enum StoreSource: Sendable {
  case memory(StoreSchema, StoreOptions)
  case file(StoreOpening)

  var options: StoreOptions {
    switch self {
    case .memory(_, let options): options
    case .file(let opening): opening.options
    }
  }

  /// Where the lease of the store stands; nil in memory.
  var leasePath: String? {
    if case .file(let opening) = self { opening.files.lease } else { nil }
  }

  func open() throws(PentadError) -> StoreConnection {
    switch self {
    case .memory(let schema, let options): try Self.inMemory(schema, options)
    case .file(let opening): try opening.run()
    }
  }

  /// Removes what a closed store has left.
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
