/// The order of classes by their names.
///
/// Names of MIT are ordered as by MIT Mobile for iOS 3.3, StellarModel: a name gives its ids, the words
/// between spaces that one dot cuts in two, and ids are ordered by course, digits as numbers, and by the rest
/// as text. Other than in ``ClassNumber``, small letters and any length will do, and `6.002/8.003` gives
/// none. Names without an id are in natural order: `CS 20` before `CS 100`.
enum ClassNameOrder {
  /// A word of a name, cut at its dot.
  struct Id {
    let course: String
    let rest: String
  }

  /// The ids of a name that begins with one. In `COSC 89.01` the dot cuts the number of a department's class,
  /// and `COSC 1` has none.
  static func ids(in name: String) -> [Id] {
    var ids: [Id] = []
    for word in name.split(separator: " ") {
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count == 2 {
        ids.append(Id(course: String(parts[0]), rest: String(parts[1])))
      } else if ids.isEmpty {
        return []
      }
    }
    return ids
  }

  /// By course, digits as numbers, and by the rest as text; a class without an id comes last.
  static func compare(_ left: Id?, _ right: Id?) -> Int {
    guard let left, let right else { return left == nil ? (right == nil ? 0 : 1) : -1 }
    let order = NumericOrder.compare(left.course, right.course)
    return order == 0 ? compare(left.rest, right.rest) : order
  }

  static func compare(_ left: String, _ right: String) -> Int {
    left == right ? 0 : left < right ? -1 : 1
  }
}

/// A name, and the id in it that its place depends on.
struct ClassNameKey {
  let name: String
  let id: ClassNameOrder.Id?

  /// The key of a name by its first id.
  init(_ name: String) { self.init(name, ClassNameOrder.ids(in: name).first) }

  init(_ name: String, _ id: ClassNameOrder.Id?) {
    self.name = name
    self.id = id
  }

  /// Below 0 when `left` comes first, 0 when both are the same name, above 0 when `right` does.
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
  /// The classes by the first id of their names, then by name: the original's classNameCompare. Names
  /// without an id come last, in natural order: `CS 20` before `CS 100`. Those of one name stay in their
  /// order.
  ///
  /// C: `pentad_stellar_class_list_sort`.
  public func sortedByName() -> [StellarClass] {
    sorted(by: \.first, thenByTitle: false)
  }

  /// The classes by that id of their names which belongs to a course, then by name and title: the
  /// original's classNameInCourseCompare. Names without such an id come last, those without any in natural
  /// order.
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
