import CPentad
import ChatKit
import PentadCore

/// A client behind a handle, with what was opened for it.
final class ChatHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "client"

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

  /// Closes the client, then its network.
  func close() {
    let (client, network) = (client, network)
    _ = try? runToTheEnd { () async throws(PentadError) in
      await client.close()
      await network.close()
    }
  }
}
