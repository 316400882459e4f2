#if CommandLine
  import ArgumentParser

  struct StellarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stellar", abstract: "Courses, classes and announcements of a university.",
      discussion: """
        --server URL names a server of MIT Mobile's Stellar API; a base such as \
        http://127.0.0.1:8080 means its /stellar/api/. --store DIR keeps what came, and answers when \
        the server cannot be asked, or is not given. What is older than it should be is marked, in \
        json by isStale and storedAt, else by a note on standard error.
        """,
      subcommands: [
        CoursesCommand.self, ClassesCommand.self, ClassCommand.self, SearchCommand.self,
        CatalogueCommand.self, BookmarksCommand.self, AnnouncementsCommand.self, TermCommand.self,
        UnreadCommand.self, ConflictsCommand.self, SectionsCommand.self, PlanCommand.self,
        ClassCalendarCommand.self, SyncCommand.self,
        AccountsCommand.self, MineCommand.self, TasksCommand.self, FeedCommand.self,
        FilesCommand.self, StorageCommand.self, ClearCommand.self,
      ])
  }
#endif
