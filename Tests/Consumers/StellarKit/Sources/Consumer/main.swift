import PentadCore
import StellarKit

/// Stored data and user actions need no network.
struct NoNetwork: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "there is no network")
  }
}

let client = try await StellarClient(transport: NoNetwork(), endpoint: "http://localhost/")
try await client.bookmark(
  StellarClass(masterId: "18.06", name: "18.06", title: "Linear Algebra"))
for hit in try await client.search("linear").hits { print("found", hit.name, hit.title) }
for bookmark in try await client.bookmarks() { print(bookmark.item.name, "is", bookmark.sync) }
await client.close()
