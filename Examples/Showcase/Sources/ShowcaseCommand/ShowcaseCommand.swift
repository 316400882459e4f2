import ArgumentParser
import Foundation
import PentadCore
import Showcase

@main
struct ShowcaseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase",
    abstract: "Serves the screens of five old programs, on Pentad alone, to this machine.")

  @Option(help: "The port to listen on; 0 takes one that is free.")
  var port = 8088

  @Option(help: "The reference server that stands behind; without it the stores answer alone.")
  var server: String?

  @Option(help: "The folder of the stores; without it everything is kept in memory.")
  var store: String?

  func run() async throws {
    do throws(PentadError) {
      let showcase = try await Showcase.open(
        ShowcaseOptions(port: port, server: server, storeFolder: store))
      // Written at once, to a pipe too.
      try await showcase.serve { address in
        FileHandle.standardOutput.write(Data("showcase on \(address)\n".utf8))
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      throw ExitCode.failure
    }
  }
}
