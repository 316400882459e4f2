/// How the bytes of a document stand for characters.
enum TextEncoding: Hashable {
  /// UTF-8; a byte that cannot be of it is one of Windows-1252, as most of them are.
  case utf8
  case windows1252
  /// Another one, by the name that iconv knows it by.
  case named(String)

  /// The encoding of a label, as documents and servers write it; nil for a label that nobody may use or
  /// that is no name.
  ///
  /// Labels mean what they mean to browsers (WHATWG Encoding): who says ISO-8859-1 or ASCII means more.
  init?(label: some StringProtocol) {
    let name = label.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    guard (2...30).contains(name.utf8.count), name.utf8.allSatisfy(Self.isNameByte) else {
      return nil
    }
    switch name {
    case "utf8", "usascii", "ascii", "unicode11utf8": self = .utf8
    case "iso88591", "latin1", "l1", "windows1252", "cp1252", "xcp1252", "ansi": self = .windows1252
    case "iso88599", "latin5", "windows1254", "cp1254": self = .named("CP1254")
    case "iso885911", "tis620", "windows874": self = .named("CP874")
    case "gb2312", "gbk", "gb18030", "xgbk", "euccn": self = .named("GB18030")
    case "shiftjis", "sjis", "xsjis", "mskanji", "windows31j", "cp932": self = .named("CP932")
    case "euckr", "ksc56011987", "korean", "windows949", "cp949": self = .named("CP949")
    case "big5", "big5hkscs", "xxbig5": self = .named("BIG5-HKSCS")
    case "utf16", "utf16le", "ucs2", "iso10646ucs2", "csunicode", "unicode":
      self = .named("UTF-16LE")
    case "utf16be": self = .named("UTF-16BE")
    case "utf32", "utf32le", "ucs4", "iso10646ucs4": self = .named("UTF-32LE")
    case "utf32be": self = .named("UTF-32BE")
    // Its text hides markup from whoever does not decode it.
    case "utf7", "unicode11utf7": return nil
    default:
      self = .named(name.hasPrefix("windows") ? "CP" + name.dropFirst(7) : String(label))
    }
  }

  /// Whether the markup of a document in this encoding consists of ASCII's bytes.
  var isASCIIBased: Bool {
    guard case .named(let name) = self else { return true }
    return !name.hasPrefix("UTF-16") && !name.hasPrefix("UTF-32")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte))
      || ".:+".utf8.contains(byte)
  }
}
