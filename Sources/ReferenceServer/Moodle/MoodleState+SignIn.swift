import Foundation
import PentadCore

extension MoodleState {
  /// The service of the app.
  static let service = "moodle_mobile_app"

  /// Answers `login/token.php`.
  mutating func signIn(_ form: Form, _ faults: [MoodleFault]) -> Response {
    if faults.contains(.maintenance) { return MoodleFailure.maintenance.signInResponse }
    for name in ["username", "password", "service"] where form[name] == nil {
      let message = "A required parameter (\(name)) was missing"
      return MoodleFailure("missingparam", message).signInResponse
    }
    guard form["service"] == Self.service else {
      let message = "Web service is not available (it doesn't exist or might be disabled)"
      return MoodleFailure("servicenotavailable", message).signInResponse
    }
    let (name, password) = (form["username"] ?? "", form["password"] ?? "")
    guard let student = CampusPerson.student(name, password: password),
      !faults.contains(.browserOnly)
    else { return MoodleFailure.login.signInResponse }
    let token = token(of: student)
    return .campus([
      "token": .string(token), "privatetoken": .string(Self.privateToken(token)),
    ])
  }

  /// Answers `launch.php`, as after a sign-in in the browser: a redirect to the app's scheme.
  /// `user` is alice without the parameter.
  mutating func launch(
    _ request: Request, _ query: Form, _ faults: [MoodleFault]
  ) -> Response {
    guard query["service"] == Self.service, let passport = query["passport"], !passport.isEmpty
    else { return .page(404, "Web service is not available") }
    guard let student = CampusPerson.students[query["user"] ?? "alice"] else {
      return .page(404, "Invalid login")
    }
    let root = request.origin + "/moodle"
    let isSwapped = faults.contains(.swappedScheme)
    let signed = isSwapped ? "https" + root.dropFirst("http".count) : root
    let passed = faults.contains(.wrongSignature) ? passport + "0" : passport
    let token = token(of: student)
    let text =
      "\(Self.word(signed + passed)):::\(token):::\(Self.privateToken(token))"
    let scheme =
      faults.contains(.forcedScheme) ? "moodlemobile" : query["urlscheme"] ?? "moodlemobile"
    var page = Response.page(302, "Found")
    let packed = Data(text.utf8).base64EncodedString()
    page.headers.append(("Location", "\(scheme)://token=\(packed)"))
    return page
  }

  /// Answers `tool_mobile_get_public_config`, which needs no token.
  func publicConfig(_ request: Request, _ faults: [MoodleFault]) -> Response {
    let calls = JSONValue(parsing: request.body)?.elements ?? []
    guard request.method == "POST", !calls.isEmpty else { return .campus([]) }
    let root = request.origin + "/moodle"
    let isBrowser = faults.contains(.browserOnly)
    let answers: [JSONValue] = calls.map { call in
      guard call["methodname"] == "tool_mobile_get_public_config" else {
        return [
          "error": true,
          "exception": [
            "errorcode": "servicenotavailable", "message": "Web service is not available",
          ],
        ]
      }
      return [
        "error": false,
        "data": [
          "wwwroot": .string(root), "httpswwwroot": .string(root), "sitename": "School of Tests",
          "guestlogin": 0.json, "rememberusername": 0.json, "authloginviaemail": 0.json,
          "registerauth": "", "forgottenpasswordurl": "", "authinstructions": "",
          "authnoneenabled": 0.json, "enablewebservices": 1.json, "enablemobilewebservice": 1.json,
          "maintenanceenabled": .integer(faults.contains(.maintenance) ? 1 : 0),
          "maintenancemessage": faults.contains(.maintenance) ? "Back at noon" : "",
          "typeoflogin": .integer(isBrowser ? 2 : 1),
          "launchurl": .string("\(root)/admin/tool/mobile/launch.php"),
          "identityproviders": isBrowser
            ? [["name": "School account", "iconurl": "", "url": .string("\(root)/auth/x/")]] : [],
          "country": "", "lang": "en", "warnings": [],
        ],
      ]
    }
    return .campus(.array(answers))
  }

  private static func privateToken(_ token: String) -> String {
    word("private \(token)") + word("p \(token)")
  }
}
