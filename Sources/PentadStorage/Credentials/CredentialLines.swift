import PentadCore

/// The text format of a file of secrets: a header with the number of secrets, then one line for
/// each. A line contains account, name and secret as hexadecimal digits, and a hash of these.
/// Damage to one line loses only that secret.
enum CredentialLines {
  /// The parsed content of a file.
  struct Contents: Equatable {
    /// The undamaged secrets.
    var secrets: [CredentialKey: [UInt8]] = [:]
    /// True if these are all secrets of the file.
    var isWhole = true
    /// True if the file is, or was, a file of secrets.
    var isOurs = true
  }

  private static let header = "pentad-credentials"

  static func bytes(_ secrets: [CredentialKey: [UInt8]]) -> [UInt8] {
    let lines = secrets.map { key, secret in
      let fields = [Array(key.account.utf8), Array(key.name.utf8), secret].map(hex)
      return (fields + [sum(fields)]).joined(separator: " ")
    }
    let all = ["\(header) 2 \(lines.count)"] + lines.sorted() + [""]
    return Array(all.joined(separator: "\n").utf8)
  }

  /// Parses the output of ``bytes(_:)``, as far as it is undamaged.
  static func contents(_ bytes: [UInt8]) -> Contents {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var contents = Contents()
    contents.isWhole = lines.removeLast().isEmpty && !lines.isEmpty
    let first = lines.isEmpty ? [] : lines.removeFirst()
    let isOld = first.elementsEqual("\(header) 1".utf8)
    for line in lines {
      if let (key, secret) = secret(line, isOld: isOld) {
        contents.secrets[key] = secret
      } else {
        contents.isWhole = false
      }
    }
    let isCounted = first.elementsEqual("\(header) 2 \(contents.secrets.count)".utf8)
    contents.isWhole = contents.isWhole && (isOld || isCounted)
    let isNamed = ["1", "2"].contains { bytes.starts(with: "\(header) \($0)".utf8) }
    contents.isOurs = bytes.isEmpty || isNamed || !contents.secrets.isEmpty
    return contents
  }

  /// Parses a line; nil if it is damaged. Version 1 had no hashes.
  private static func secret(
    _ line: ArraySlice<UInt8>, isOld: Bool
  ) -> (CredentialKey, [UInt8])? {
    let texts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let isSound = texts.count == 4 && sum(Array(texts[..<3])) == texts[3]
    guard isSound || isOld && texts.count == 3, let account = unhex(texts[0]),
      let name = unhex(texts[1]), let secret = unhex(texts[2])
    else { return nil }
    let key = CredentialKey(
      account: String(decoding: account, as: UTF8.self),
      name: String(decoding: name, as: UTF8.self))
    return (key, secret)
  }

  private static func sum(_ fields: [String]) -> String {
    var hash = StableHash()
    for field in fields { hash.add(field) }
    return hash.text
  }

  private static let digits = Array("0123456789abcdef")

  private static func hex(_ bytes: [UInt8]) -> String {
    String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xf)]] })
  }

  private static func unhex(_ text: String) -> [UInt8]? {
    let values = text.compactMap(\.hexDigitValue)
    guard values.count == text.count, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map {
      UInt8(values[$0] << 4 | values[$0 + 1])
    }
  }
}
