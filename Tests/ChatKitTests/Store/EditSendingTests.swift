import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// An edit changes the text, and takes nothing away that is attached.
@Suite struct EditSendingTests {
  private let world = StoreWorld()
  private let line = Line(5, "new", by: StoreWorld.me).with {
    $0.attachments = [["type": "image", "url": "https://i.groupme.com/1"]]
  }
  private let edit = ChatOperation.edit(.seven, MessageID(5), text: "new")

  private func rig(_ store: ChatStore, having lines: [Line]) throws -> OperationRig {
    let answer: JSONValue = ["response": ["message": line.json]]
    return try OperationRig(GroupServer(lines: lines, answer: answer.text()), store)
  }

  private func picture(in told: [String]) -> Bool {
    told.count == 1 && told[0].contains("https://i.groupme.com/1")
  }

  @Test func storedAttachmentsAreKeptByAnEdit() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([line]), in: .seven, .newest)
    let rig = try rig(store, having: [])
    #expect(await rig.send(edit) == .delivered)
    #expect(picture(in: rig.told) && rig.asked.isEmpty)
  }

  /// The cache was cleared, or its file was damaged, while the edit waited.
  @Test(arguments: [true, false])
  func attachmentsMissingInTheStoreAreKeptByAnEdit(_ isWholeStoreEmpty: Bool) async throws {
    let store = try await world.open()
    if !isWholeStoreEmpty { try await store.ingest(.ids(9, 8), in: .seven, .newest) }
    let before = try await store.complete()
    let rig = try rig(store, having: [Line(4), line, Line(8), Line(9)])
    #expect(await rig.send(edit) == .delivered)
    #expect(picture(in: rig.told))
    // To ask for a message is not to store it: it would be alone, with a gap behind it.
    #expect(try await store.complete() == before)
    #expect(try await store.message(MessageID(5)) == nil)
  }

  @Test func editOfMissingMessageIsRefused() async throws {
    let store = try await world.open()
    let rig = try rig(store, having: [Line(4), Line(6)])
    guard case .rejected(let error) = await rig.send(edit) else {
      Issue.record("it is not refused")
      return
    }
    #expect(error.code == .messageNotFound)
    #expect(rig.told.isEmpty)
  }
}
