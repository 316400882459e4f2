import Foundation
import HTTPTypes
import PentadCore
import ReferenceServer
import Testing

@testable import Showcase

@Suite struct VideoSourcesTests {
  @Test func `new videos wait until they are applied`() async throws {
    let reference = try await Videos.start()
    try await reference.control("video/fresh", #"{"seconds":0}"#)
    // A feed is polled every half hour: the test moves the clock, not the server's patience.
    let clock = AdvancingClock()
    try await Videos.following(reference, time: clock.time) { served in
      try await served.until("/video") { $0.count("<a class=\"clip\"") > 0 }
      try reference.videos.publish(title: "Just now")
      clock.advance(by: 20 * 60_000)
      #expect(!(try await served.get("/video").text.contains("Show 1 new video")))
      clock.advance(by: 20 * 60_000)
      let page = try await served.until("/video") { $0.text.contains("Show 1 new video<") }
      #expect(!page.text.contains("Just now"))
      _ = try await served.post("/video/apply")
      let after = try await served.get("/video")
      #expect(after.text.contains("Just now"))
      #expect(!after.text.contains("Show 1 new video"))
    }
    await reference.stop()
  }

  @Test func `the time between two checks of the feeds can be set`() async throws {
    try await Served.with { served in
      let first = try await served.get("/video/sources")
      #expect(first.text.contains("<option value=\"30\" selected>30 minutes</option>"))
      let saved = try await served.post("/video/interval", "minutes=5")
      #expect(saved.status == 303)
      let second = try await served.get("/video/sources")
      #expect(second.text.contains("<option value=\"5\" selected>5 minutes</option>"))
      for wrong in ["minutes=0", "minutes=99999999999999999", "minutes=x", ""] {
        #expect(try await served.post("/video/interval", wrong).status == 400)
      }
    }
  }

  @Test func `sources come by address and as lists, and go`() async throws {
    let reference = try await Videos.start()
    try await Videos.following(reference) { served in
      let exported = try await served.get("/video/sources.opml")
      #expect(exported.text.contains("xmlUrl=\"\(reference.url)/feeds/mrss/all\""))
      let handle = reference.videos.catalogue.channels[0].handle
      let list =
        #"<opml version="2.0"><body><outline type="rss" text="One" xmlUrl="URL"/></body></opml>"#
        .replacing("URL", with: "\(reference.url)/feeds/atom/\(handle)")
      let sent = try await served.post("/video/opml", "opml=\(Address.encoded(list))")
      let address = try #require(sent.headers[.location])
      #expect(try await served.get(address).text.contains("1 added, 0 already present"))
      let sources = try await served.get("/video/sources")
      let forms = sources.text.matches(of: /action="(\/video\/sources\/[^"]+)"/).map {
        String($0.1)
      }
      #expect(forms.count == 2)
      _ = try await served.post(forms[0], "do=pause")
      #expect(try await served.get("/video/sources").text.contains("Paused."))
      for form in forms { _ = try await served.post(form, "do=remove") }
      #expect(try await served.get("/video/sources").text.contains("No sources yet"))
      #expect(try await served.get("/video").count("<a class=\"clip\"") == 0)
      let refused = try await served.post("/video/opml", "opml=nothing")
      #expect(refused.status >= 400)
    }
    await reference.stop()
  }

  @Test func `a list of a thousand feeds is read`() async throws {
    let feeds = (1...1_000).map { number in
      "<outline type=\"rss\" text=\"Feed \(number)\" xmlUrl=\"http://127.0.0.1:9/feeds/\(number)\"/>"
    }
    let list = "<opml version=\"2.0\"><body>\(feeds.joined())</body></opml>"
    try await Served.with { served in
      let sent = try await served.post("/video/opml", "opml=\(Address.encoded(list))")
      #expect(sent.status == 303)
      #expect(sent.headers[.location]?.contains("1000%20added") == true)
    }
  }

  @Test func `without the server the guide is available, with its age`() async throws {
    let reference = try await Videos.start()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let video = try await Videos.following(reference, store: folder) { served in
      let video = try await served.video(.here, reference)
      _ = try await served.get(video + "/picture")
      return video
    }
    await reference.stop()
    try await Served.with(
      server: reference.url, store: folder, time: .later(by: 7_200_000)
    ) { served in
      for address in ["/video", video, "/video/sources"] {
        let page = try await served.get(address)
        #expect(page.status == 200)
        #expect(page.text.contains("Updated 2 hours ago"))
      }
      #expect(try await served.get(video + "/picture").status == 200)
      #expect(try await served.post(video + "/marks", "do=like").status == 303)
      #expect(try await served.get("/video/favourites").count("<a class=\"clip\"") == 1)
      try await served.until("/video/sources") { $0.text.contains("Update failed:") }
      #expect(try await served.get("/video").text.contains("Showing saved data:"))
    }
  }
}
