import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct VideoFilesTests {
  private let shelf = VideoShelf(
    seed: 3, size: VideoSize(channels: 3, videos: 12, people: 4), clock: ServerClock())

  private func ask(_ path: String, _ headers: (String, String)...) -> Response {
    var request = Request(method: "GET", target: path)
    request.headers = headers.map { (name: $0.0, value: $0.1) }
    return VideoFiles(shelf).respond(to: request)
  }

  @Test func fileHasItsLengthAndServesRanges() throws {
    let video = try #require(shelf.catalogue.videos.first { $0.place == .here })
    for height in video.heights {
      let whole = try #require(ask(video.filePath(height: height)).bytes)
      #expect(whole.count == MP4.size(height: height))
      #expect(Array(whole[4..<8]) == Array("ftyp".utf8))
      let path = video.filePath(height: height)
      var parts: [UInt8] = []
      for field in ["bytes=0-99", "bytes=100-1999", "bytes=2000-"] {
        let answer = ask(path, ("Range", field))
        #expect(answer.status == 206)
        parts += try #require(answer.bytes)
      }
      #expect(parts == whole)
    }
    let path = video.filePath(height: video.heights[0])
    let tag = try #require(ask(path).header("ETag"))
    #expect(ask(path, ("Range", "bytes=0-9"), ("If-Range", "\"other\"")).status == 200)
    #expect(ask(path, ("Range", "bytes=0-9"), ("If-Range", tag)).status == 206)
    #expect(ask(path, ("If-None-Match", tag)).status == 304)
    #expect(ask(path, ("Range", "bytes=999999-")).status == 416)
    #expect(ask(path.replacing(".mp4", with: "")).status == 404)
    #expect(ask(path.replacing("-\(video.heights[0])", with: "-77")).status == 404)
  }

  @Test(
    arguments: [
      (nil, ByteRange.whole), ("bytes=0-0", .part(0..<1)), ("bytes=5-", .part(5..<10)),
      ("bytes=-3", .part(7..<10)), ("bytes=-99", .part(0..<10)), ("bytes=3-99", .part(3..<10)),
      ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable), ("bytes=4-3", .whole),
      ("bytes=-", .whole), ("bytes=0-1,3-4", .whole), ("items=0-1", .whole), ("bytes=a-b", .whole),
      ("bytes=99999999999999999999-", .unsatisfiable),
      ("bytes=0-99999999999999999999", .part(0..<10)),
    ] as [(String?, ByteRange)])
  func rangeIsParsedAsInTheStandard(field: String?, expected: ByteRange) {
    #expect(ByteRange(field, of: 10) == expected)
  }

  @Test func everyPictureIsThere() throws {
    let catalogue = shelf.catalogue
    let paths =
      catalogue.people.map(\.picturePath) + catalogue.channels.map(\.picturePath)
      + catalogue.videos.map(\.picturePath)
    for path in paths {
      let answer = ask(path)
      #expect(answer.header("Content-Type") == "image/png")
      #expect(answer.bytes?.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
    }
    for name in ["person-1.png", "channel-9.png", "-.png", ".png", "person-101.jpg"] {
      #expect(ask("/video/pictures/\(name)").status == 404)
    }
  }

  @Test func pagesNameTheirFeeds() throws {
    let (channel, video) = (shelf.catalogue.channels[0], shelf.catalogue.videos[0])
    for path in [channel.pagePath, video.pagePath] {
      let page = String(decoding: try #require(ask(path).bytes), as: UTF8.self)
      #expect(page.components(of: "rel=\"alternate\"") == 4)
    }
    #expect(ask(video.embedPath).status == 200)
    #expect(ask("/videos/watch/nothing").status == 404)
    #expect(ask("/video/attic/\(video.uuid)").status == 404)
    try shelf.remove(video.uuid)
    #expect(ask(video.pagePath).status == 404)
  }
}

extension Response {
  /// The first field of a name.
  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension String {
  /// Returns the number of occurrences of a text.
  func components(of part: String) -> Int { ranges(of: part).count }
}
