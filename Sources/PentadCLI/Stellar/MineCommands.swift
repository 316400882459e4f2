#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct MineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mine", abstract: "Lists the classes of all accounts.")

    @Flag(help: "Include classes that are over.") var past = false
    @OptionGroup var accounts: AccountOptions

    func run() async throws {
      try await accounts.answer(
        "classes", header: ["account", "masterId", "name", "title", "term", "unread"]
      ) {
        try await $0.myClasses(includingPast: past)
      } _: { mine in
        let (enrolment, item) = (mine.enrolment, mine.enrolment.item)
        return [
          .init("isCurrent", .bool(enrolment.isCurrent)),
          .init("isRestricted", .bool(enrolment.isRestricted)),
          .init("leftAt", mine.leftAt.map(JSONValue.moment) ?? .null),
          .init("masterId", .string(item.masterId)), .init("name", .string(item.name)),
          .init("role", .string(enrolment.role.rawValue)),
          .init("term", .optional(enrolment.term?.name ?? item.term?.text)),
          .init("title", .string(item.title)), .init("unread", .integer(mine.unread)),
        ]
      }
    }
  }

  struct TasksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tasks", abstract: "Lists the tasks of all accounts, the earliest first.")

    @OptionGroup var accounts: AccountOptions

    func run() async throws {
      try await accounts.answer(
        "tasks",
        header: ["account", "due", "masterId", "kind", "title", "isDone", "submission"]
      ) {
        try await $0.tasks()
      } _: { task in
        [
          .init("due", task.due.map(JSONValue.moment) ?? .null), .init("id", .string(task.id)),
          .init("isDone", .bool(task.isDone)), .init("kind", .string(task.kind.rawValue)),
          .init("masterId", .optional(task.masterId)),
          .init("submission", task.submission.map(Self.states) ?? .null),
          .init("title", .string(task.title)),
        ]
      }
    }

    private static func states(_ submission: StellarSubmission) -> JSONValue {
      let names: [(StellarSubmission, String)] = [
        (.submitted, "submitted"), (.graded, "graded"), (.late, "late"), (.missing, "missing"),
        (.excused, "excused"),
      ]
      return .array(names.filter { submission.contains($0.0) }.map { .string($0.1) })
    }
  }

  struct FeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "feed", abstract: "Lists the announcements of all accounts, the newest first.")

    @Flag(help: "Only unread announcements.") var unread = false
    @Option(parsing: .unconditional, help: "The maximum number.") var limit = 50
    @OptionGroup var accounts: AccountOptions

    func validate() throws {
      guard limit > 0 else { throw ValidationError("--limit is \(limit), not at least 1") }
    }

    func run() async throws {
      try await accounts.answer(
        "announcements", header: ["account", "date", "masterId", "isRead", "title"]
      ) {
        try await $0.announcementsFeed(onlyUnread: unread, limit: limit)
      } _: { item in
        [
          .init("author", .optional(item.announcement.author)),
          .init("date", .moment(item.announcement.date)),
          .init("id", .optional(item.announcement.id)), .init("isRead", .bool(item.isRead)),
          .init("masterId", .string(item.item.masterId)),
          .init("text", .string(item.announcement.text)),
          .init("title", .string(item.announcement.title)),
        ]
      }
    }
  }

  struct FilesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "files", abstract: "Lists the files of a class.")

    @Argument(help: "The account's id.") var account: String
    @Argument(help: "The id of the class.") var masterId: String
    @Flag(help: "Ask the school in any case.") var reload = false
    @OptionGroup var accounts: AccountOptions

    func run() async throws {
      try await accounts.answer { accounts in
        let files = try await accounts.client(account).files(of: masterId, reload: reload)
        let values = files.value.map { file -> JSONValue in
          [
            "folders": .array(file.folders.map(JSONValue.string)), "id": .string(file.id),
            "mediaType": .optional(file.mediaType), "name": .string(file.name),
            "size": file.size.map { .integer(Int($0)) } ?? .null,
          ]
        }
        return Answer(
          "files", files, values,
          Table(
            header: ["id", "name", "folders", "size"],
            rows: files.value.map {
              [$0.id, $0.name, $0.folders.joined(separator: "/"), $0.size.map { "\($0)" } ?? ""]
            }))
      }
    }
  }
#endif
