import PentadCore
import VideoFeedKit

/// The server of one feed that contains a video twice.
struct Friends: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    let text = """
      {"version":"https://jsonfeed.org/version/1.1","title":"Friends","items":[
        {"id":"a","title":"A talk","url":"https://youtu.be/BmzSEYNTkHA",
         "date_published":"2026-11-19T10:00:00Z"},
        {"id":"b","title":"It again","url":"https://www.youtube.com/watch?v=BmzSEYNTkHA",
         "date_published":"2026-11-21T10:00:00Z"}]}
      """
    return TransportResponse(status: 200, body: TransportBody(Array(text.utf8)))
  }
}

var configuration = VideoFeedConfiguration()
configuration.worksByItself = false
let feed = try await VideoFeed.open(configuration, transport: Friends())
try await feed.addFeed("https://friends.example/feed.json")
print(try await feed.synchronise().count, "of the sources failed")
for group in try await feed.timeline() {
  try await feed.like(group.key)
  print(group.key, group.video.title ?? "", "is shared", group.broadcasts.count, "times")
}
print("favourites:", try await feed.favorites().map(\.key.text))
await feed.close()
