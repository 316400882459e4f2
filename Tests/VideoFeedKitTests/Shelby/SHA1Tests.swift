import Testing

@testable import VideoFeedKit

@Suite struct SHA1Tests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// RFC 3174, 7.3, and the hash of nothing.
  @Test(arguments: [
    ("", 1, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    ("a", 1_000_000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    (
      "0123456701234567012345670123456701234567012345670123456701234567", 10,
      "dea356a2cddd90c7a7ecedc5ebb563934f460452"
    ),
  ])
  func examplesOfTheRFC(text: String, count: Int, hash: String) {
    #expect(hex(SHA1.hash([UInt8](String(repeating: text, count: count).utf8))) == hash)
  }

  /// Every length around the ends of blocks; the value is hashlib's.
  @Test func everyLength() {
    let hashes = (0..<200).flatMap { length in
      SHA1.hash((0..<length).map { UInt8(($0 * 7 + length) % 256) })
    }
    #expect(hex(SHA1.hash(hashes)) == "c2add6cb3908952ddaf192d7f14c30588649e3b5")
  }

  /// RFC 2202, 3: keys shorter than a block, and longer.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), [UInt8]("Hi There".utf8),
      "b617318655057264e28bc0b6fb378c8ef146be00"
    ),
    (
      [UInt8]("Jefe".utf8), [UInt8]("what do ya want for nothing?".utf8),
      "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
    ),
    (
      [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
      "125d7342b9ac11cd91a39af48aa17b4f63f175d3"
    ),
    (
      [UInt8](1...25), [UInt8](repeating: 0xcd, count: 50),
      "4c9007f4026250c6bc8414f9bf50c86c2d7235da"
    ),
    (
      [UInt8](repeating: 0xaa, count: 80),
      [UInt8]("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "aa4ae5e15272d00e95705637ce8a3b55ed402112"
    ),
    (
      [UInt8](repeating: 0xaa, count: 80),
      [UInt8]("Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data".utf8),
      "e8e99d0f45237d786d6bbaa7965c7808bbff1a91"
    ),
  ])
  func examplesOfKeys(key: [UInt8], text: [UInt8], hash: String) {
    #expect(hex(SHA1.authenticate(text, key: key)) == hash)
  }

  /// RFC 4648, 10.
  @Test func base64() {
    let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map {
      Base64.text([UInt8]($0.utf8))
    }
    #expect(texts == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"])
    #expect(Base64.text([0xfb, 0xff, 0xfe]) == "+//+")
  }
}
