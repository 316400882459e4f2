import ReferenceServer

extension CatalogueClass {
  /// A class with content in every tab.
  static let algebra = CatalogueClass(
    masterID: "18.06", title: "Linear Algebra", description: "Spaces & maps.",
    site: .init(
      meetings: [.init(title: "Lecture", time: "MWF 11-12", location: "2-131")],
      instructors: ["Gil Strang"], assistants: ["Ada Byron"],
      announcements: [
        .init(time: 1_790_000_000, title: "Quiz 1", text: "See https://example.org/quiz.pdf now."),
        .init(time: 1_780_000_000, title: "Welcome", text: "<b>Hello</b>"),
      ]))
}
