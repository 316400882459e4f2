/// A character encoding of a document.
enum TextEncoding: Hashable {
  /// UTF-8. Invalid bytes are read as Windows-1252, the most frequent case.
  case utf8
  case windows1252
  /// Another encoding, by its name in iconv.
  case named(String)

  /// Creates an encoding from a label in a document or response; nil for a forbidden or invalid
  /// label.
  ///
  /// Labels have the meaning that browsers give them (WHATWG Encoding): ISO-8859-1 means
  /// Windows-1252, and ASCII means UTF-8.
  init?(label: some StringProtocol) {
    let name = label.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    guard (2...30).contains(name.utf8.count), name.utf8.allSatisfy(Self.isNameByte) else {
      return nil
    }
    switch name {
    case "utf8", "usascii", "ascii", "unicode11utf8", "unicode20utf8", "xunicode20utf8":
      self = .utf8
    case "iso88591", "iso88591:1987", "latin1", "l1", "windows1252", "cp1252", "xcp1252", "ansi",
      "cp819", "ibm819", "csisolatin1", "isoir100":
      self = .windows1252
    case "utf16", "utf16le", "ucs2", "iso10646ucs2", "csunicode", "unicode":
      self = .named("UTF-16LE")
    case "utf16be": self = .named("UTF-16BE")
    case "utf32", "utf32le", "ucs4", "iso10646ucs4": self = .named("UTF-32LE")
    case "utf32be": self = .named("UTF-32BE")
    // UTF-7 can hide markup from software that does not decode it.
    case "utf7", "unicode11utf7": return nil
    default:
      self = .named(Self.systemName(of: name) ?? String(label))
    }
  }

  /// Returns the name of an encoding in iconv; nil if iconv knows the label itself.
  private static func systemName(of label: String) -> String? {
    if let name = systemNames[label] { return name }
    for prefix in ["windows", "xcp"] where label.hasPrefix(prefix) {
      return "CP" + label.dropFirst(prefix.count)
    }
    return nil
  }

  private static let systemNames: [String: String] = {
    let labels = [
      "CP1254": "iso88599 latin5 windows1254 cp1254",
      "CP874": "iso885911 tis620 windows874 dos874",
      "CP932": "shiftjis sjis xsjis mskanji windows31j cp932",
      "CP949":
        "euckr korean windows949 cp949 ksc56011987 ksc56011989 ksc5601 csksc56011987 isoir149",
      "GB18030": "gb2312 gb231280 gbk gb18030 xgbk euccn chinese csiso58gb231280 isoir58",
      "BIG5-HKSCS": "big5 big5hkscs xxbig5 csbig5", "EUC-JP": "eucjp xeucjp",
      "ISO-8859-6": "iso88596e iso88596i csiso88596e csiso88596i", "ISO-8859-7": "suneugreek",
      "ISO-8859-8": "iso88598e iso88598i csiso88598e csiso88598i visual logical",
      "ISO-8859-15": "l9 csisolatin9", "KOI8-R": "koi koi8 koi8r", "MACINTOSH": "xmacroman",
      "MACCYRILLIC": "xmaccyrillic xmacukrainian",
    ]
    var names: [String: String] = [:]
    for (name, labels) in labels {
      for label in labels.split(separator: " ") { names[String(label)] = name }
    }
    return names
  }()

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte))
      || ".:+".utf8.contains(byte)
  }
}
