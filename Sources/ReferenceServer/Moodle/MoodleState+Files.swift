import PentadCore

extension MoodleState {
  /// Returns a file of a module.
  func content(of file: CampusFile, _ call: MoodleCall) -> JSONValue {
    [
      "type": "file", "filename": .string(file.name), "filepath": "/",
      "filesize": .integer(file.size), "fileurl": .string(Self.address(of: file, call)),
      "timecreated": call.time(file.created), "timemodified": call.time(file.created),
      "sortorder": 1.json, "mimetype": "application/pdf", "isexternalfile": false,
      "userid": 300.json, "author": "Staff", "license": "unknown",
    ]
  }

  /// Returns a file attached to a post.
  static func attachment(_ file: CampusFile, _ call: MoodleCall) -> JSONValue {
    [
      "filename": .string(file.name), "filepath": "/", "filesize": .integer(file.size),
      "fileurl": .string(address(of: file, call)), "timemodified": call.time(file.created),
      "mimetype": "application/pdf", "isexternalfile": false,
    ]
  }

  static func address(of file: CampusFile, _ call: MoodleCall) -> String {
    "\(call.site)/webservice/pluginfile.php/\(file.id)/mod_resource/content/1/\(file.name)"
  }

  /// Answers a download by its token: the bytes with an `ETag` and ranges.
  func file(_ path: Substring, _ request: Request, _ parameters: Form) -> Response {
    guard let student = tokens[parameters["token"] ?? ""] else {
      return MoodleFailure.token.response(isNew: false)
    }
    let id = path.split(separator: "/").first.flatMap { Int($0) }
    let files = world.courses(of: student).lazy.flatMap(\.files)
    guard let file = files.first(where: { $0.id == id }) else { return .page(404, "Not found") }
    let bytes = file.bytes
    return Response(headers: [("Content-Type", "application/pdf")], body: .bytes(bytes))
      .cached(for: request, modifiedAt: file.created, maxAge: 0)
      .part(for: request, tag: Response.tag(of: bytes))
  }
}
