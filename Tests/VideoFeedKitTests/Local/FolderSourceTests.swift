import Foundation
import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct FolderSourceTests {
  /// Runs a closure with a folder of files; each was changed a second before the previous one.
  private func withFolder(
    _ names: [String], _ work: (String) async throws -> Void
  ) async throws {
    let folder = NSTemporaryDirectory() + "pentad-folder-\(UUID().uuidString)"
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    for (index, name) in names.enumerated() {
      let date = Date(timeIntervalSince1970: Double(1_000_000 - index))
      #expect(
        files.createFile(
          atPath: "\(folder)/\(name)", contents: Data("video".utf8),
          attributes: [.modificationDate: date]))
      try files.setAttributes([.modificationDate: date], ofItemAtPath: "\(folder)/\(name)")
    }
    try await work(folder)
  }

  @Test func namesOfProviders() async throws {
    let names = [
      "youtubeBmzSEYNTkHA.mp4", "vimeo76979871.m4v", "dailymotionx7u5b1.webm",
      "peertube9c9de5e8-0a1e-484a-b099-e80766180a6d.mp4", "youtube.mp4", "vimeographer.mp4",
      "What is #1?.MOV", ".hidden.mp4", "._youtubeBmzSEYNTkHA.mp4", "notes.txt", "list.m3u8", "mp4",
    ]
    try await withFolder(names) { folder in
      let source = try FolderSource(folder: folder + "/")
      let page = try await source.page(FeedRequest())
      #expect(source.id.rawValue == "local:\(folder)")
      #expect(
        page.videos.map(\.key.text) == [
          "youtube:BmzSEYNTkHA", "vimeo:76979871", "dailymotion:x7u5b1",
          "peertube:9c9de5e8-0a1e-484a-b099-e80766180a6d", "file:\(folder)/youtube.mp4",
          "file:\(folder)/vimeographer.mp4", "file:\(folder)/What is #1?.MOV",
        ])
      #expect(page.videos.map(\.title).suffix(3) == ["youtube", "vimeographer", "What is #1?"])
      #expect(page.videos.first?.title == nil)
      let rendition = MediaRendition(filePath: "\(folder)/\(names[0])", bytes: 5)
      #expect(page.videos.first?.givenPlayability == .playable(rendition.map { [$0] } ?? []))
      #expect(page.broadcasts.map(\.id.id) == Array(names.prefix(7)))
      #expect(page.broadcasts[2].createdAt == 999_998_000)
      #expect(page.broadcasts.allSatisfy { $0.sharer.nickname.hasPrefix("pentad-folder-") })
    }
  }

  @Test func unchangedFolderAndList() async throws {
    try await withFolder(["a.mp4"]) { folder in
      let source = try FolderSource(folder: folder)
      let state = try #require(try await source.page(FeedRequest()).state)
      let request = FeedRequest(.newest(since: state))
      #expect(try await source.page(request).isUnchanged)
      #expect(FileManager.default.createFile(atPath: "\(folder)/b.mp4", contents: Data()))
      #expect(try await source.page(request).videos.count == 2)
      let older = FeedRequest(.older(than: FeedCursor(rawValue: "a.mp4")))
      #expect(try await source.page(older).broadcasts.isEmpty)
    }
  }

  @Test func aFileThatIsGone() async throws {
    try await withFolder(["youtubeBmzSEYNTkHA.mp4"]) { folder in
      let source = try FolderSource(folder: folder)
      let video = Video(key: Samples.key(), title: "Title", unplayable: .removed)
      let found = try await source.resolve(video)
      #expect(found.video.title == "Title" && found.video.media.count == 1)
      #expect(found.video.unplayable == nil && found.expiresAt == nil)
      try FileManager.default.removeItem(atPath: "\(folder)/youtubeBmzSEYNTkHA.mp4")
      let error = await #expect(throws: PentadError.self) { try await source.resolve(video) }
      #expect(error?.code == .videoNotFound)
    }
  }

  @Test func foldersThatAreNone() async throws {
    for folder in ["", "Videos", "/a\nb", "/" + String(repeating: "a", count: 3_000)] {
      let error = #expect(throws: PentadError.self) { try FolderSource(folder: folder) }
      #expect(error?.code == .invalid)
    }
    for folder in ["/nowhere/at/all", "/etc/hostname"] {
      let source = try FolderSource(folder: folder)
      let error = await #expect(throws: PentadError.self) { try await source.page(FeedRequest()) }
      #expect(error?.code == .notFound)
    }
  }

  /// A transient error is not a refusal.
  @Test(arguments: [
    (ENOENT, PentadError.Code.notFound), (ENOTDIR, .notFound), (EACCES, .refused),
    (EPERM, .refused), (EMFILE, .unavailable), (ENFILE, .unavailable), (ENOMEM, .unavailable),
    (EIO, .unavailable), (ESTALE, .unavailable),
  ])
  func foldersThatCannotBeRead(number: Int32, code: PentadError.Code) {
    #expect(VideoFile.failure(number).code == code)
  }
}
