import PentadCore
import Testing

/// Hosts that filters of other projects took for public, from their reports.
@Suite struct ForeignAddressTests {
  /// - indutny/node-ip 150, 158, 160, 162 (CVE-2023-42282, CVE-2024-29415), frenchbread/private-ip 14.
  /// - CPython bpo-36384 (CVE-2021-29921): zeros in front.
  /// - WHATWG URL, "ends in a number": numbers that are no address.
  @Test(arguments: [
    "0", "00", "0x0", "0.0", "017700000001", "0177.1", "0x7f.1", "127.0.1", "127.00.0x1",
    "127.0.0x0.1", "127.000.000.1", "2130706433", "0x7f000001", "[000:0:0000::01]",
    "[000:0:0000:0:000:0:00:001]", "[::ffff:127.0.0.1]", "[::ffff:0:0]", "[::7f00:1]",
    "[0:0:0:0:0:0:0:0]", "0000000000000000000000000177.0.0.1",
    "0x00000000000000000000000000000000007f.1", "00000000000000000000000017700000001",
    "127.0.0.256", "256.256.256.256", "4294967297", "0x100000000", "0x17f000001", "127.0.0.1.1",
    "127.08.0.1", "[64:ff9b:1:7f00:0:100::]", "a.1", "example.0x7f", "1.2.3.4.5.", "127.0.0.1..",
  ])
  func unusualFormsOfThisMachineAreNotPublic(_ host: String) {
    #expect(AddressScope(host: host) == .machine)
  }

  /// - CPython gh-113171 (CVE-2024-4032): `2001::/23`, `64:ff9b:1::/48`, `192.0.0.0/24`.
  /// - CPython gh-119812, Go's `netip.Addr.IsPrivate`: `100.64.0.0/10`.
  /// - The addresses at which clouds give out credentials: AWS, Google, Azure, Alibaba, Oracle, ECS.
  @Test(arguments: [
    "2852039166", "0xa9fea9fe", "0xa9.0xfe.0xa9.0xfe", "0251.0376.0251.0376", "012.1.2.3",
    "01200034567", "169.254.169.254", "169.254.170.2", "100.100.100.200", "168.63.129.16",
    "0xa83f8110", "192.0.0.192", "[fd00:ec2::254]", "[fd20:ce::254]", "[::ffff:a9fe:a9fe]",
    "[::ffff:0:a9fe:a9fe]", "[::a9fe:a9fe]", "[64:ff9b::a9fe:a9fe]", "[64:ff9b:1::a9fe:a9fe]",
    "[64:ff9b::168.63.129.16]", "[2002:a9fe:a9fe::]", "[2606:4700::5efe:a9fe:a9fe]",
    "[2001:0:a9fe:a9fe::]", "100.64.0.0", "100.127.255.255", "192.0.0.0", "240.0.0.0",
    "[fe80::0001]", "[2001:1::]", "[2001:1::4]", "[2001:1:0:0:1::1]", "[2001:2::]", "[2001:4::1]",
    "[2001:4:113::1]", "[2001:5::1]", "[2001:10::1]", "[2001:40::1]", "[2001:1ff:ffff::1]",
    "[100:0:0:1::1]", "[64:ff9b:2::a00:1]", "[ff0e::1]",
  ])
  func addressesThatAreNotGloballyReachableAreNotPublic(_ host: String) {
    #expect(AddressScope(host: host) == .network)
  }

  /// Exceptions in the same registries, and neighbours of refused ranges.
  @Test(arguments: [
    "[2001:1::1]", "[2001:1::2]", "[2001:1::3]", "[2001:3::1]", "[2001:4:112::1]", "[2001:20::1]",
    "[2001:3f:ffff::1]", "[2001:200::1]", "[2620:4f:8000::1]", "168.63.129.15", "168.63.129.17",
    "100.63.255.255", "9.255.255.255", "1.1", "134744072", "0x7f.example", "3com.com", "a.0xyz",
  ])
  func neighboursStayPublic(_ host: String) { #expect(AddressScope(host: host) == .world) }

  @Test(arguments: [
    "metadata.google.internal", "metadata.google.internal.", "metadata", "instance-data",
    "instance-data.ec2.internal", "metadata.goog", "kubernetes.default", "kubernetes.default.svc",
    "kubernetes.default.svc.cluster.local", "host.docker.internal", "ipv4only.arpa", "smtp.mail",
  ])
  func namesOfCloudsAndContainersAreNotPublic(_ host: String) {
    #expect(AddressScope(host: host) == .network)
  }

  /// Other parsers decode, normalise or cut these before they resolve them: full-width digits and
  /// points (IDNA), escapes, zones (RFC 6874), user names, controls.
  @Test(arguments: [
    "①②⑦.⓪.⓪.①", "１２７.0.0.1", "127。0。0。1", "127．0．0．1", "ⓛocalhost", "loc\u{ad}alhost",
    "１２７.münchen.example", "ﬁ.example", "𝐚.example", "ſ.example", "ä.loc%61lhost",
    "%31%32%37.0.0.1", "localhos%74", "127.0.0.1%00.example.org", "127.0.0.1%2eexample.org",
    "[fe80::1%25eth0]", "[fe80::1%eth0]", "[::1%25lo]", "[::1].example.org", "[::1]example.org",
    "[::ffff:127.0.0.1", "::1", "example.org@127.0.0.1", "127.0.0.1\\@example.org",
    "127.0.0.1 example.org", "127.0.0.1\texample.org", "127.0.0.1\0example.org", "[127.0.0.1]",
    "[v1.127.0.0.1]", "", ".localhost", "127.0.0.1,example.org", "127.0.0.1;example.org",
  ])
  func hostsThatParsersReadDifferentlyAreNoHosts(_ host: String) {
    #expect(throws: PentadError.self) { try TransportURL("http://\(host)/") }
    #expect(TransportURL.scope(of: "http://\(host)/") == nil)
  }
}
