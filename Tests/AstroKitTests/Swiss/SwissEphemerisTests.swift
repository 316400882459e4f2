#if Astro
  import Foundation
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite(.serialized) struct SwissEphemerisTests {
    /// The files of the ephemeris that the process has open.
    private static func openEphemerisFiles(in folder: TemporaryFolder) -> Int {
      let descriptors =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      return descriptors.count { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/self/fd/" + name)
        return target?.hasPrefix(folder.path) == true
      }
    }

    private static func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
      return folder
    }

    @Test func closingClosesTheFiles() async throws {
      let folder = try Self.folder()
      for _ in 0..<50 {
        let swiss = try SwissEphemeris(SwissOptions(folders: [folder.path]))
        _ = try await swiss.segments(76_610..<76_611)
        #expect(Self.openEphemerisFiles(in: folder) >= 2)
        await swiss.close()
        #expect(Self.openEphemerisFiles(in: folder) == 0)
      }
    }

    @Test func theLastReferenceClosesTheFiles() async throws {
      let folder = try Self.folder()
      for _ in 0..<50 {
        let swiss = try SwissEphemeris(SwissOptions(folders: [folder.path]))
        _ = try await swiss.segments(76_610..<76_611)
      }
      // The threads end asynchronously.
      let deadline = ContinuousClock.now + .seconds(10)
      while Self.openEphemerisFiles(in: folder) > 0, ContinuousClock.now < deadline {
        await Task.yield()
      }
      #expect(Self.openEphemerisFiles(in: folder) == 0)
    }

    @Test func closedEphemerisThrowsClosed() async throws {
      let swiss = try SwissEphemeris()
      _ = try await swiss.segments(76_610..<76_611)
      await swiss.close()
      await swiss.close()
      await expect(throwing: .closed) { try await swiss.segments(76_610..<76_611) }
      await expect(throwing: .closed) { try await swiss.fingerprint() }
      await expect(throwing: .closed) { try await swiss.solarEclipses(in: 0..<1) }
      await expect(throwing: .closed) {
        try await Ephemeris(source: swiss).table(covering: 2_451_545..<2_451_546)
      }
    }

    /// Calls that wait when another closes get an answer: a result or `closed`, never nothing.
    @Test func closingAmongCallsLosesNone() async throws {
      for _ in 0..<20 {
        let swiss = try SwissEphemeris()
        let answers = await withTaskGroup(of: Bool.self) { group in
          for k in 0..<8 {
            group.addTask {
              let error = await failure { try await swiss.segments(76_610 + k..<76_611 + k) }
              return error == nil || error?.code == .closed
            }
          }
          group.addTask {
            await swiss.close()
            return true
          }
          return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(answers == 9)
      }
    }

    @Test func aCancelledFitStops() async throws {
      let swiss = try SwissEphemeris()
      let task = Task { try await swiss.segments(76_000..<90_000) }
      task.cancel()
      await expect(throwing: .cancelled) { try await task.value }
      let ephemeris = Ephemeris(source: swiss)
      let table = Task { try await ephemeris.table(covering: 2_400_000..<2_900_000) }
      table.cancel()
      await expect(throwing: .cancelled) { try await table.value }
    }

    @Test func theFingerprintFollowsTheFiles() async throws {
      let folder = try Self.folder()
      func fingerprint() async throws -> String {
        try await SwissEphemeris(SwissOptions(folders: [folder.path])).fingerprint()
      }
      let first = try await fingerprint()
      #expect(first.hasPrefix("libswe 2."))
      #expect(try await fingerprint() == first)
      try folder.overwrite("semo_18.se1", at: 0x60, with: [0x31])
      let recut = try await fingerprint()
      #expect(recut != first)
      try folder.copy("semo_24.se1")
      #expect(try await fingerprint() != recut)
    }
  }
#endif
