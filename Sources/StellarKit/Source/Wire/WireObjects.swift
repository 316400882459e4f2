/// `{"checksum":"…"}`, with `classes` or without.
struct WireChecksum: WireItem {
  let checksum: String
  let classes: [StellarClass]?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let checksum = fields.text("checksum") else {
      throw WireProblem(text: "no checksum")
    }
    self.checksum = checksum
    let listed = fields.list("classes", of: WireListedClass.self)
    problems = fields.problems
    if listed?.isEmpty == true, !problems.isEmpty { throw WireProblem(text: "no readable class") }
    classes = listed?.map(\.content).unique(by: \.masterId)
  }
}

/// `{"term":"su10"}`.
struct WireTerm: Decodable {
  let term: StellarTerm

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    // A number is no code: taken for a new term, it would archive every bookmark.
    guard let code = fields.words("term"), !code.isEmpty else { throw WireProblem(text: "no term") }
    term = StellarTerm(code: code)
  }
}

/// `{"device_id":"…","pass_key":"…"}`.
struct WireDevice: Decodable {
  let device: StellarDevice

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.text("device_id"), let key = fields.text("pass_key"), !id.isEmpty else {
      throw WireProblem(text: "no device")
    }
    device = StellarDevice(id: id, passKey: key)
  }
}

/// `{"success":true}`.
struct WireSuccess: Decodable {
  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard fields.flag("success") == true else { throw WireProblem(text: "no success") }
  }
}
