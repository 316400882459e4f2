/// A host name without an address that is never looked up: its label is longer than the 63 octets
/// of RFC 1035, 2.3.4. For another name the error would depend on a DNS server's answer in time.
public let nameOfNobody = String(repeating: "x", count: 64) + ".invalid"
