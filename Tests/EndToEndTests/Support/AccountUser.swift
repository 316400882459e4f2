#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import StellarKit
  import TestSupport

  /// A user who does everything that an account offers, at random, until the process is killed. Each
  /// change is noted in a file before its call, and again when the call has returned.
  struct AccountUser {
    let url: String
    let folder: String
    let log: String
    let seed: UInt64

    static func accounts(
      _ folder: String, _ transport: any Transport, after offset: Int64 = 0
    ) async throws -> StellarAccounts {
      var configuration = StellarConfiguration(folder: folder)
      configuration.worksByItself = false
      configuration.time = TimeSource(
        uptime: TimeSource.system.uptime, date: { TimeSource.system.date() + offset },
        sleep: TimeSource.system.sleep)
      return try await StellarAccounts(configuration, transport: transport)
    }

    /// Returns the account, and adds it if it is missing.
    static func account(_ accounts: StellarAccounts, _ url: String) async throws -> StellarAccount {
      if let account = try await accounts.all().first { return account }
      return try await accounts.add(.canvas, address: url + "/canvas", secret: "canvas-alice")
    }

    func run() async throws {
      var random = SplitMix64(seed: seed)
      let lines = try DoneLog(log)
      killThisProcess(
        after: Int.random(in: 0..<(Bool.random(using: &random) ? 200 : 2_000), using: &random))
      let accounts = try await Self.accounts(folder, try HTTPTransport())
      for number in 0..<1_000_000 {
        let account = try await Self.account(accounts, url)
        let client = try await accounts.client(account.id)
        if try await client.myClasses().value.isEmpty { try await client.refreshAccount() }
        try await act(client, number, &random, lines)
        guard Int.random(in: 0..<60, using: &random) == 0 else { continue }
        try lines.note("begin signout")
        try await accounts.remove(account.id)
        try lines.note("end signout")
        if FileManager.default.fileExists(atPath: folder + "/" + account.id) {
          try lines.note("fault signing out left a folder")
        }
      }
    }

    private func act(
      _ client: StellarClient, _ number: Int, _ random: inout SplitMix64, _ lines: DoneLog
    ) async throws {
      let isOn = Bool.random(using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: try await client.refreshAccount()
      case 1...3: try await client.synchronise()
      case 4...6:
        guard
          let item = try await client.announcementsFeed(limit: 1_000).value
            .randomElement(using: &random)
        else { return }
        let key = "read \(item.announcement.key) \(isOn)"
        try lines.note("begin " + key)
        if isOn {
          try await client.markRead(item.announcement, of: item.item.masterId)
        } else {
          try await client.markUnread(item.announcement, of: item.item.masterId)
        }
        try lines.note("end " + key)
      case 7:
        guard let task = try await client.tasks().value.randomElement(using: &random) else {
          return
        }
        try lines.note("begin done \(task.id) \(isOn)")
        try await client.setDone(isOn, task: task.id)
        try lines.note("end done \(task.id) \(isOn)")
      case 8:
        guard let mine = try await client.myClasses().value.randomElement(using: &random) else {
          return
        }
        let item = mine.enrolment.item
        try lines.note("begin bookmark \(item.masterId) \(isOn)")
        if isOn {
          try await client.bookmark(item)
        } else {
          try await client.removeBookmark(item.masterId)
        }
        try lines.note("end bookmark \(item.masterId) \(isOn)")
      case 9...10:
        guard let item = try await client.announcementsFeed().value.first,
          let id = item.announcement.id
        else { return }
        let text = "reply \(seed) \(number)"
        try await client.post(text, to: id, of: item.item.masterId)
        try lines.note("end reply " + text)
      default: try await download(client, isOn, &random, lines)
      }
    }

    private func download(
      _ client: StellarClient, _ isKept: Bool, _ random: inout SplitMix64, _ lines: DoneLog
    ) async throws {
      guard let mine = try await client.myClasses().value.first,
        let file = try await client.files(of: mine.enrolment.item.masterId).value
          .randomElement(using: &random), file.contentURL != nil
      else { return }
      let content = try await client.content(of: file)
      let size = FileManager.default.contents(atPath: content.path)?.count
      if let size, file.size == nil || Int64(size) == file.size, Int64(size) == content.bytes {
        try lines.note("end download")
      } else {
        try lines.note("fault the file \(file.id) has \(size ?? -1) bytes")
      }
      try await client.keepOffline(isKept, file)
    }
  }
#endif
