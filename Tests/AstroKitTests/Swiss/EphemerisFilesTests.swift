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

  /// Files next to the program are preferred; the system's files serve the other years.
  @Test func adjacentFilesArePreferredToTheSystems() throws {
    let (empty, carrying) = (try TemporaryFolder(), try TemporaryFolder())
    try carrying.make("semo_18.se1")
    func files(
      _ folders: [String]?, _ environment: [String: String] = [:]
    ) throws -> EphemerisFiles {
      try EphemerisFiles(
        folders: folders, environment: environment, beside: [empty.path, carrying.path])
    }
    #expect(try files(nil).folders == [carrying.path, EphemerisFiles.debianFolder])
    #expect(try files(nil).text == files(nil).path)
    #expect(try files(["/x"]).path == "/x")
    #expect(try files(nil, [EphemerisFiles.environmentVariable: "/y"]).path == "/y")
    try carrying.remove("semo_18.se1")
    #expect(try files(nil).path == EphemerisFiles.debianFolder)
  }

  /// libswe would read such a path as two folders, or ignore it. The system's folder is used
  /// instead, and errors name the cause.
  @Test(arguments: ["a:b", "a\\b", String(repeating: "x", count: 240)])
  func unusableAdjacentFolderIsReported(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.make(name + "/sepl_18.se1")
    let beside = folder.path + "/" + name
    let files = try EphemerisFiles(folders: nil, environment: [:], beside: [beside])
    #expect(files.path == EphemerisFiles.debianFolder)
    #expect(files.unusable == beside)
    #expect(files.text.contains(beside) && files.text.contains("242 bytes"))
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
