#if Storage
  import PentadCore

  /// The secrets of a file as text: a line each, account, name and secret as hexadecimal digits.
  enum CredentialLines {
    private static let header = "pentad-credentials 1"

    static func bytes(_ secrets: [CredentialKey: [UInt8]]) -> [UInt8] {
      let lines = secrets.map { key, secret in
        [Array(key.account.utf8), Array(key.name.utf8), secret].map(hex).joined(separator: " ")
      }
      return Array(([header] + lines.sorted() + [""]).joined(separator: "\n").utf8)
    }

    /// Reads what ``bytes(_:)`` wrote; nil when it is not that, whole.
    static func secrets(_ bytes: [UInt8]) -> [CredentialKey: [UInt8]]? {
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      guard lines.count >= 2, lines.removeLast().isEmpty,
        lines.removeFirst().elementsEqual(header.utf8)
      else { return nil }
      var secrets: [CredentialKey: [UInt8]] = [:]
      for line in lines {
        let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
          .map(unhex)
        guard fields.count == 3, let account = fields[0], let name = fields[1],
          let secret = fields[2]
        else { return nil }
        let key = CredentialKey(
          account: String(decoding: account, as: UTF8.self),
          name: String(decoding: name, as: UTF8.self))
        secrets[key] = secret
      }
      return secrets
    }

    private static let digits = Array("0123456789abcdef")

    private static func hex(_ bytes: [UInt8]) -> String {
      String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xf)]] })
    }

    private static func unhex(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
      let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard values.count == digits.count, values.count.isMultiple(of: 2) else { return nil }
      return stride(from: 0, to: values.count, by: 2).map {
        UInt8(values[$0] << 4 | values[$0 + 1])
      }
    }
  }
#endif
