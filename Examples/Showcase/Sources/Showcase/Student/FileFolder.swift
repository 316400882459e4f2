import Foundation
import PentadCore
import StellarKit

/// A folder of a course's files, ready for its template.
struct FileFolder: Sendable {
  let folder: String
  let rows: [FileRow]

  /// Returns the folders in the order of their first files.
  static func folders(
    of files: [StellarFile], kept: Set<String>, _ place: SchoolClass
  ) -> [FileFolder] {
    var order: [String] = []
    var rows: [String: [FileRow]] = [:]
    for file in files {
      let name = file.folders.isEmpty ? "Files" : file.folders.joined(separator: " › ")
      if rows[name] == nil { order.append(name) }
      rows[name, default: []].append(FileRow(file, isKept: kept.contains(file.id), place))
    }
    return order.map { FileFolder(folder: $0, rows: rows[$0] ?? []) }
  }
}

/// A file, ready for its template.
struct FileRow: Sendable {
  let fileName: String
  /// `PDF · 24 KB · 3 October 2026`.
  let about: String
  /// The address of the content; nil for a locked file.
  let address: String?
  let isKept: Bool
  let keepAddress: String
  let file: String

  init(_ file: StellarFile, isKept: Bool, _ place: SchoolClass) {
    fileName = file.name
    let parts = file.name.split(separator: ".")
    let kind = parts.count > 1 ? parts.last.map { $0.uppercased() } : nil
    about = [kind, file.size.map(Self.size), file.changed.map { Moment($0).day(in: .current) }]
      .compactMap(\.self).joined(separator: " · ")
    let files = place.address.appending("files")
    address = file.contentURL == nil ? nil : files.appending(file.id).description
    self.isKept = isKept
    keepAddress = files.description
    self.file = file.id
  }

  /// `24 KB`, `1.2 MB`.
  static func size(_ bytes: Int64) -> String {
    if bytes < 1_000 { return "\(bytes) bytes" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1_000) KB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}

extension StudentScreens {
  /// The largest file that is served, in bytes.
  static let fileLimit: Int64 = 50_000_000

  /// Returns the content of a file as a download: a browser does not execute it.
  func content(of id: String, of place: SchoolClass) async throws(PentadError) -> FileReply {
    let client = try await schools.accounts.client(place.school)
    let file = try await file(id, of: place)
    let content = try await client.content(of: file)
    guard content.bytes <= Self.fileLimit else {
      throw PentadError(.refused, "the showcase serves files up to 50 MB")
    }
    return FileReply(
      type: "application/octet-stream", bytes: try Self.bytes(at: content.path), freshFor: nil,
      fileName: file.name)
  }

  /// A file of the stored list.
  func file(_ id: String, of place: SchoolClass) async throws(PentadError) -> StellarFile {
    let client = try await schools.accounts.client(place.school)
    guard let file = try await client.files(of: place.masterId).value.first(where: { $0.id == id })
    else { throw PentadError(.notFound, "the course has no such file") }
    return file
  }
}
