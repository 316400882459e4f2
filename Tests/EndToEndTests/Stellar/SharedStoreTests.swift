#if Networking && (os(Linux) || os(macOS))
  import Foundation
  import PentadCore
  import PentadNetworking
  import StellarKit
  import TestSupport
  import Testing

  /// Two processes on one store: each sees the other's changes, one of them sends for both.
  @Suite(.timeLimit(.minutes(15))) struct SharedStoreTests {
    @Test func oneProcessSendsAndTheOtherTakesOver() async throws {
      try await live { live in
        let (folder, endpoint) = (live.folder, live.endpoint)
        let filling = try await live.open()
        try await filling.registerDevice()
        let classes = try await filling.classes(in: "18").value
        await filling.close()

        async let other = #expect(processExitsWith: .signal(SIGKILL)) {
          [folder = folder as String, endpoint = endpoint as String] in
          let client = try await StellarClient(
            StellarConfiguration(folder: folder), transport: HTTPTransport(), endpoint: endpoint)
          let stream = client.events()
          try await client.bookmark(try await client.classes(in: "18").value[1])
          await wait(stream, for: .bookmarkSynchronised(masterId: "18.06"))
          _ = FileManager.default.createFile(atPath: folder + "/holds", contents: nil)
          while !FileManager.default.fileExists(atPath: folder + "/end") {
            try await Task.sleep(for: .milliseconds(20))
          }
          kill(getpid(), SIGKILL)
        }
        while !FileManager.default.fileExists(atPath: folder + "/holds") {
          try await Task.sleep(for: .milliseconds(20))
        }
        let transport = ScriptedTransport { request, _ async throws(PentadError) in
          try await live.transport.send(request)
        }
        let client = try await StellarClient(
          StellarConfiguration(folder: folder), transport: transport, endpoint: endpoint)
        #expect(try await client.bookmarkedIds == ["18.06"])
        let lists = client.observeBookmarks()
        try await client.bookmark(classes[0])
        for await list in lists where list.items.map(\.sync) == [.done, .done] { break }
        #expect(transport.requests.isEmpty, "the other process sent it")

        let stream = client.events()
        _ = FileManager.default.createFile(atPath: folder + "/end", contents: nil)
        _ = await other
        try await client.removeBookmark("18.03")
        await wait(stream, for: .bookmarkSynchronised(masterId: "18.03"))
        #expect(transport.requests.count == 1)
        #expect(live.count("command=myStellar") == 3)
        await client.close()
      }
    }
  }
#endif
