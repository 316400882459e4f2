import Foundation
import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// A file that is released, for a time or permanently: no data remains open, and later changes are
/// reported.
@Suite struct SuspendingTests {
  private let world = World()

  /// A keychain that cannot remove secrets now. The device's name must stay: without it the secret
  /// could not be found again.
  private final class StubbornStore: CredentialStore {
    let secrets = MemoryCredentialStore()
    let isStubborn = Lock(true)

    func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
      try await secrets.get(key)
    }
    func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
      try await secrets.set(secret, key)
    }
    func remove(_ key: CredentialKey) async throws(PentadError) {
      if isStubborn.withLock({ $0 }) { throw PentadError(.storage, "the keychain is locked") }
      try await secrets.remove(key)
    }
  }

  @Test func erasingThatFailedIsDoneAgain() async throws {
    let credentials = StubbornStore()
    let client = try await world.open(inMemory: false) { $0.credentials = credentials }
    try await client.registerDevice()
    let id = try #require(try await client.store.device().id)
    let key = CredentialKey(account: "stellar/\(id)", name: "pass_key")
    let error = await #expect(throws: PentadError.self) { try await client.eraseAll() }
    #expect(error?.code == .storage)
    #expect(try await credentials.get(key) != nil)
    credentials.isStubborn.withLock { $0 = false }
    try await client.eraseAll()
    #expect(try await credentials.get(key) == nil)
    await client.close()
  }

  @Test func damageDuringSuspensionIsRepairedAndReported() async throws {
    let client = try await world.open(inMemory: false)
    try await client.bookmark(World.algebra)
    let stream = client.events()
    try await client.suspend()
    try await client.resume()
    try await client.suspend()
    try Data("no database".utf8).write(to: URL(fileURLWithPath: world.folder + "/stellar.sqlite"))
    try await client.resume()
    #expect(try await client.bookmarks().isEmpty)
    let told = await client.closing(stream)
    #expect(told.count { if case .recovered = $0 { true } else { false } } == 1)
  }

  @Test func nothingIsAnsweredOutOfMemoryWhenTheFileIsClosed() async throws {
    let client = try await world.open(inMemory: false)
    _ = await client.stages("18.06")
    #expect(try await client.cachedClass("18.06") == World.algebra)
    try await client.suspend()
    let suspended = await #expect(throws: PentadError.self) {
      try await client.cachedClass("18.06")
    }
    #expect(suspended?.code == .suspended)
    try await client.resume()
    #expect(try await client.cachedClass("18.06") == World.algebra)
    await client.close()
    let closed = await #expect(throws: PentadError.self) {
      try await client.cachedClass("18.06")
    }
    #expect(closed?.code == .closed)
  }
}
