import Foundation
import PentadCore
import StellarKit
import TestSupport
import Testing

/// Files are downloaded on demand, within a budget, and are complete or not there.
@Suite struct AccountFileTests {
  private let world = SchoolWorld()

  private func names() throws -> [String] {
    let folder = world.folder + "/stellar.sqlite.files"
    return try FileManager.default.fileExists(atPath: folder)
      ? FileManager.default.contentsOfDirectory(atPath: folder) : []
  }

  private func file(_ client: StellarClient) async throws -> StellarFile {
    try #require(try await client.files(of: "1").value.first)
  }

  @Test func contentIsPrivateAndThereOffline() async throws {
    let client = try await world.open(inMemory: false)
    let file = try await file(client)
    #expect(file.folders == ["Week 1"])
    let content = try await client.content(of: file)
    #expect(try Data(contentsOf: URL(fileURLWithPath: content.path)) == Data([1, 2, 3]))
    let attributes = try FileManager.default.attributesOfItem(atPath: content.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600 && content.bytes == 3)
    world.goOffline()
    #expect(try await client.content(of: file) == content)
    #expect(try await client.files(of: "1", reload: true).value == [file])
    await client.close()
  }

  @Test func aChangedFileIsDownloadedAgain() async throws {
    let client = try await world.open(inMemory: false)
    _ = try await client.content(of: file(client))
    world.school.set { state in
      state.files["1"] = [StellarFile(id: "f", masterId: "1", name: "notes.pdf", changed: 2)]
      state.contents["f"] = [[9]]
    }
    let changed = try #require(try await client.files(of: "1", reload: true).value.first)
    #expect(try await client.content(of: changed).bytes == 1)
    #expect(try names().count == 1)
    await client.close()
  }

  @Test func anInterruptedDownloadLeavesNoFile() async throws {
    let client = try await world.open(inMemory: false)
    let file = try await file(client)
    let calls = Lock(0)
    world.school.around { question async throws(PentadError) in
      guard question == "chunk" else { return }
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      if call == 2 { throw FakeStellar.offline }
    }
    await #expect(throws: FakeStellar.offline) { try await client.content(of: file) }
    #expect(try names() == [])
    world.school.around(nil)
    #expect(try await client.content(of: file).bytes == 3)
    await client.close()
  }

  @Test func theLeastRecentlyUsedFilesMakeRoom() async throws {
    let files = (0..<4).map { StellarFile(id: "\($0)", masterId: "1", name: "\($0)") }
    world.school.set { state in
      state.files["1"] = files
      for file in files { state.contents[file.id] = [[UInt8](repeating: 0, count: 40)] }
    }
    let client = try await world.open(inMemory: false) { $0.fileBytes = 100 }
    _ = try await client.files(of: "1")
    try await client.keepOffline(true, files[3])
    for place in [0, 1, 0, 2] {
      _ = try await client.content(of: files[place])
      world.time.advance(10)
    }
    #expect(try names().count == 3)
    world.goOffline()
    for place in [0, 2, 3] { _ = try await client.content(of: files[place]) }
    await #expect(throws: FakeStellar.offline) { try await client.content(of: files[1]) }
    await client.close()
  }

  @Test func aFileLargerThanTheSpaceIsRejected() async throws {
    let client = try await world.open(inMemory: false) { $0.fileBytes = 2 }
    let file = try await file(client)
    await #expect {
      try await client.content(of: file)
    } throws: {
      ($0 as? PentadError)?.code == .bodyTooLong
    }
    #expect(try names() == [])
    // What is kept offline does not count.
    try await client.keepOffline(true, file)
    #expect(try await client.filesKeptOffline() == [file])
    await client.close()
  }

  @Test func aKeptFileIsDownloadedByTheNextRefresh() async throws {
    let client = try await world.open(inMemory: false)
    let file = try await file(client)
    world.goOffline()
    await #expect(throws: FakeStellar.offline) { try await client.keepOffline(true, file) }
    world.goOffline(false)
    try await client.refreshAccount()
    world.goOffline()
    #expect(try await client.content(of: file).bytes == 3)
    try await client.clearCache()
    #expect(try await client.content(of: file).bytes == 3)
    try await client.eraseAll()
    #expect(try names() == [])
    await client.close()
  }
}
