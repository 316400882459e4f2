import Foundation
import PentadCore
import VideoFeedKit

extension VideoScreens {
  /// The form for sharing a video by one of its sources.
  func sharePage(_ key: VideoKey) async throws(PentadError) -> Page {
    let composer = try await feed.shareComposer(for: key)
    let group = try await feed.video(key)
    let content = SharePage(
      videoTitle: group?.video.title ?? key.text,
      address: Self.address(of: key).appending("share").description,
      services: composer.services.map { service in
        SharePage.Service(
          name: service.origin.rawValue, label: service.origin.rawValue.capitalized,
          isConnected: service.isConnected)
      },
      limit: CharacterBudget.tweet.limit)
    var page = Page("Share", area: .video, template: "Video/share", content: content)
    page.isKept = true
    page.back = Page.Back(content.videoTitle, Self.address(of: key).description)
    return page
  }

  /// Shares a video: it is stored, and sent once.
  func share(_ key: VideoKey, _ form: FormFields) async throws(PentadError) {
    var composer = try await feed.shareComposer(for: key)
    composer.text = form["text"] ?? ""
    composer.recipients = (form["recipients"] ?? "").split { $0 == "," || $0.isWhitespace }
      .map(String.init)
    for service in composer.services where form["to-\(service.origin.rawValue)"] != nil {
      composer.toggle(service.origin)
    }
    try await feed.share(try composer.draft())
  }
}

/// The form for a share, ready for its template.
struct SharePage: Sendable {
  struct Service: Sendable {
    let name: String
    let label: String
    let isConnected: Bool
  }

  let videoTitle: String
  let address: String
  let services: [Service]
  /// The maximum number of characters of a tweet.
  let limit: Int
}
