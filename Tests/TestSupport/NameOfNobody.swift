/// A host's name without an address, of which no server of names is asked: its label is longer than the 63
/// octets of RFC 1035, 2.3.4. Of another name the error would depend on whether a server answers in time.
public let nameOfNobody = String(repeating: "x", count: 64) + ".invalid"
