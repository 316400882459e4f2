/// Generates names of people.
enum PersonName {
  /// Returns a name: `Ana Castillo`, `Jörg M. Lindqvist`, `Mei Ling Zhou`.
  static func next(_ random: inout SplitMix) -> String {
    let middle =
      switch random.index(weights: [70, 20, 10]) {
      case 0: ""
      case 1: "\(random.pick(initials)). "
      default: "\(random.pick(first)) "
      }
    return "\(random.pick(first)) \(middle)\(random.pick(last))"
  }

  private static let initials = ["A", "B", "C", "D", "E", "G", "J", "K", "L", "M", "R", "S", "T"]

  private static let first = [
    "Adaeze", "Aiko", "Alma", "Ana", "Anders", "Arjun", "Beatriz", "Bogdan", "Carla", "Chen",
    "Chloé", "Dara", "Dmitri", "Elif", "Emeka", "Fatima", "Felix", "Gabriel", "Grace", "Hana",
    "Hugo", "Ines", "Isaac", "Ivana", "Jamal", "Jörg", "Jun", "Kavita", "Kofi", "Lars", "Leila",
    "Lucía", "Maren", "Mateo", "Mei", "Miriam", "Naomi", "Nikhil", "Noor", "Olga", "Omar", "Paula",
    "Priya", "Rafael", "Rosa", "Samira", "Søren", "Tariq", "Tomás", "Uma", "Viktor", "Wen",
    "Xiomara",
    "Yara", "Yusuf", "Zoë",
  ]

  private static let last = [
    "Abara", "Almeida", "Andersson", "Banerjee", "Bauer", "Brandt", "Castillo", "Chaudhry", "Costa",
    "Delgado", "Demir", "Dubois", "Eriksen", "Farouk", "Ferreira", "Fischer", "Fontaine", "Gallo",
    "Gupta", "Haddad", "Hansen", "Hernández", "Ito", "Ivanova", "Jansen", "Kapoor", "Kim",
    "Kowalski",
    "Lindqvist", "Liu", "Mbeki", "Mendes", "Moreau", "Müller", "Nakamura", "Ng", "Novák", "O'Brien",
    "Okafor", "Olsen", "Park", "Petrov", "Quiroga", "Rao", "Rossi", "Ruiz", "Sato", "Schäfer",
    "Silva", "Singh", "Suzuki", "Tanaka", "Torres", "Uddin", "Vargas", "Weber", "Yamada", "Yilmaz",
    "Zhang", "Zhou",
  ]
}
