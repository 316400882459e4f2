#if Astro && os(Linux)
  import Foundation
  import PentadCore
  import Testing

  @testable import AstroKit

  struct SwissFunctionsTests {
    /// The file that a function of libswe came from.
    private static func origin(of functions: SwissFunctions) throws -> String {
      let address = UInt(bitPattern: unsafeBitCast(functions.version, to: Int.self))
      return try #require(OwnImage.file(at: address))
    }

    @Test func adjacentLibsweIsPreferredToTheInstalledOne() throws {
      let (empty, carrying) = (try TemporaryFolder(), try TemporaryFolder())
      let installed = try Self.origin(of: SwissFunctions(beside: [empty.path]))
      try FileManager.default.copyItem(
        atPath: installed, toPath: carrying.path + "/libswe.so.2.0")
      let functions = try SwissFunctions(beside: [empty.path, carrying.path])
      #expect(try Self.origin(of: functions) == carrying.path + "/libswe.so.2.0")
      #expect(SwissLibrary.text { _ = functions.version($0) }.hasPrefix("2."))
    }

    @Test func unloadableLibsweIsReported() async throws {
      let folder = try TemporaryFolder()
      try folder.make("libswe.so.2.0")
      let error = try #require(await failure { try SwissFunctions(beside: [folder.path]) })
      #expect(error.code == .unsupported)
      #expect(error.message.contains(folder.path + "/libswe.so.2.0"))
    }
  }
#endif
