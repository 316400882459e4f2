#if Astro
  import Foundation
  import PentadCore
  import Testing

  @testable import AstroKit

  /// Ephemeris files whose content is not as it was published are named.
  @Suite(.timeLimit(.minutes(15))) struct UnverifiedFilesTests {
    private let folder: TemporaryFolder
    /// A segment of the year 2000, and its days.
    private static let now = 76_610..<76_611
    private static let days = SegmentGrid.range(of: now)

    init() throws {
      folder = try TemporaryFolder()
      try folder.copy("sepl_18.se1", "semo_18.se1")
    }

    private func swiss() throws -> SwissEphemeris {
      try SwissEphemeris(SwissOptions(folders: [folder.path]))
    }

    /// Flips a bit of a file, at a part of its length.
    private func flip(_ name: String, at part: Double) throws {
      let url = URL(fileURLWithPath: folder.path + "/" + name)
      var bytes = try Data(contentsOf: url)
      bytes[Int(Double(bytes.count - 1) * part)] ^= 1
      try bytes.write(to: url)
    }

    @Test func filesAsPublishedAreVerified() async throws {
      let files = try EphemerisFiles(folders: [EphemerisFiles.debianFolder], environment: [:])
      let names = EphemerisSums.known.keys.filter { files.contains($0) }
      #expect(names.contains("sepl_18.se1"))
      #expect(files.unverified(names) == [])
      let swiss = try swiss()
      _ = try await swiss.segments(Self.now)
      #expect(swiss.unverifiedFiles == [])
      #expect(await swiss.isVerified(Self.days))
    }

    @Test(arguments: [("semo_18.se1", 0.3), ("semo_18.se1", 1), ("sepl_18.se1", 0.5)])
    func flippedBitIsNamedOnce(name: String, part: Double) async throws {
      try flip(name, at: part)
      let swiss = try swiss()
      #expect(swiss.unverifiedFiles == [])
      for _ in 0..<3 { _ = try? await swiss.segments(Self.now) }
      _ = try? await swiss.lunarEclipses(in: 2_451_000..<2_451_400)
      #expect(swiss.unverifiedFiles == ["\(folder.path)/\(name)"])
      #expect(await !swiss.isVerified(Self.days))
      // A replaced file is read again.
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      try folder.copy(name)
      #expect(await swiss.isVerified(Self.days))
    }

    @Test(arguments: [0, 1, 1_000, -1, 7]) func otherLengthIsNamed(_ change: Int) async throws {
      let path = folder.path + "/semo_18.se1"
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      if change > 0 { bytes.append(Data(count: change)) } else { bytes.removeLast(1 - change) }
      try bytes.write(to: URL(fileURLWithPath: path))
      let files = try EphemerisFiles(folders: [folder.path], environment: [:])
      #expect(files.unverified(["semo_18.se1", "sepl_18.se1"]) == [path])
    }

    @Test func fileUnderTheNameOfAnotherIsNamed() throws {
      let path = folder.path + "/sepl_24.se1"
      try FileManager.default.copyItem(atPath: folder.path + "/sepl_18.se1", toPath: path)
      try Data().write(to: URL(fileURLWithPath: folder.path + "/sepl_90.se1"))
      let files = try EphemerisFiles(folders: [folder.path], environment: [:])
      #expect(
        files.unverified(["sepl_24.se1", "sepl_90.se1", "sepl_30.se1"])
          == [path, folder.path + "/sepl_90.se1"])
    }

    @Test func unverifiedFileIsReportedAndNotStored() async throws {
      #if Storage
        try flip("semo_18.se1", at: 0.3)
        let path = folder.path + "/semo_18.se1"
        let calendar = try await AstroCalendar(
          .init(ephemerisPath: folder.path, storeFolder: folder.path + "/store"))
        let place = try Place(latitude: 23, longitude: 75, timeZone: CivilTimeZone("Asia/Kolkata"))
        _ = try await calendar.day(CivilDate(2026, 11, 21), at: place)
        #expect(calendar.unverifiedFiles == [path])
        #expect(try await calendar.storageUsage().segments == 0)
        await calendar.close()
        try FileManager.default.removeItem(atPath: path)
        try folder.copy("semo_18.se1")
        let sound = try await AstroCalendar(
          .init(ephemerisPath: folder.path, storeFolder: folder.path + "/store"))
        _ = try await sound.day(CivilDate(2026, 11, 21), at: place)
        #expect(sound.unverifiedFiles == [])
        #expect(try await sound.storageUsage().segments > 0)
        await sound.close()
      #endif
    }

    @Test(arguments: [
      (2_451_545.0, ["sepl_18.se1", "semo_18.se1"]), (2_600_000.0, ["sepl_24.se1", "semo_24.se1"]),
      (1_721_100.0, ["seplm06.se1", "semom06.se1", "sepl_00.se1", "semo_00.se1"]),
      (1_500_000.0, ["seplm12.se1", "semom12.se1"]), (-100_000.0, ["seplm54.se1", "semom54.se1"]),
    ])
    func filesOfADay(julianDay: Double, names: [String]) {
      #expect(EphemerisFiles.names(covering: julianDay..<julianDay + 1) == names)
    }

    /// FNV-1a over words: a change of the constants or of the order would know no file.
    @Test func checksumDependsOnTheWordsOnly() {
      func sum(_ pieces: [UInt8]...) -> UInt64 {
        var sum = EphemerisSums.Sum()
        for piece in pieces { piece.withUnsafeBytes { sum.add($0) } }
        return sum.value
      }
      let bytes = [UInt8](0..<27)
      #expect(sum(bytes) == sum(Array(bytes[..<16]), Array(bytes[16...])))
      #expect(Set([sum(), sum([0]), sum([0, 0]), sum([1]), sum(bytes)]).count == 5)
    }
  }
#endif
