import PentadCore

/// The information on the site and the account of a token: `core_webservice_get_site_info`.
struct MoodleSiteInfo: Decodable, Sendable {
  let userId: String
  let name: String
  /// The names of the functions that the token may call; nil if the site does not list them.
  let functions: Set<String>?
  /// The number of the version, such as 2019052000 for 3.7; nil if the site does not send it.
  let version: Double?

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let userId = fields.moodleId("userid") else { throw WireProblem(text: "no account") }
    self.userId = userId
    let parts = [fields.moodleLine("firstname"), fields.moodleLine("lastname")].filter {
      !$0.isEmpty
    }
    name =
      fields.personName("fullname")
      ?? (parts.isEmpty ? fields.moodleLine("username") : parts.joined(separator: " "))
    let names = fields.list("functions", of: Function.self)?.map(\.name) ?? []
    functions = names.isEmpty ? nil : Set(names)
    version = fields.decimal("version")
  }

  private struct Function: WireItem {
    let name: String
    var problems: [StellarDiagnostic] { [] }

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      guard let name = fields.words("name") else {
        throw WireProblem(text: "a function without name")
      }
      self.name = name
    }
  }
}

/// The answer of `login/token.php`.
struct MoodleWireToken: Decodable, Sendable {
  let token: MoodleToken

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let text = fields.words("token"), !text.isEmpty else {
      throw WireProblem(text: "no token")
    }
    token = MoodleToken(text)
  }
}

/// The answer of `service-nologin.php` to one call: `[{"error":false,"data":{…}}]`.
struct MoodleWireConfig: Decodable, Sendable {
  let reply: MoodleReply<MoodleSiteConfig>

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let answer = try list.decode(Answer.self)
    guard let config = answer.config else {
      reply = .fault(answer.code ?? "")
      return
    }
    reply = .value(config)
  }

  private struct Answer: Decodable {
    let config: MoodleSiteConfig?
    let code: String?

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      if fields.flag("error") == true {
        code = fields.object("exception", of: Failure.self)?.code
        config = nil
      } else {
        code = nil
        config = try fields.container.decode(MoodleSiteConfig.self, forKey: WireKey("data"))
      }
    }
  }

  private struct Failure: WireItem {
    let code: String
    var problems: [StellarDiagnostic] { [] }

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      code = fields.words("errorcode") ?? ""
    }
  }
}
