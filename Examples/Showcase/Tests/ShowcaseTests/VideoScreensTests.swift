import Foundation
import HTTPTypes
import PentadCore
import ReferenceServer
import Testing

@testable import Showcase

@Suite struct VideoScreensTests {
  @Test func `a feed that is added is in the guide, with its badges`() async throws {
    let reference = try await Videos.start()
    try await Videos.following(reference) { served in
      let page = try await served.until("/video") { $0.count("<a class=\"clip\"") > 0 }
      let count = page.count("<a class=\"clip\"")
      #expect(page.count("<span class=\"fresh\">New</span>") == count)
      #expect(page.count("<span class=\"badge way\">") == count)
      #expect(page.text.contains("<span class=\"badge way\">Plays here</span>"))
      #expect(page.text.contains("<span class=\"badge way\">Opens in YouTube</span>"))
      #expect(page.text.contains("Updated "))
      #expect(page.count("aria-current=\"page\"") == 1)
    }
    await reference.stop()
  }

  @Test func `user actions on a video are shown in the lists`() async throws {
    let reference = try await Videos.start()
    try await Videos.following(reference) { served in
      let video = try await served.video(.here, reference)
      for deed in ["like", "later", "watched"] {
        let sent = try await served.post(video + "/marks", "do=\(deed)")
        #expect(sent.headers[.location] == video)
      }
      for list in ["/video/favourites", "/video/later"] {
        let page = try await served.get(list)
        #expect(page.count("<a class=\"clip\"") == 1)
        for badge in ["badge liked", "badge later"] { #expect(page.text.contains(badge)) }
        #expect(!page.text.contains("class=\"fresh\""))
      }
      _ = try await served.post(video + "/marks", "do=unlike")
      let favourites = try await served.get("/video/favourites")
      #expect(favourites.text.contains("Open a video and press Like."))
      #expect(try await served.post(video + "/marks", "do=dance").status == 400)
    }
    await reference.stop()
  }

  @Test func `a video of which there is a file has a player, and its parts can be asked for`()
    async throws
  {
    let reference = try await Videos.start()
    try await Videos.following(reference) { served in
      let video = try await served.video(.here, reference)
      let page = try await served.get(video)
      #expect(page.text.contains("<video class=\"player\" controls"))
      #expect(page.text.contains("src=\"\(video)/file\""))
      #expect(page.text.contains("aria-label=\"Player: "))
      let part = try await served.get(video + "/file", headers: [.range: "bytes=4-7"])
      #expect(part.status == 206)
      #expect(part.text == "ftyp")
      #expect(part.headers[.contentType] == "video/mp4")
      let picture = try await served.get(video + "/picture")
      #expect(picture.headers[.contentType] == "image/png")
      let sent = try await served.post(video + "/position", "position=9000&from=2000")
      #expect(sent.status == 303)
      let after = try await served.get(video)
      #expect(after.text.contains("<dt>Stopped at</dt><dd>0:09</dd>"))
      #expect(after.text.contains("data-start=\"9\""))
      #expect(after.text.contains("% watched"))
    }
    await reference.stop()
  }

  @Test func `a provider's video has a link to the provider`() async throws {
    let reference = try await Videos.start()
    try await Videos.following(reference) { served in
      let page = try await served.get(try await served.video(.youtube, reference))
      #expect(!page.text.contains("<video"))
      #expect(page.text.contains("YouTube allows this video in its own player only."))
      #expect(page.text.contains("Watch on YouTube</a>"))
    }
    await reference.stop()
  }

  @Test func `a search finds words of titles`() async throws {
    let reference = try await Videos.start()
    try await Videos.following(reference) { served in
      try await served.until("/video") { $0.count("<a class=\"clip\"") > 0 }
      let title = try #require(reference.videos.catalogue.videos.last).title
      let found = try await served.get("/video/search?q=\(Address.encoded(title))")
      #expect(found.count("<a class=\"clip\"") >= 1)
      #expect(try await served.get("/video/search?q=zzzz").text.contains("No results"))
    }
    await reference.stop()
  }

  @Test(arguments: [
    "/video/watch/x", "/video/watch/youtube:none", "/video/watch/youtube:none/file",
  ])
  func `missing pages are not found`(address: String) async throws {
    try await Served.with { served in
      let page = try await served.get(address)
      #expect(page.status == 404)
    }
  }
}
