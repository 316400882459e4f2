import PentadCore
import VideoFeedKit

/// In place of a network.
struct NoNetwork: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "there is no network")
  }
}

/// Two feeds, in place of their servers. Any transport will do; that of a program with a network is
/// PentadNetworking's `HTTPTransport`.
struct Web: Transport {
  static let lectures = "https://lectures.example/feed.json"
  static let friends = "https://friends.example/feed.json"

  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    guard let text = Self.answers[request.url.string] else {
      throw PentadError(.offline, "there is no such server")
    }
    return TransportResponse(status: 200, body: TransportBody(Array(text.utf8)))
  }

  private static let answers = [
    lectures: """
    {"version":"https://jsonfeed.org/version/1.1","title":"Lectures","items":[
      {"id":"1","title":"Waves","date_published":"2026-11-20T10:00:00Z","attachments":[
        {"url":"https://lectures.example/waves.mp4","mime_type":"video/mp4",
         "duration_in_seconds":60}]}]}
    """,
    friends: """
    {"version":"https://jsonfeed.org/version/1.1","title":"Friends","items":[
      {"id":"a","title":"A talk","url":"https://youtu.be/BmzSEYNTkHA",
       "date_published":"2026-11-19T10:00:00Z"},
      {"id":"b","title":"It again","url":"https://www.youtube.com/watch?v=BmzSEYNTkHA",
       "date_published":"2026-11-21T10:00:00Z"}]}
    """,
  ]
}

/// Runs a closure with the feed of a folder. It is in manual mode, so that the tour is the same
/// each time.
func withFeed(
  in folder: String, _ transport: any Transport = NoNetwork(),
  _ body: (VideoFeed) async throws -> Void
) async throws {
  var configuration = VideoFeedConfiguration(folder: folder)
  configuration.worksByItself = false
  let feed = try await VideoFeed.open(configuration, transport: transport)
  try await body(feed)
  await feed.close()
}
