import CPentad
import ChatKit
import PentadCore

/// A client behind a handle, with what was opened for it.
final class ChatHandle: Handle, @unchecked Sendable {
  let client: ChatClient
  /// Where the client's callbacks come.
  let place: any CallbackPlace
  /// Where calls block, in their order, that need nothing but the store: a short write takes less time
  /// than the way to the store's thread and back.
  let queue = QueueExecutor(label: "pentad.calls")
  /// The user's id, alive as long as this object.
  let userId: UnsafePointer<CChar>
  private let network: Network
  private let arena = Arena()

  init(_ client: ChatClient, _ network: Network, _ place: any CallbackPlace) {
    self.client = client
    self.network = network
    self.place = place
    userId = arena.string(client.userId)
  }

  /// The client of a call that works and waits.
  ///
  /// - Throws: `misuse` for NULL, `unsupported` in the child of a `fork()`
  static func client(_ pointer: OpaquePointer?) throws(PentadError) -> ChatClient {
    try requireWorkers()
    return try borrow(pointer, "client").client
  }

  /// The handle of a call that calls back.
  ///
  /// - Throws: `misuse` for NULL; `closed` after `pentad_shutdown` and when the client's session was
  ///   freed; `unsupported` in the child of a `fork()`
  static func calling(_ pointer: OpaquePointer?) throws(PentadError) -> ChatHandle {
    try requireThreads()
    let handle = try borrow(pointer, "client")
    guard !handle.place.isClosed else {
      throw PentadError(.closed, "the client's session was freed")
    }
    return handle
  }

  /// Has a client do something, and waits for it.
  static func wait<Value: Sendable>(
    _ pointer: OpaquePointer?,
    _ work: @escaping @Sendable (ChatClient) async throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    let client = try client(pointer)
    return try runAndWait { () async throws(PentadError) in try await work(client) }
  }

  /// Closes the client, then its network.
  func close() {
    let (client, network) = (client, network)
    _ = try? runAndWait { () async throws(PentadError) in
      await client.close()
      await network.close()
    }
  }
}
