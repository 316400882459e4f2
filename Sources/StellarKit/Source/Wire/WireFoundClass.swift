/// A class in a search result.
///
/// A class that was found by its number in another course has only its id and term (MIT Mobile Web
/// 2.1, StellarData.php). Its id serves as its name until the class is fetched.
struct WireFoundClass: WireItem {
  let content: StellarClass
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    if let id = fields.words("masterId"), !id.isEmpty, !fields.has("name") {
      let term = fields.words("term").flatMap { $0.isEmpty ? nil : StellarTerm(code: $0) }
      content = StellarClass(masterId: id, name: id, title: "", term: term)
      problems = fields.problems
    } else {
      let item = try WireListedClass(from: decoder)
      (content, problems) = (item.content, item.problems)
    }
  }
}
