#if Networking
  import Foundation
  import PentadCore
  import Testing

  @testable import ReferenceServer

  @Suite struct ReferenceServerTests {
    @Test func itServesUntilItIsStopped() async throws {
      let server = try await ReferenceServer.start(seed: 1, classes: 60)
      let again = await #expect(throws: PentadError.self) {
        try await ReferenceServer.start(port: server.port, classes: 60)
      }
      #expect(again?.code == .refused)
      await server.stop()
      await server.stop()
      let next = try await ReferenceServer.start(port: server.port, classes: 60)
      #expect(next.url == "http://127.0.0.1:\(server.port)")
      await next.stop()
    }

    @Test func invalidPortIsRefused() async {
      let error = await #expect(throws: PentadError.self) {
        try await ReferenceServer.start(port: 70_000, classes: 60)
      }
      #expect(error?.code == .invalid)
    }
  }

  @Suite struct ControlTests {
    @Test func theServerCanBeChangedFromSwift() async throws {
      let core = await ServerCore(Catalogue(seed: 3, classes: 100))
      let id = try #require(core.stellar.catalogue.classes.first { $0.site != nil }?.masterID)
      try core.stellar.announce("A title", "A text", to: id, time: 9_999_999_999)
      #expect(
        core.stellar.catalogue.classes.first { $0.masterID == id }?.site?.announcements.first?.title
          == "A title")
      try core.stellar.change(id) { $0.title = "Another" }
      core.stellar.put(CatalogueClass(masterID: "6.0001", title: "New", description: ""))
      try core.stellar.remove(id)
      #expect(throws: PentadError.self) { try core.stellar.remove(id) }
      core.stellar.begin(term: "sp27", dropping: ["6.0001"])
      #expect(core.stellar.catalogue.term == "sp27")
      #expect(core.stellar.catalogue.classes.count == 99)
      core.reset()
      #expect(core.stellar.catalogue == Catalogue(seed: 3, classes: 100))
      await core.close()
    }

    @Test func theOldestFaultThatMatchesIsApplied() {
      let faults = FaultList()
      _ = faults.add(Fault(.html, query: "command=a", count: 2))
      let all = faults.add(Fault(.stall, path: "/b"))
      let a = Request(method: "GET", target: "/b?command=%61")
      let b = Request(method: "GET", target: "/b/c?x=1")
      #expect(faults.take(for: b)?.effect == .stall)
      #expect(faults.take(for: a)?.effect == .html)
      #expect(faults.take(for: a)?.effect == .html)
      #expect(faults.take(for: a)?.effect == .stall)
      faults.remove(all)
      #expect(faults.take(for: a) == nil)
    }

    @Test func textIsEscapedAsPHPDoes() {
      let value: JSONValue = ["a/b": "é\u{1F600}\n\"\\\u{1}"]
      #expect(
        String(decoding: value.phpText, as: UTF8.self)
          == #"{"a\/b":"\u00e9\ud83d\ude00\n\"\\\u0001"}"#)
    }
  }
#endif
