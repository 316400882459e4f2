import PentadCore

extension CanvasState {
  /// The lifetime of a file's address: one hour.
  static let addressLife: Int64 = 3_600_000

  /// Returns a file with an address that is valid for an hour, without a token.
  func file(_ file: CampusFile, in course: CampusCourse, _ call: CanvasCall) -> JSONValue {
    let ends = call.now / Self.addressLife * Self.addressLife + 2 * Self.addressLife
    let address =
      "\(call.school)/files/\(file.id)/download?download_frd=1&verifier="
      + Self.verifier(file.id, ends)
    return [
      "id": .integer(file.id), "uuid": .string("uuid-\(file.id)"),
      "folder_id": .integer(course.ids.folder), "display_name": .string(file.name),
      "filename": .string(file.name), "content-type": "application/pdf",
      "url": .string(call.has(.emptyFileURL) ? "" : address), "size": .integer(file.size),
      "created_at": .time(file.created), "updated_at": .time(file.created),
      "modified_at": .time(file.created), "locked": false, "hidden": false,
      "hidden_for_user": false, "locked_for_user": false, "mime_class": "pdf",
      "upload_status": "success",
    ]
  }

  /// Answers a download: the bytes with an `ETag` and ranges, or 403 after the end of the address.
  func file(_ request: Request, _ path: [Substring], now: Int64) -> Response {
    guard path.count == 3, path[2] == "download", let id = Int(path[1]),
      let file = world.courses.lazy.flatMap(\.files).first(where: { $0.id == id })
    else { return .page(404, "Page Not Found") }
    let verifier = request.query["verifier"] ?? ""
    guard let ends = verifier.split(separator: "-").first.flatMap({ Int64($0) }), ends > now,
      verifier == Self.verifier(id, ends)
    else { return .page(403, "Unauthorized") }
    let bytes = file.bytes
    return Response(headers: [("Content-Type", "application/pdf")], body: .bytes(bytes))
      .cached(for: request, modifiedAt: file.created, maxAge: 0)
      .part(for: request, tag: Response.tag(of: bytes))
  }

  private static func verifier(_ id: Int, _ ends: Int64) -> String {
    "\(ends)-\(MD5.hex(Array("\(id) \(ends) canvas".utf8)))"
  }
}
