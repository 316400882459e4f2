import Foundation
import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// A device's secret goes, with the store that knows its id or without.
@Suite(.timeLimit(.minutes(15))) struct ForgettingDevicesTests {
  enum Store: CaseIterable { case isSound, isMissing, isFolder, isForeign }

  private let world = World()
  private static let home = "https://stellar.example.org/api/"

  private func open() async throws -> StellarClient {
    try await StellarClient(
      world.configuration(),
      transport: ScriptedTransport { request, _ in
        request.url.string.contains("register")
          ? .text(200, #"{"device_id":1,"pass_key":"secret"}"#) : .text(200, "[]")
      }, endpoint: Self.home)
  }

  private func damage(_ store: Store) throws {
    let file = world.folder + "/stellar.sqlite"
    guard store != .isSound else { return }
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + end) }
    switch store {
    case .isFolder:
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    case .isForeign:
      // The header of a database with another program's number.
      var header = [UInt8]("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 4_080)
      header.replaceSubrange(16..<24, with: [16, 0, 1, 1, 0, 64, 32, 32])
      header.replaceSubrange(68..<72, with: [1, 2, 3, 4])
      try Data(header).write(to: URL(filePath: file))
    default: break
    }
  }

  @Test(arguments: Store.allCases) func aFolderIsForgottenWithoutItsStore(
    _ store: Store
  ) async throws {
    let client = try await open()
    try await client.registerDevice()
    await client.close()
    let secrets = StellarStore.credentials(in: world.folder)
    let keys = ["stellar/1 " + Self.home, "stellar/1"].map {
      CredentialKey(account: $0, name: "pass_key")
    }
    // Version 0.1 kept it so.
    try await secrets.set([1], keys[1])
    let other = CredentialKey(account: "shelby:shelby.example/7", name: "oauth1")
    try await secrets.set([2], other)
    #expect(try await secrets.get(keys[0]) == Array("secret".utf8))
    try damage(store)
    try await StellarClient.forgetDevices(world.configuration())
    for key in keys { #expect(try await secrets.get(key) == nil) }
    #expect(try await secrets.get(other) == [2])
  }

  @Test func aForgottenDeviceIsRegisteredAgain() async throws {
    let client = try await open()
    try await client.registerDevice()
    try await StellarClient.forgetDevices(world.configuration())
    let error = await #expect(throws: PentadError.self) { try await client.syncUnread() }
    #expect(error?.code == .deviceNotRegistered)
    try await client.registerDevice()
    try await client.syncUnread()
    await client.close()
  }
}
