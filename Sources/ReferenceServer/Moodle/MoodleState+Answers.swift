import PentadCore

extension MoodleState {
  static let functions =
    siteFunctions + courseFunctions + contentFunctions + forumFunctions + postFunctions
    + calendarFunctions
    + messageFunctions + taskFunctions + gradeFunctions + batchFunctions

  /// The parts of names that ``MoodleFault/missingFunctions`` leaves out.
  static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix("mod_forum") || name.contains("notification")
  }

  /// Answers a request by its path.
  mutating func respond(
    to request: Request, _ parameters: Form, faults: [MoodleFault], now: Int64
  ) -> Response {
    let path = request.path.dropFirst("/moodle".count)
    switch path {
    case "/webservice/rest/server.php": return call(request, parameters, faults, now)
    case "/login/token.php": return signIn(parameters, faults)
    case "/admin/tool/mobile/launch.php": return launch(request, parameters, faults)
    case "/lib/ajax/service-nologin.php": return publicConfig(request, faults)
    case "/calendar/export_execute.php": return export(request, parameters, now)
    default:
      for file in ["/webservice/pluginfile.php/", "/pluginfile.php/"] where path.hasPrefix(file) {
        return self.file(path.dropFirst(file.count), request, parameters)
      }
      return .page(404, "Not found")
    }
  }

  private mutating func call(
    _ request: Request, _ parameters: Form, _ faults: [MoodleFault], _ now: Int64
  ) -> Response {
    let isNew = faults.contains(.newExceptions)
    let name = parameters["wsfunction"] ?? ""
    if let answer = answer(of: faults, token: parameters["wstoken"] ?? "", isNew) { return answer }
    do {
      guard let student = tokens[parameters["wstoken"] ?? ""] else { throw MoodleFailure.token }
      let isLeftOut = faults.contains(.missingFunctions) && Self.isLeftOut(name)
      guard let function = Self.functions.first(where: { $0.name == name }), !isLeftOut else {
        throw MoodleFailure.access
      }
      counters.count(name)
      let call = MoodleCall(
        student: student, parameters: parameters, request: request, now: now, faults: faults)
      let value = try function.answer(&self, call)
      guard parameters["moodlewsrestformat"] == "json" else {
        return .text(
          "<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n<RESPONSE></RESPONSE>\n",
          type: "application/xml; charset=utf-8")
      }
      return .campus(value)
    } catch {
      let failure =
        error as? MoodleFailure ?? MoodleFailure("codingerror", "Coding error detected")
      guard parameters["moodlewsrestformat"] == "json" else { return Self.xml(failure) }
      return failure.response(isNew: isNew)
    }
  }

  /// Returns the answer that a fault demands.
  private mutating func answer(
    of faults: [MoodleFault], token: String, _ isNew: Bool
  ) -> Response? {
    for fault in faults {
      switch fault {
      case .invalidToken: return MoodleFailure.token.response(isNew: isNew)
      case .revokedToken:
        tokens[token] = nil
        return MoodleFailure.token.response(isNew: isNew)
      case .accessException: return MoodleFailure.access.response(isNew: isNew)
      case .requireLogin: return MoodleFailure.requireLogin.response(isNew: isNew)
      case .sitePolicy: return MoodleFailure.policy.response(isNew: isNew)
      case .maintenance: return MoodleFailure.maintenance.response(isNew: isNew)
      case .nullAnswer: return .campus(.null)
      case .emptyAnswer:
        return .text("", type: "application/json; charset=utf-8")
      case .xmlAnswer: return Self.xml(.token)
      default: continue
      }
    }
    return nil
  }

  private static func xml(_ failure: MoodleFailure) -> Response {
    .text(
      """
      <?xml version="1.0" encoding="UTF-8" ?>
      <EXCEPTION class="moodle_exception">
      <ERRORCODE>\(failure.code)</ERRORCODE>
      <MESSAGE>\(failure.message)</MESSAGE>
      </EXCEPTION>

      """, type: "application/xml; charset=utf-8")
  }
}
