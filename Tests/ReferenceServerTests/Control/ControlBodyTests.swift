import PentadCore
import Testing

@testable import ReferenceServer

/// No number of the control door ends the server.
@Suite struct ControlBodyTests {
  private static let extremes = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e400", "-1e308", "1.5",
    "1e18", "9007199254740993", "-9007199254740993",
  ]

  /// The calls that take numbers, with an object that lacks one.
  private static let calls = [
    ("video/peertube/limits", "calls"), ("video/peertube/limits", "signIns"),
    ("video/peertube/publish", "privacy"), ("video/peertube/publish", "state"),
    ("video/publish", "date"), ("video/share", "date"), ("video/share", "person"),
    ("video/share", "user"), ("video/fresh", "seconds"), ("clock", "now"), ("clock", "advance"),
    ("groupme/results", "delay"), ("groupme/push", "count"), ("groupme/push", "delay"),
    ("groupme/times", "timeout"), ("groupme/times", "pingInterval"), ("faults", "count"),
    ("faults", "delay"), ("faults", "bytes"), ("faults", "retryAfter"), ("faults/remove", "id"),
    ("stellar/announce", "time"),
  ]

  private func post(_ name: String, _ body: String, _ core: ServerCore) async -> Int {
    var request = Request(method: "POST", target: "/control/\(name)", body: Array(body.utf8))
    request.headers = [("Host", "127.0.0.1"), ("Content-Type", "application/json")]
    return await core.handler(request).status
  }

  @Test(.timeLimit(.minutes(15))) func numberOutOfBoundsIsRefused() async throws {
    let core = await ServerCore(
      Catalogue(seed: 1, classes: 60), groupMe: GroupMeSize(groups: 1, messages: 0, chats: 1),
      videos: VideoSize(channels: 10, videos: 20))
    let other = #""effect":"delay","masterId":"1","title":"","text":"""#
    for (name, member) in Self.calls {
      for number in Self.extremes {
        let bodies = [#"{\#(other),"\#(member)":\#(number)}"#, #"{"\#(member)":\#(number)}"#]
        for body in bodies { #expect(await post(name, body, core) == 400, "\(name) \(body)") }
      }
      // Two readers may take different members of the same name.
      let twice = #"{"\#(member)":1,"\#(member)":9223372036854775807}"#
      _ = await post(name, twice, core)
    }
    // The part that has arrived is served.
    for path in ["/feeds/rss/all", "/feeds/json/all", "/peertube/api/v1/videos"] {
      var request = Request(method: "GET", target: path)
      request.headers = [("Host", "127.0.0.1")]
      #expect(await core.handler(request).status == 200)
    }
    await core.close()
  }

  private struct Time: Decodable {
    let time: Int
  }

  @Test(arguments: [
    ("1e9", 1_000_000_000), ("1E+9", 1_000_000_000), ("1000000000.0", 1_000_000_000),
    ("1.5e3", 1_500), ("15000e-1", 1_500), ("0.0", 0), ("-0.0", 0), ("-0e5", 0), ("-2.5e1", -25),
    ("253402300799.0", 253_402_300_799), ("-6.21355968e10", -62_135_596_800),
  ])
  func wholeNumberInAnyFormIsAnInteger(_ text: String, _ number: Int) throws {
    let body = try ControlBody(Array(#"{"time":\#(text)}"#.utf8))
    #expect(try body.decoded(Time.self).time == number)
  }

  @Test(arguments: [
    "1.5", "1e-1", "253402300799.5", "253402300800.0", "1e18", "1e19", "-1e308", "5e-324", "-0.5",
  ])
  func otherNumberIsRefusedWithItsBounds(_ text: String) {
    let error = #expect(throws: PentadError.self) {
      try ControlBody(Array(#"{"time":\#(text)}"#.utf8))
    }
    #expect(error?.code == .invalid)
    #expect(
      error?.message == "time is not an integer from -62135596800 to 253402300799", "\(text)")
  }

  @Test(arguments: ["1e400", "01e1", "1.", "1.e3", ".5", "+1e3", "1e", "1e+", "NaN", "0x10"])
  func malformedNumberIsRefused(_ text: String) {
    let error = #expect(throws: PentadError.self) {
      try ControlBody(Array(#"{"time":\#(text)}"#.utf8))
    }
    #expect(error?.code == .invalid)
  }

  @Test func largestRatesAreCounted() {
    var rates = PeerTubeRates()
    rates.set(calls: .max, signIns: .max)
    let request = Request(method: "POST", target: "/peertube/api/v1/users/token")
    for _ in 0..<3 { #expect(!rates.take(request, now: 0).isRefused) }
    rates.set(calls: 2, signIns: 1)
    #expect(
      (0..<4).map { _ in rates.take(request, now: 0).isRefused } == [false, true, true, true])
    rates.set(calls: 0, signIns: .min)
    #expect(rates.take(request, now: 0).isRefused)
  }

  @Test func datesAtTheEndsOfTheirTypeAreWritten() {
    for time in [Int64.min, .min + 999, -1, 0, .max - 1, .max] {
      #expect(ISO8601.text(time).hasSuffix("Z"))
      #expect(!HTTPDate.text(time).isEmpty)
    }
    #expect(ISO8601.text(-1) == "1969-12-31T23:59:59.999Z")
    #expect(ISO8601.text(1_250) == "1970-01-01T00:00:01.250Z")
  }

  @Test func nonObjectBodyIsRefused() async {
    let core = await ServerCore(Catalogue(seed: 1, classes: 60))
    let deep = String(repeating: #"{"commands":["#, count: 100_000)
    for body in ["[]", "1", "null", "{", "\u{0}", deep, String(repeating: "[", count: 1_000_000)] {
      #expect(await post("reset", body, core) == 400)
    }
    #expect(await post("reset", "", core) == 200)
    #expect(await post("reset", "{}", core) == 200)
    await core.close()
  }

  @Test func numberInABatchIsChecked() async {
    let core = await ServerCore(Catalogue(seed: 1, classes: 60))
    let inner = #"{"do":"results","delay":-1}"#
    for body in [#"{"commands":[\#(inner)]}"#, #"{"commands":[{"commands":[\#(inner)]}]}"#] {
      #expect(await post("groupme/batch", body, core) == 400)
    }
    #expect(
      await post("groupme/batch", #"{"commands":[{"do":"results","delay":0}]}"#, core) == 200)
    await core.close()
  }
}
