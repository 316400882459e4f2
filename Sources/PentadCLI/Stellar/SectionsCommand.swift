#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct SectionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sections", abstract: "The lectures, recitations and labs of a class.",
      discussion: """
        If a class has several of a kind, conflicts and calendars use the chosen one, or else the times \
        that all of them share. `plan` finds choices without a conflict.
        """,
      subcommands: [List.self, Choose.self, Clear.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
      static let configuration = CommandConfiguration(abstract: "The sections of a class.")

      @Argument(help: "The class: 18.06.") var masterId: String
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          SectionsCommand.answer(
            try await client.sections(of: client.lastStage(of: masterId).item.masterId))
        }
      }
    }

    struct Choose: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Chooses sections of a class. Each replaces the chosen one of its kind.")

      @Argument(help: "The class: 18.06.") var masterId: String
      @Argument(help: "The sections: recitation-2.") var sections: [String]
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          let id = try await client.lastStage(of: masterId).item.masterId
          for section in sections { try await client.choose(section: section, of: id) }
          return SectionsCommand.answer(try await client.sections(of: id))
        }
      }
    }

    struct Clear: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Clears the chosen sections of a class.")

      @Argument(help: "The class: 18.06.") var masterId: String
      @Option(help: "Only this kind: recitation.") var kind: String?
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          try await client.clearSections(of: masterId, kind: kind.map(SectionKind.init(rawValue:)))
          return SectionsCommand.answer(try await client.sections(of: masterId))
        }
      }
    }

    private static func answer(_ sections: ClassSections) -> Answer {
      let values = sections.sections.map { $0.json(isChosen: sections.chosen.contains($0.id)) }
      return Answer(
        [
          "masterId": .string(sections.item.masterId),
          "open": .array(sections.openKinds.map { .string($0.rawValue) }),
          "sections": .array(values),
        ], lines: values,
        Table(
          header: ["section", "kind", "times", "isChosen"],
          rows: sections.sections.map { section in
            [
              section.id, section.kind.rawValue,
              section.times.map(\.text).joined(separator: "; "),
              "\(sections.chosen.contains(section.id))",
            ]
          }))
    }

    /// Notes the kinds of a class without a chosen section.
    static func noteOpen(_ masterId: String, _ client: StellarClient) async throws(PentadError) {
      let sections: ClassSections
      do throws(PentadError) {
        sections = try await client.sections(of: masterId)
      } catch {
        guard error.code == .notFound else { throw error }
        return
      }
      guard !sections.openKinds.isEmpty else { return }
      let kinds = sections.openKinds.map(\.rawValue).joined(separator: ", ")
      note(
        "\(sections.item.masterId): no \(kinds) is chosen; use `stellar sections choose`; `stellar plan` "
          + "finds choices without a conflict")
    }
  }

  extension ClassSection {
    fileprivate func json(isChosen: Bool) -> JSONValue {
      [
        "id": .string(id), "isChosen": .bool(isChosen), "kind": .string(kind.rawValue),
        "name": .string(name), "times": .array(times.map(\.json)),
      ]
    }
  }
#endif
