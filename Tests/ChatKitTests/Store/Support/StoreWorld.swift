import Foundation
import PentadCore
import TestSupport

@testable import ChatKit

/// A clock, and a folder for the store of user 101.
final class StoreWorld: Sendable {
  static let me = "101"
  let time = ManualTime()
  let folder = temporaryPath("pentad-chat")

  init() {
    time.advance(1_000_000)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open(
    inMemory: Bool = true, userId: String = me, isSigningIn: Bool = false,
    beforeStep: (@Sendable () throws -> Void)? = nil
  ) async throws -> ChatStore {
    var options = ChatStoreOptions()
    options.time = time.source
    options.leaseInterval = 20
    options.purpose = isSigningIn ? .signIn : .use
    options.beforeStep = beforeStep
    let store = try await ChatStore.open(
      folder: inMemory ? nil : folder, userId: userId, options)
    if isSigningIn { try await store.admit(ChatUser(id: userId, name: "Alice")) }
    return store
  }

  /// A file with these bytes, for this test alone.
  func file(_ bytes: [UInt8]) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/picture-" + UUID().uuidString
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The bytes of a picture: a beginning of PNG, and these.
  static func picture(_ bytes: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + bytes
  }

  /// A file with a picture, for this test alone.
  func picture(_ bytes: [UInt8]) throws -> String { try file(Self.picture(bytes)) }

  /// The folder of the pictures that are to be sent.
  var stagingFolder: String { folder + "/chat.sqlite.outgoing" }

  var staged: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: stagingFolder)) ?? []
  }
}

extension ConversationKey {
  static let seven = ConversationKey.group("7")
}

extension ChatStore {
  /// All messages of a conversation.
  func all(_ key: ConversationKey = .seven) async throws -> [ChatMessage] {
    try await messages(in: key, limit: .max)
  }

  /// Returns the ranges without a gap, as pairs of ids.
  func complete(_ key: ConversationKey = .seven) async throws -> [[Int64]] {
    try await spans(of: key).spans.map { [$0.lowest.rawValue, $0.highest.rawValue] }
  }

  /// All events of the log so far.
  var log: [ChatEvent] {
    get async throws {
      let first = try await firstEvent()
      return try await readEvents(after: first, limit: .max).map(\.event)
    }
  }

  /// The number before that of the first event.
  private func firstEvent() async throws -> UInt64 {
    let last = try await lastEvent()
    var low: UInt64 = 0
    var high = last
    // A cursor that is too old gets a reset.
    while low < high {
      let middle = low + (high - low) / 2
      let page = try await readEvents(after: middle, limit: 1)
      if page.first?.event == .reset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
