/// The order of classes in MIT Mobile for iOS 3.3, StellarModel.
///
/// A name gives its ids: the words between spaces that one dot cuts in two. Other than in
/// ``ClassNumber``, small letters and any length will do, and `6.002/8.003` gives none.
enum ClassNameOrder {
  /// A word of a name, cut at its dot.
  struct Id {
    let course: String
    let rest: String
  }

  static func ids(in name: String) -> [Id] {
    name.split(separator: " ").compactMap { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 ? Id(course: String(parts[0]), rest: String(parts[1])) : nil
    }
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

extension Sequence<StellarClass> {
  /// The classes by the first id of their names, then by name: the original's classNameCompare. A
  /// class without an id comes last. Those of one name stay in their order.
  ///
  /// C: `pentad_stellar_class_list_sort`.
  public func sortedByName() -> [StellarClass] {
    sorted(by: \.first, thenByTitle: false)
  }

  /// The classes by that id of their names which belongs to a course, then by name and title: the
  /// original's classNameInCourseCompare. A class without such an id comes last.
  ///
  /// C: `pentad_stellar_class_list_sort`.
  public func sortedByName(in course: String) -> [StellarClass] {
    sorted(by: { ids in ids.first { $0.course == course } }, thenByTitle: true)
  }

  private func sorted(
    by choice: ([ClassNameOrder.Id]) -> ClassNameOrder.Id?, thenByTitle: Bool
  ) -> [StellarClass] {
    let keyed = map { (value: $0, id: choice(ClassNameOrder.ids(in: $0.name))) }
    return
      keyed.sorted { left, right in
        var order = ClassNameOrder.compare(left.id, right.id)
        if order == 0 { order = ClassNameOrder.compare(left.value.name, right.value.name) }
        if order == 0, thenByTitle {
          order = ClassNameOrder.compare(left.value.title, right.value.title)
        }
        return order < 0
      }
      .map(\.value)
  }
}
