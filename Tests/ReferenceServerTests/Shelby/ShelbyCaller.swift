import PentadCore

@testable import ReferenceServer

/// A Shelby server in this process, and a client of it.
struct ShelbyCaller: Sendable {
  let clock: ServerClock
  let shelf: VideoShelf
  let server: ShelbyService
  var name = "alice"

  init(_ size: VideoSize = VideoSize(channels: 4, videos: 60, people: 6, shares: 30)) {
    clock = ServerClock()
    shelf = VideoShelf(seed: 7, size: size, clock: clock)
    server = ShelbyService(shelf)
  }

  /// The same server, asked by another.
  func with(name: String) -> ShelbyCaller {
    var other = self
    other.name = name
    return other
  }

  /// Asks, with the secrets in plain.
  func ask(_ method: String, _ path: String, _ form: String = "") -> (Int, JSONValue) {
    var request = Request(method: method, target: "/shelby/v2/" + path, body: Array(form.utf8))
    request.headers = [
      ("Host", "here:1"), ("Content-Type", "application/x-www-form-urlencoded"),
      (
        "Authorization",
        """
        OAuth oauth_consumer_key="ck-pentad", oauth_token="tok-\(name)", \
        oauth_signature_method="PLAINTEXT", oauth_signature="cs-pentad%26sec-\(name)"
        """
      ),
    ]
    let response = server.respond(to: request)
    return (response.status, response.json ?? .null)
  }

  /// The id of one of the two channels.
  func channel(isPublic: Bool = false) -> String {
    let wanted = isPublic ? 1 : 0
    return ask("GET", "channels.json").1.elements.first { $0["public"]?.asInteger == wanted }?[
      "_id"]?.asString ?? ""
  }

  /// Returns the broadcasts of a channel.
  func broadcasts(isPublic: Bool = false) -> [JSONValue] {
    ask("GET", "channels/\(channel(isPublic: isPublic))/broadcasts.json").1.elements
  }
}
