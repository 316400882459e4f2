#if CommandLine && Networking
  import ArgumentParser
  import PentadCore
  import ReferenceServer

  @main
  struct ReferenceServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pentad-reference-server",
      abstract: "Serves the protocols of Pentad's Kits on this machine, for tests.",
      version: "\(Version.string)")

    @Option(help: "The port to listen on; 0 takes one that is free.")
    var port = 0

    @Option(help: "The number out of which the data is made.")
    var seed: UInt64 = 1

    @Option(help: "How many classes the catalogue has.")
    var classes = Catalogue.size

    @Option(help: "How many groups user 101 is in.")
    var groups = GroupMeSize().groups

    @Option(help: "How many members a group has.")
    var members = GroupMeSize().members

    @Option(help: "How many messages a group has.")
    var messages = GroupMeSize().messages

    @Option(help: "How many people user 101 has a chat with.")
    var chats = GroupMeSize().chats

    @Option(help: "How many channels publish videos.")
    var channels = VideoSize().channels

    @Option(help: "How many videos there are.")
    var videos = VideoSize().videos

    @Option(help: "How many people publish and share videos.")
    var people = VideoSize().people

    @Option(help: "How many videos were shared with each user of Shelby.")
    var shares = VideoSize().shares

    @Option(help: "How many courses a student of Canvas and of Moodle has.")
    var courses = CampusSize().courses

    @Option(help: "How many announcements these courses have together.")
    var announcements = CampusSize().announcements

    @Option(help: "A folder of calendar files, which are served at /calendars.")
    var calendars: String?

    func run() async throws {
      do throws(PentadError) {
        let ending = await EndingSignals()
        let size = GroupMeSize(
          groups: groups, members: members, messages: messages, chats: chats)
        let server = try await ReferenceServer.start(
          port: port, seed: seed, classes: classes, groupMe: size,
          videos: VideoSize(channels: channels, videos: videos, people: people, shares: shares),
          campus: CampusSize(courses: courses, announcements: announcements),
          calendars: calendars)
        writeLine("listening on \(server.url)")
        await ending.wait()
        await server.stop()
      } catch {
        fail("error: \(error)")
      }
    }
  }
#else
  @main
  enum ReferenceServerCommand {
    static func main() {
      print("pentad-reference-server was built without the traits CommandLine and Networking")
    }
  }
#endif
