/// A student or a member of the staff.
struct CampusPerson: Sendable, Hashable {
  let id: Int
  let name: String

  /// The last name first, as lists are sorted: `Castillo, Ana`.
  var sortableName: String {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last else { return name }
    return "\(last), \(words.dropLast().joined(separator: " "))"
  }

  /// The first word of the name.
  var firstName: String { String(name.prefix { $0 != " " }) }
  /// The last word of the name.
  var lastName: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The students, who can sign in with their first names in lower case and `-password`.
  static let students = [
    "alice": CampusPerson(id: 201, name: "Alice Marlow"),
    "bob": CampusPerson(id: 202, name: "Bob Tennant"),
  ]

  /// The sign-in name of a student; nil for others.
  var login: String? { Self.students.first { $0.value.id == id }?.key }

  /// Returns the student with a name and a password; nil for wrong ones.
  static func student(_ login: String, password: String) -> CampusPerson? {
    password == "\(login)-password" ? students[login] : nil
  }
}
