#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct CoursesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "courses", abstract: "The courses.")

    @Flag(help: "Query the server even if stored data is fresh.") var reload = false
    @OptionGroup var stellar: StellarAnswering

    func run() async throws {
      try await stellar.answer { client in
        let courses = try await client.courses(reload: reload)
        return Answer(
          "courses", courses, courses.value.map(\.json), StellarTables.courses(courses.value))
      }
    }
  }

  struct ClassesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "classes", abstract: "The classes of a course.")

    @Argument(help: "The course's number: 6, 21A, CMS.") var course: String
    @Flag(help: "Query the server even if stored data is fresh.") var reload = false
    @OptionGroup var stellar: StellarAnswering

    func run() async throws {
      try await stellar.answer { client in
        let classes = try await classes(client)
        return Answer(
          "classes", classes, classes.value.map(\.json), StellarTables.classes(classes.value))
      }
    }

    /// - Throws: `notFound` for a course that is not among the courses. For such a course, a server
    ///   fails or returns no classes
    private func classes(
      _ client: StellarClient
    ) async throws(PentadError) -> Snapshot<[StellarClass]> {
      do throws(PentadError) {
        let classes = try await client.classes(in: course, reload: reload)
        if classes.value.isEmpty { try await requireCourse(client) }
        return classes
      } catch {
        if error.code == .serverUnavailable { try await requireCourse(client) }
        throw error
      }
    }

    private func requireCourse(_ client: StellarClient) async throws(PentadError) {
      let courses = try await client.courses().value
      guard courses.contains(where: { $0.number == course }) else {
        throw PentadError(.notFound, "there is no course \(course); see `stellar courses`")
      }
    }
  }

  struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "search",
      abstract: """
        Finds classes by course, by the start of a number, or by \
        words.
        """,
      discussion: """
        The store is searched; the server is queried if nothing matches. A text has at most 1,024 bytes
        and 32 different words.
        """)

    @Argument(help: "The text to find: 6.0, linear algebra.") var text: String
    @Option(parsing: .unconditional, help: "The maximum number of classes.") var limit = 50
    @OptionGroup var stellar: StellarAnswering

    func validate() throws {
      guard limit > 0 else { throw ValidationError("--limit must be 1 or more, not \(limit)") }
    }

    func run() async throws {
      try await stellar.answer { client in
        let answer = try await client.search(text, limit: limit)
        let hits = answer.hits.map(\.json)
        return Answer(
          [
            "hits": .array(hits), "origin": .string(answer.origin.rawValue),
            "query": .string(answer.query), "term": .optional(answer.term?.code),
          ], lines: hits, StellarTables.classes(answer.hits))
      }
    }
  }
#endif
