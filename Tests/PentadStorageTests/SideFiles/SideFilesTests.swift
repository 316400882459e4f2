import Foundation
import PentadCore
import Testing

@testable import PentadStorage

/// Nothing but plain files with names of our own form is read or removed.
@Suite struct SideFilesTests {
  private let folder = Folder(isQuick: true)
  private var place: String { folder.main + ".images" }
  private let form = "3B1F8A54-0C7D-4E9B-8A55-2F6D1C0E9A77.00112233445566778899aabbccddeeff"

  private func files() throws -> SideFiles {
    try SideFiles(folder: folder.path, store: "notes.sqlite", name: "images")
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func filesAreNamedAfterTheDatabase() throws {
    let files = try files()
    let name = try files.add([1, 2], isDurable: true)
    #expect(try names(place) == [name] && SideFileName.isComplete(name))
    #expect(files.bytes(name) == [1, 2])
    #expect(try folder.mode(place) == 0o700)
    #expect(try folder.mode(files.path(name)) == 0o600)
    files.remove([name])
    #expect(try names(place) == [])
  }

  @Test(arguments: [true, false]) func onlyOurPlainFilesAreRemoved(isOneByOne: Bool) throws {
    let files = try files()
    let kept = try files.add([1], isDurable: false)
    let going = try files.add([2], isDurable: false)
    let outside = folder.path + "/outside"
    try makeFolder(outside)
    try folder.write(Data("theirs".utf8), to: outside + "/" + form)
    let foreign = [
      "note.txt", ".hidden", "orphan", form + ".bak", form.lowercased(), "x" + form.dropFirst(),
      String(form.dropLast()), "3B1F8A54-0C7D-4E9B-8A55-2F6D1C0E9A77",
    ]
    for name in foreign { try folder.write(Data("theirs".utf8), to: place + "/" + name) }
    try makeFolder(place + "/album/deep")
    try folder.write(Data("theirs".utf8), to: place + "/album/deep/" + form)
    // A folder and links with names of our form.
    let folderName = "A" + form.dropFirst()
    try makeFolder(place + "/" + folderName)
    let links = ["B", "C"].map { $0 + form.dropFirst() }
    for (link, target) in zip(links, [outside, outside + "/" + form]) {
      try FileManager.default.createSymbolicLink(
        atPath: place + "/" + link, withDestinationPath: target)
    }
    if isOneByOne {
      files.remove(
        foreign + links + [folderName, going, "album", "../outside/" + form, "..", ""])
    } else {
      let draft = "." + form.prefix(36)
      for name in [draft, "." + form] { try folder.write(Data(), to: place + "/" + name) }
      files.removeAll(but: [kept])
    }
    #expect(try names(place) == (foreign + links + [folderName, kept, "album"]).sorted())
    #expect(try names(place + "/album/deep") == [form])
    #expect(try names(outside) == [form])
    for link in links { #expect(files.bytes(link) == nil) }
  }

  @Test func aLinkInThePlaceOfTheFolderIsNotFollowed() async throws {
    let outside = folder.path + "/outside"
    try makeFolder(outside)
    try folder.write(Data("theirs".utf8), to: outside + "/" + form)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: outside)
    let files = try files()
    files.removeAll(but: [])
    files.remove([form])
    #expect(files.bytes(form) == nil)
    let added = #expect(throws: PentadError.self) { try files.add([1], isDurable: false) }
    #expect(added?.code == .notOpenable && added?.message.contains(place) == true)
    let moved = await #expect(throws: PentadError.self) { try await files.moveOlder { [] } }
    #expect(moved?.code == .notOpenable)
    #expect(try names(outside) == [form])
  }

  @Test func aFileInThePlaceOfTheFolderIsRefused() throws {
    try folder.write(Data("theirs".utf8), to: place)
    let error = #expect(throws: PentadError.self) { try files().add([1], isDurable: false) }
    #expect(error?.code == .notOpenable)
    #expect(folder.holds(place, Data("theirs".utf8)))
  }

  /// A damaged or forged row names a file elsewhere.
  @Test(arguments: ["../notes.sqlite", "/etc/hostname", "", ".", "..", "a/b"])
  func nameThatLeavesTheFolderIsIgnored(_ name: String) throws {
    let files = try files()
    _ = try files.add([1], isDurable: false)
    try folder.write(Data("rows".utf8), to: folder.main)
    #expect(files.bytes(name) == nil)
    files.remove([name])
    #expect(folder.holds(folder.main, Data("rows".utf8)))
  }

  @Test func aPipeInTheFolderIsNotWaitedFor() throws {
    let files = try files()
    _ = try files.add([1], isDurable: false)
    #expect(mkfifo(place + "/" + form, 0o600) == 0)
    #expect(files.bytes(form) == nil)
    files.removeAll(but: [])
    #expect(try names(place) == [form])
  }

  @Test func aDraftThatIsReleasedIsRemoved() throws {
    let files = try files()
    var draft: SideFileDraft? = try files.draft()
    try draft?.append([1])
    #expect(try names(place).count == 1)
    draft = nil
    #expect(try names(place) == [])
    let whole = try files.draft()
    for byte in [1, 2, 3] as [UInt8] { try whole.append([byte]) }
    let name = try whole.complete(isDurable: true)
    #expect(files.bytes(name) == [1, 2, 3] && whole.count == 3)
  }

  @Test func theFolderOfAStoreInMemoryEndsWithIt() throws {
    let files = try SideFiles(folder: nil, store: "notes.sqlite", name: "images")
    let name = try files.add([1], isDurable: false)
    let path = String(files.path(name).dropLast(name.count + 1))
    #expect(try names(path) == [name])
    files.close()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  // MARK: Folders of earlier versions

  private func older(_ bytes: [UInt8]) throws -> String {
    try makeFolder(folder.path + "/images")
    let name = ChecksummedFileName.make("3B1F8A54-0C7D-4E9B-8A55-2F6D1C0E9A77", of: bytes)
    try folder.write(Data(bytes), to: folder.path + "/images/" + name)
    return name
  }

  @Test func filesOfAnEarlierVersionAreMovedOnce() async throws {
    let name = try older([7])
    try folder.write(Data("theirs".utf8), to: folder.path + "/images/holiday.jpg")
    let files = try files()
    try await files.moveOlder { [name, "../escaped", "lost"] }
    #expect(files.bytes(name) == [7])
    #expect(try names(folder.path + "/images") == ["holiday.jpg"])
    try await files.moveOlder { [name] }
    #expect(try names(place) == [name])
  }

  /// Rows that name none of its files do not show that a folder was ours.
  @Test func unreferencedFolderIsLeftUnchanged() async throws {
    let name = try older([7])
    let files = try files()
    try await files.moveOlder { ["lost"] }
    #expect(try names(folder.path + "/images") == [name])
    #expect(!FileManager.default.fileExists(atPath: place))
  }

  @Test func anEarlierFolderThatIsALinkStays() async throws {
    let name = try older([7])
    try FileManager.default.moveItem(
      atPath: folder.path + "/images", toPath: folder.path + "/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/images", withDestinationPath: folder.path + "/elsewhere")
    try await files().moveOlder { [name] }
    #expect(try names(folder.path + "/elsewhere") == [name])
  }
}
