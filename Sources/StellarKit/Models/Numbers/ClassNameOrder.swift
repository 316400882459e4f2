/// The order of classes by their names.
///
/// Names of MIT are ordered as in StellarModel of MIT Mobile for iOS 3.3. The ids of a name are its
/// words with exactly one dot. Ids are ordered by course, with digits as numbers, and then by the
/// rest as text. Unlike ``ClassNumber``, they may have lower-case letters and any length, and
/// `6.002/8.003` is not an id. Names without an id are in natural order: `CS 20` before `CS 100`.
enum ClassNameOrder {
  /// A word of a name, split at its dot.
  struct Id {
    let course: String
    let rest: String
  }

  /// Returns the ids of a name that begins with an id. In `COSC 89.01` the dot splits the number of
  /// a department's class, and `COSC 1` has none.
  static func ids(in name: String) -> [Id] {
    guard firstId(in: name) != nil else { return [] }
    return name.split(separator: " ").compactMap(id)
  }

  /// Returns the first of ``ids(in:)``, without reading the others.
  static func firstId(in name: String) -> Id? {
    name.split(separator: " ", maxSplits: 1).first.flatMap(id)
  }

  private static func id(_ word: Substring) -> Id? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 ? Id(course: String(parts[0]), rest: String(parts[1])) : nil
  }

  /// Compares by course, with digits as numbers, and then by the rest as text. A class without an
  /// id comes last.
  static func compare(_ left: Id?, _ right: Id?) -> Int {
    guard let left, let right else { return left == nil ? (right == nil ? 0 : 1) : -1 }
    let order = NumericOrder.compare(left.course, right.course)
    return order == 0 ? compare(left.rest, right.rest) : order
  }

  static func compare(_ left: String, _ right: String) -> Int {
    left == right ? 0 : left < right ? -1 : 1
  }
}

/// A name, and the id in it that determines its position.
struct ClassNameKey {
  let name: String
  let id: ClassNameOrder.Id?

  /// Creates the key of a name by its first id.
  init(_ name: String) { self.init(name, ClassNameOrder.firstId(in: name)) }

  init(_ name: String, _ id: ClassNameOrder.Id?) {
    self.name = name
    self.id = id
  }

  /// Compares two keys: below 0 if `left` comes first, 0 for the same name, above 0 if `right`
  /// comes first.
  static func compare(_ left: ClassNameKey, _ right: ClassNameKey) -> Int {
    let order = ClassNameOrder.compare(left.id, right.id)
    if order != 0 { return order }
    if left.id == nil, right.id == nil {
      let natural = NumericOrder.compare(left.name.uppercased(), right.name.uppercased())
      if natural != 0 { return natural }
    }
    return ClassNameOrder.compare(left.name, right.name)
  }
}

extension Sequence<StellarClass> {
  /// Returns the classes ordered by the first id of their names, then by name: the original's
  /// classNameCompare. Names without an id come last, in natural order: `CS 20` before `CS 100`.
  /// The sort is stable.
  ///
  /// C: `pentad_stellar_class_list_sort`.
  public func sortedByName() -> [StellarClass] {
    sorted(by: \.first, thenByTitle: false)
  }

  /// Returns the classes ordered by the id in their names that belongs to a course, then by name
  /// and title: the original's classNameInCourseCompare. Names without such an id come last, those
  /// without any id in natural order.
  ///
  /// C: `pentad_stellar_class_list_sort`.
  public func sortedByName(in course: String) -> [StellarClass] {
    sorted(by: { ids in ids.first { $0.course == course } }, thenByTitle: true)
  }

  private func sorted(
    by choice: ([ClassNameOrder.Id]) -> ClassNameOrder.Id?, thenByTitle: Bool
  ) -> [StellarClass] {
    let keyed = map {
      (value: $0, key: ClassNameKey($0.name, choice(ClassNameOrder.ids(in: $0.name))))
    }
    return
      keyed.sorted { left, right in
        var order = ClassNameKey.compare(left.key, right.key)
        if order == 0, thenByTitle {
          order = ClassNameOrder.compare(left.value.title, right.value.title)
        }
        return order < 0
      }
      .map(\.value)
  }
}
