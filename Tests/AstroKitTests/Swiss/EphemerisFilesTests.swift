import Foundation
import PentadCore
import Testing

@testable import AstroKit

struct EphemerisFilesTests {
  @Test func packagesAreDebians() {
    let expected = [
      "sepl_18.se1": "swe-basic-data", "semo_18.se1": "swe-basic-data",
      "sepl_24.se1": "swe-standard-data", "semo_00.se1": "swe-standard-data",
      "seplm06.se1": "swe-standard-data", "semom54.se1": "swe-standard-data",
      "sepl_54.se1": "swe-extra-data", "semom60.se1": "swe-extra-data",
      "sepl_162.se1": "swe-extra-data", "sefstars.txt": "swe-basic-data",
    ]
    for (name, package) in expected { #expect(EphemerisFiles.package(of: name) == package) }
  }

  @Test func theEnvironmentRules() async throws {
    let name = EphemerisFiles.environmentVariable
    let files = try EphemerisFiles(folders: nil, environment: [name: "/a:/b;/c"])
    #expect(files.folders == ["/a", "/b", "/c"])
    #expect(files.path == "/a:/b:/c")
    #expect(try EphemerisFiles(folders: nil, environment: [:]).path == "/usr/share/libswe/ephe")
    #expect(try EphemerisFiles(folders: ["/x"], environment: [name: ""]).path == "/x")
    #expect(try EphemerisFiles(folders: ["/x"], environment: [name: "/x"]).path == "/x")
    // libswe would follow the variable and not the folders given.
    await expect(throwing: .conflict) {
      try EphemerisFiles(folders: ["/y"], environment: [name: "/x"])
    }
  }

  @Test func foldersMustBeNamesForLibswe() async {
    for folders in [
      [], [""], ["/a:b"], ["/a;b"], ["/a\\b"], ["/a\0b"], [String(repeating: "x", count: 250)],
    ] {
      await expect(throwing: .invalid) {
        try EphemerisFiles(folders: folders, environment: [:])
      }
    }
  }
}
