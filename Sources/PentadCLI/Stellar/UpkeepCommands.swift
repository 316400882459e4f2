#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct CatalogueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "catalogue",
      abstract: "Loads the classes of all courses, so that they can be found offline.")

    @OptionGroup var stellar: StellarAnswering

    func validate() throws { try stellar.options.server.require() }

    func run() async throws {
      try await stellar.answer { client in
        // Lists of another term are loaded again.
        _ = try await client.refreshTerm()
        let count = try await client.loadCatalogue { progress in
          ProgressBar.show(progress.completed, of: progress.total, "courses")
        }
        let usage = try await client.storageUsage()
        return Answer(
          [
            "classes": .integer(usage.classes), "courses": .integer(usage.courses),
            "loaded": .integer(count),
          ],
          Table(
            header: ["courses", "classes", "loaded"],
            rows: [["\(usage.courses)", "\(usage.classes)", "\(count)"]]))
      }
    }
  }

  struct SyncCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "sync",
      abstract: "Sends bookmarks and read marks to the server, and fetches unread notices.",
      discussion: "The first run registers this device.")

    @Flag(help: "Register this device again, if the server no longer knows it.")
    var register = false
    @OptionGroup var stellar: StellarAnswering

    func validate() throws { try stellar.options.server.require() }

    func run() async throws {
      try await stellar.answer { client in
        let term = try await client.refreshTerm().new
        if try await !isKnown(client) { try await client.registerDevice() }
        // Local read marks are sent before the unread notices are fetched.
        let waiting = try await client.synchronise()
        try await client.syncUnread()
        let unread = try await client.unreadCounts().values.reduce(0, +)
        return Answer(
          [
            "term": .string(term.code), "unread": .integer(unread), "waiting": .integer(waiting),
          ],
          Table(
            header: ["term", "unread", "waiting"],
            rows: [[term.code, "\(unread)", "\(waiting)"]]))
      }
    }

    private func isKnown(_ client: StellarClient) async throws(PentadError) -> Bool {
      guard !register else { return false }
      do throws(PentadError) {
        try await client.syncUnread()
        return true
      } catch  where error.code == .deviceNotRegistered {
        return false
      }
    }
  }

  struct StorageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "storage", abstract: "The size and the content of the store.")

    @OptionGroup var stellar: StellarAnswering

    func run() async throws {
      try await stellar.answer { client in
        Answer(try await client.storageUsage())
      }
    }
  }

  struct ClearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: "Removes cached data, which the server can provide again, and prints what remains.",
      discussion: """
        Bookmarks, visited classes and read marks remain, unless --all is given. If the store cannot be \
        opened, --all still removes the device's secret, and an error reports that the stored data remains.
        """)

    @Flag(help: "Remove everything, including the user's own data.") var all = false
    @OptionGroup var stellar: StellarAnswering

    func run() async throws {
      let isOpen = Lock(false)
      do {
        try await stellar.answer { client in
          isOpen.withLock { $0 = true }
          if all { try await client.eraseAll() } else { try await client.clearCache() }
          return Answer(try await client.storageUsage())
        }
      } catch let error as PentadError where all && !isOpen.withLock({ $0 }) {
        // A store of another server can be opened without a server.
        guard let folder = try stellar.options.folder(), error.code != .otherServer else {
          throw error
        }
        var configuration = StellarConfiguration(folder: folder)
        configuration.allowsSharedStore = stellar.options.allowSharedStore
        try await StellarClient.forgetDevices(configuration)
        throw PentadError(
          error.code,
          "the device's secret was removed, but the stored data remains: \(error.message)")
      }
    }
  }

  extension Answer {
    fileprivate init(_ usage: StellarStorageUsage) {
      self.init(counts: [
        ("announcements", usage.announcements), ("bookmarks", usage.bookmarks),
        ("bytes", Int(usage.bytes)), ("classes", usage.classes), ("courses", usage.courses),
        ("waiting", usage.waiting),
      ])
    }
  }
#endif
