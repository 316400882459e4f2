import PentadCore
import Testing

@Suite struct AddressScopeTests {
  @Test(arguments: [
    "localhost", "api.localhost", "127.0.0.1", "127.1", "127.255.0.9", "2130706433", "0x7f000001",
    "0x7f.1", "0177.0.0.1", "0.0.0.0", "0", "[::1]", "[::]", "[::ffff:127.0.0.1]",
    "[0:0:0:0:0:0:0:1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::127.0.0.1]", "localhost.",
    "[no]", "localhost..", "a..b", "localhost.localdomain", "localhost.localdomain.", "localhost6",
    "localhost6.localdomain6", "ip6-loopback", "0.1.2.3", "[::ffff:0:7f00:1]",
    "[::ffff:0:127.0.0.1]",
    "[2002:7f00:1::]", "[2002:7f00:1:0:1:2:3:4]", "[64:ff9b:1::127.0.0.1]",
    "[2001:0:7f00:1::808:808]", "[2001:0:808:808::80ff:fffe]", "[2001:db8::5efe:127.0.0.1]",
    "[2606:4700::200:5efe:7f00:1]", "[fe80::5efe:7f00:1]", "[::ffff:0.0.0.0]",
  ])
  func hostIsThisMachine(_ host: String) { #expect(AddressScope(host: host) == .machine) }

  @Test(arguments: [
    "10.1.2.3", "172.16.0.1", "172.31.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "[fe80::1]", "[fd00::1]", "[::ffff:192.168.0.1]", "printer", "nas.local", "db.internal",
    "router.home.arpa", "239.0.0.1", "[ff02::1]", "a.localdomain", "api.default.svc", "wiki.corp",
    "db.private", "wiki.intranet", "a.test", "x.invalid", "fritz.box", "www.fritz.box",
    "fritz.box.",
    "nas.lan", "198.18.0.1", "198.19.255.255", "192.0.0.8", "192.0.0.170", "192.0.2.1",
    "198.51.100.7", "203.0.113.255", "192.88.99.1", "240.0.0.1", "255.255.255.255", "224.0.0.251",
    "0300.0250.1.1", "[2001:db8::1]", "[3fff:fff::1]", "[2001:2::1]", "[2001:10::1]", "[100::1]",
    "[5f00::1]", "[fec0::1]", "[64:ff9b:1::808:808]", "[2002:a00:1::]", "[2002:c0a8:101::1]",
    "[64:ff9b::10.0.0.1]", "[::ffff:0:a00:1]", "[4000::1]", "[::1:2:3:4]",
  ])
  func hostIsOfTheNetworkAround(_ host: String) {
    #expect(AddressScope(host: host) == .network)
  }

  @Test(arguments: [
    "example.org", "127.example.org", "1.1.1.1", "172.32.0.1", "172.15.0.1", "100.128.0.1",
    "11.0.0.1", "[2606:4700:4700::1111]", "[::ffff:8.8.8.8]", "localhost.example",
    "0x7f.example", "198.20.0.1", "198.17.255.255", "192.0.1.1", "192.0.3.1", "223.255.255.255",
    "fritz.box.example", "box.box", "corp.example.org", "local.example.org", "test.com",
    "[2002:808:808::]", "[64:ff9b::8.8.8.8]", "[::ffff:0:808:808]", "[2001:4860:4860::8888]",
    "[2001:3::1]", "[3fff:1000::1]", "[2a00::5eff:7f00:1]", "[2001:0:808:808::f7f7:f7f7]",
  ])
  func hostIsReachableFromEverywhere(_ host: String) {
    #expect(AddressScope(host: host) == .world)
  }

  @Test(arguments: [
    ("127.0.0.1", AddressScope.machine), ("::1", .machine), ("::ffff:127.0.0.1", .machine),
    ("10.0.0.1", .network), ("fe80::1%eth0", .network), ("8.8.8.8", .world), ("2606::1", .world),
  ])
  func printedAddressHasTheScopeOfItsHost(_ address: String, _ scope: AddressScope) {
    #expect(AddressScope(address: address) == scope)
  }

  @Test func scopeOfAnAddress() throws {
    #expect(try TransportURL("http://127.0.0.1:8080/x").scope == .machine)
    #expect(try TransportURL("https://example.org/").scope > .network)
  }

  @Test(arguments: [
    "http://127.0.0.1:8080/x", "HTTPS://Example.ORG", "https://192.168.1.1?q#f", "http://[::1]/",
    "https://[2001:db8::1]:8443#f", "http://printer:80/a?b", "https://example.org:/",
  ])
  func scopeOfAText(_ text: String) throws {
    let scope = try TransportURL(text).scope
    #expect(TransportURL.scope(of: text) == scope)
  }

  @Test(arguments: [
    "", "/home/alice/a.mp4", "//example.org/", "ftp://example.org/", "https://", "https://a b/",
    "https://alice@example.org/", "https://example.org:0/", "https://[::1", "https:/example.org/",
  ])
  func malformedTextHasNoScope(_ text: String) { #expect(TransportURL.scope(of: text) == nil) }

  // MARK: What may only go to this machine

  @Test(arguments: ["localhost", "LOCALHOST", "127.0.0.1", "127.255.0.9", "127.0.0.0", "[::1]"])
  func loopback(_ host: String) throws {
    let url = try TransportURL("http://\(host):8080/x")
    #expect(url.isLoopback && url.scope == .machine)
  }

  /// Some of them reach this machine, by some resolvers; one is a name to others.
  @Test(arguments: [
    "0.0.0.0", "0", "127.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "127.0.0.01",
    "127.08.0.1", "127.0.0.256", "127.0.0", "127.0.0.0.1", "127.0.0.1.", "127..0.1", "localhost.",
    "api.localhost", "localhost.example", "127.0.0.1.example.org", "[::2]",
    "[::ffff:127.0.0.1]", "[0:0:0:0:0:0:0:1]", "128.0.0.1", "192.168.1.1", "example.org",
  ])
  func noLoopback(_ host: String) throws {
    #expect(try !TransportURL("http://\(host)/").isLoopback)
  }
}
