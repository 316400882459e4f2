import Foundation
import Testing

@testable import AstroKit

struct OwnImageTests {
  @Test func folderIsThatOfTheRunningFile() throws {
    let folder = try #require(OwnImage.folders.first)
    #if os(Linux)
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      #expect(folder == URL(fileURLWithPath: program).deletingLastPathComponent().path)
    #else
      #expect(FileManager.default.fileExists(atPath: folder))
    #endif
  }

  @Test func aProgramInBinHasTheLibNextToItToo() {
    #expect(OwnImage.folders(around: "/opt/bin/pentad") == ["/opt/bin", "/opt/lib"])
    #expect(OwnImage.folders(around: "/bin/pentad") == ["/bin", "/lib"])
    #expect(OwnImage.folders(around: "/opt/lib/libpentad.so.0.1.0") == ["/opt/lib"])
    #expect(OwnImage.folders(around: "/cabin/pentad") == ["/cabin"])
    #expect(OwnImage.folders(around: "/pentad") == ["/"])
  }
}
