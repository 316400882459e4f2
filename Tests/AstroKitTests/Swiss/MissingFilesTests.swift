#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// Folders without files, with some, with cut and with damaged ones: never a coarser ephemeris
  /// without a word.
  struct MissingFilesTests {
    /// Segments of 2000, 2450, -550 and 5500.
    private static let now = 76_610..<76_611
    private static let later = 81_760..<81_761
    private static let before = 47_500..<47_501
    private static let far = 116_600..<116_601

    private static func error(
      _ folder: TemporaryFolder, _ segments: Range<Int> = now
    ) async throws -> PentadError? {
      let swiss = try SwissEphemeris(SwissOptions(folders: [folder.path]))
      return await failure { try await swiss.segments(segments) }
    }

    @Test func anEmptyFolderIsMissing() async throws {
      let folder = try TemporaryFolder()
      let error = try #require(try await Self.error(folder))
      #expect(error.code == .ephemerisMissing)
      #expect(error.message.contains("swe-basic-data"))
      let swiss = try SwissEphemeris(SwissOptions(folders: [folder.path + "/none"]))
      await expect(throwing: .ephemerisMissing) { try await swiss.fingerprint() }
      await expect(throwing: .ephemerisMissing) { try await swiss.segments(Self.far) }
    }

    @Test func aDateOutsideTheFilesNamesTheFileAndItsPackage() async throws {
      let folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
      #expect(try await Self.error(folder) == nil)
      for (segments, file, package) in [
        (Self.later, "_24.se1", "swe-standard-data"), (Self.before, "m06.se1", "swe-standard-data"),
        (Self.far, "_54.se1", "swe-extra-data"),
      ] {
        let error = try #require(try await Self.error(folder, segments))
        #expect(error.code == .outOfRange)
        #expect(error.message.contains(file) && error.message.contains(package))
      }
    }

    @Test(arguments: ["sepl_18.se1", "semo_18.se1"])
    func oneFileOfTwoIsNotEnough(name: String) async throws {
      let folder = try TemporaryFolder()
      try folder.copy(name)
      let error = try #require(try await Self.error(folder))
      #expect(error.code == .outOfRange)
      #expect(error.message.contains(name == "sepl_18.se1" ? "semo_18.se1" : "sepl_18.se1"))
      // Asked again, libswe would answer from what it remembers; and a file installed since is found.
      let swiss = try SwissEphemeris(SwissOptions(folders: [folder.path]))
      for _ in 0..<3 { await expect(throwing: .outOfRange) { try await swiss.segments(Self.now) } }
      await expect(throwing: .outOfRange) {
        try await swiss.lunarEclipses(in: 2_460_000..<2_460_400)
      }
      try folder.copy(name == "sepl_18.se1" ? "semo_18.se1" : "sepl_18.se1")
      let segments = try await swiss.segments(Self.now)
      let reference = try await SwissEphemeris().segments(Self.now)
      #expect(segments == reference)
    }

    @Test(arguments: ["sepl_18.se1", "semo_18.se1"], [0, 50, 200, 5_000, 300_000] as [UInt64])
    func aCutFileIsMissing(name: String, size: UInt64) async throws {
      let folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
      try folder.cut(name, to: size)
      let error = try #require(try await Self.error(folder))
      #expect(error.code == .ephemerisMissing, "\(error)")
    }

    @Test(arguments: ["sepl_18.se1", "semo_18.se1"])
    func aDamagedHeaderIsMissing(name: String) async throws {
      let folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
      try folder.overwrite(name, at: 0x80, with: [1, 2, 3, 4, 5, 6, 7, 8])
      let error = try #require(try await Self.error(folder))
      #expect(error.code == .ephemerisMissing, "\(error)")
    }

    @Test func aSecondFolderServes() async throws {
      let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
      try one.copy("sepl_18.se1")
      try other.copy("semo_18.se1")
      let swiss = try SwissEphemeris(SwissOptions(folders: [one.path, other.path]))
      let reference = try await SwissEphemeris().segments(Self.now)
      #expect(try await swiss.segments(Self.now) == reference)
    }

    @Test func moshierNeedsNoFilesAndHasItsOwnEnds() async throws {
      let swiss = try SwissEphemeris(
        SwissOptions(kind: .moshier, folders: [TemporaryFolder().path]))
      #expect(try await swiss.fingerprint().hasSuffix("moshier"))
      #expect(try await swiss.segments(Self.now).count == 1)
      await expect(throwing: .outOfRange) { try await swiss.segments(Self.far) }
    }

    @Test func anEclipseOutsideTheFilesIsAnError() async throws {
      let folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
      let swiss = try SwissEphemeris(SwissOptions(folders: [folder.path]))
      await expect(throwing: .outOfRange) {
        try await swiss.solarEclipses(in: 2_700_000..<2_701_000)
      }
      await expect(throwing: .outOfRange) {
        try await swiss.lunarEclipses(in: 2_700_000..<2_701_000)
      }
      #expect(try await swiss.solarEclipses(in: 2_460_000..<2_460_400).count == 2)
    }

    /// libswe itself contains the stars of the zodiacs since 2.09. Without sefstars.txt the answer
    /// is the same, and never 0.
    @Test func aStarsAyanamsaIsNeverZero() async throws {
      let folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
      let swiss = try SwissEphemeris(SwissOptions(folders: [folder.path]))
      for ayanamsa in Ayanamsa.allCases where ayanamsa.isOfAStar {
        let spans = try await swiss.ayanamsa(ayanamsa, Self.now)
        #expect(spans == (try await SwissEphemeris().ayanamsa(ayanamsa, Self.now)))
        #expect(spans[0].value(at: 2_451_545) > 15)
        await expect(throwing: .outOfRange) { try await swiss.ayanamsa(ayanamsa, Self.later) }
      }
    }
  }
#endif
