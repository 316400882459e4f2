#if Networking
  import Foundation
  import TestSupport

  /// A Bayeux server from another project: ruby-faye, see `faye_server.rb`.
  struct FayeServer: Sendable {
    private let program: LineProgram

    private static let script = LineProgram.root.appending(path: "Tests/Fixtures/faye_server.rb")

    /// True if the packages ruby-faye and thin are installed; `make deps` installs them.
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

    /// The port that it listens on; nil if it could not start.
    var port: Int? {
      get async { Int(await program.line(beginning: "port ")?.dropFirst(5) ?? "") }
    }

    /// The lines that it has printed so far.
    var lines: [String] { program.lines.entries }

    /// Publishes the data, which is JSON, to the subscribers of a channel.
    func push(_ data: String, on channel: String = "/user/101") {
      program.write("push \(channel) \(data)")
    }

    /// Forgets all clients.
    func forget() { program.write("forget") }

    /// Returns the first messages that it published, each with its channel, in its order.
    func published(_ count: Int) async -> [String] {
      var lines: [String] = []
      var found: [String] = []
      while found.count < count, lines.last != "" {
        lines = await program.lines.entries(lines.count + 1)
        found = lines.filter { $0.hasPrefix("published ") }.map { String($0.dropFirst(10)) }
      }
      return Array(found.prefix(count))
    }

    /// Returns true when it has reported that a client went; false if it ended without that.
    func clientGoes() async -> Bool { await program.line(beginning: "gone") != nil }

    /// Ends it.
    func stop() async { await program.stop() }
  }
#endif
