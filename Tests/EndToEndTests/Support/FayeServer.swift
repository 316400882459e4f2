#if Networking
  import Foundation
  import TestSupport

  /// A Bayeux server that nobody here wrote: ruby-faye, see `faye_server.rb`.
  struct FayeServer: Sendable {
    private let program: LineProgram

    private static let script = LineProgram.root.appending(path: "Tests/Fixtures/faye_server.rb")

    /// Whether the packages ruby-faye and thin are there; `make deps` installs them.
    static var isInstalled: Bool {
      FileManager.default.fileExists(atPath: "/usr/lib/ruby/vendor_ruby/faye.rb")
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/thin")
    }

    /// Begins it.
    ///
    /// - Parameters:
    ///   - port: 0 for one that is free.
    ///   - timeout: how long it holds an idle connect, in seconds.
    init(port: Int = 0, timeout: Double = 30) throws {
      program = try LineProgram(
        URL(filePath: "/usr/bin/ruby"), [Self.script.path, "\(port)", "\(timeout)"])
    }

    /// Where it listens; nil when it could not begin.
    var port: Int? {
      get async { Int(await program.line(beginning: "port ")?.dropFirst(5) ?? "") }
    }

    /// What it printed so far.
    var lines: [String] { program.lines.entries }

    /// Tells the data, which is JSON, to those who subscribed to a channel.
    func push(_ data: String, on channel: String = "/user/101") {
      program.write("push \(channel) \(data)")
    }

    /// Forgets all clients.
    func forget() { program.write("forget") }

    /// The first so many messages that it told, each with its channel, in its order.
    func published(_ count: Int) async -> [String] {
      var lines: [String] = []
      var found: [String] = []
      while found.count < count, lines.last != "" {
        lines = await program.lines.entries(lines.count + 1)
        found = lines.filter { $0.hasPrefix("published ") }.map { String($0.dropFirst(10)) }
      }
      return Array(found.prefix(count))
    }

    /// Returns when it has said that a client went; false when it ended without.
    func clientGoes() async -> Bool { await program.line(beginning: "gone") != nil }

    /// Ends it.
    func stop() async { await program.stop() }
  }
#endif
