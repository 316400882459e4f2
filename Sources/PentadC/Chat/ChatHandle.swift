import CPentad
import ChatKit
import PentadCore

/// A handle for a client, with the resources that were opened for it.
final class ChatHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "client"

  let client: ChatClient
  /// The queue or session that runs the client's callbacks.
  let place: any CallbackPlace
  /// The serial queue for blocking calls that need only the store: a short write is faster than a
  /// hop to the store's thread and back.
  let queue = QueueExecutor(label: "pentad.calls")
  /// The user's id, valid as long as this object exists.
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
