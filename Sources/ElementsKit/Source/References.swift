extension Reference {
  /// All sources by id.
  static let all: [String: Reference] = {
    var references: [String: Reference] = [:]
    TableText(GeneratedSources.text).forEachRow { row in
      let reference = Reference(
        id: row.text(0) ?? "", title: row.text(1) ?? "", year: row.integer(2),
        licence: row.text(3) ?? "", url: row.text(4))
      references[reference.id] = reference
    }
    return references
  }()

  /// A placeholder for a missing source; the generator rejects tables without one.
  static let unnamed = Reference(id: "", title: "", year: nil, licence: "", url: nil)
}
