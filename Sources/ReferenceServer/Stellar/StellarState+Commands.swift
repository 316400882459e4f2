import PentadCore

extension StellarState {
  /// Answers `module=stellar`.
  mutating func stellar(_ parameters: Form) -> Response {
    // The server decoded the parameters a second time, after PHP.
    func decoded(_ name: String) -> String { Form.decoded(parameters[name] ?? "") }
    switch parameters["command"] {
    case "courses": return .json(.array(courses.map(\.json)))
    case "subjectList": return subjectList(decoded("id"), parameters)
    case "subjectInfo": return subjectInfo(decoded("id"))
    case "search": return .json(search(decoded("query")))
    case "term": return .json(["term": .string(term)])
    case "myStellar": return myStellar(parameters)
    case nil: return .json(nil)
    default: return .json([])
    }
  }

  /// Returns the list of a course. `checksum` and `full` apply if they are present, with any value.
  private mutating func subjectList(_ course: String, _ parameters: Form) -> Response {
    guard hasCourse(course) else { return .phpException("not a valid course ID-number") }
    guard parameters["checksum"] != nil else { return .json(list(of: course)) }
    let checksum = JSONValue.string(checksum(of: course))
    guard parameters["full"] != nil else { return .json(["checksum": checksum]) }
    return .json(["checksum": checksum, "classes": list(of: course)])
  }

  private func subjectInfo(_ number: String) -> Response {
    guard let one = find(number.filter { !$0.isWhitespace }) else {
      return .json([
        "error": "SubjectNotFound", "message": "Stellar could not find this subject",
      ])
    }
    return .json(one.json(term: term, withAnnouncements: true))
  }

  private mutating func myStellar(_ parameters: Form) -> Response {
    guard parameters["device_type"] == "apple" else {
      return .phpException("Device type not yet supported")
    }
    guard let id = genuineDevice(parameters) else { return .phpException("invalid pass_key") }
    let subject = parameters["subject"] ?? ""
    let subscription = DeviceBook.Subscription(
      subject: listings.master(of: subject) ?? subject, term: parameters["term"] ?? "")
    switch parameters["action"] {
    case "subscribe": devices[id]?.subscriptions.insert(subscription)
    case "unsubscribe": devices[id]?.subscriptions.remove(subscription)
    default: return .json([])
    }
    return .json(["success": true])
  }

  /// Returns the number of the requesting device; nil if its key is wrong.
  func genuineDevice(_ parameters: Form) -> Int? {
    guard let id = Int(parameters["device_id"] ?? ""),
      let passKey = Int(parameters["pass_key"] ?? ""), devices.isGenuine(id, passKey)
    else { return nil }
    return id
  }
}

extension Catalogue.Course {
  fileprivate var json: JSONValue {
    ["short": .string(number), "name": .string(name), "is_course": .integer(isCourse ? 1 : 0)]
  }
}

extension Response {
  /// Returns the client's view of an uncaught PHP exception.
  static func phpException(_ message: String) -> Response {
    .text(
      "<br />\n<b>Fatal error</b>:  Uncaught exception 'Exception' with message '\(message)'<br />\n",
      type: "text/html", status: 500)
  }
}
