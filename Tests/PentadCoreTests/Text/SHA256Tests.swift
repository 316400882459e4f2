import PentadCore
import Testing

/// The examples of FIPS 180-4 and RFC 7636, and lengths around a block.
@Suite struct SHA256Tests {
  private func hex(_ text: String) -> String {
    SHA256.hash(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  @Test func examplesOfTheStandard() {
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func theChallengeOfRFC7636() {
    let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    #expect(
      SHA256.base64URL(SHA256.hash(Array(verifier.utf8)))
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }

  @Test func base64WithoutPadding() {
    let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"]
    #expect(
      texts.map { SHA256.base64URL(Array($0.utf8)) }
        == ["", "Zg", "Zm8", "Zm9v", "Zm9vYg", "Zm9vYmE", "Zm9vYmFy"])
    #expect(SHA256.base64URL([0xff, 0xef]) == "_-8")
  }
}
