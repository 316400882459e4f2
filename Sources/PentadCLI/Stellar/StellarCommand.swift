#if CommandLine
  import ArgumentParser

  struct StellarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stellar",
      abstract: "University courses: classes, announcements, accounts on Canvas and Moodle.",
      discussion: """
        --server URL names a server of MIT Mobile's Stellar API; a base such as \
        http://127.0.0.1:8080 means its /stellar/api/. With --fireroad, it names a FireRoad server, which \
        has MIT's current catalogue. --store DIR keeps everything that was loaded, \
        and is used if the server cannot be reached or is not given. Stale data is marked by isStale and \
        storedAt in JSON, and by a note on standard error in other formats.
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
