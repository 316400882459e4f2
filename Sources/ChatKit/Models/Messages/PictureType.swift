import PentadCore

/// The supported picture formats, detected by the first bytes of a file and never by its name.
enum PictureType: String, CaseIterable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case gif = "image/gif"
  case webP = "image/webp"
  case heic = "image/heic"

  /// The maximum size of a picture, in bytes.
  static let sizeLimit = 50 << 20

  /// Detects the format of a picture; nil for any other data.
  ///
  /// - Parameter start: the first 64 bytes of the picture, or all if there are fewer.
  init?(_ start: some Sequence<UInt8>) {
    let start = Array(start.prefix(64))
    if start.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if Self.hasBrandOfHEIC(start) {
      self = .heic
    } else {
      return nil
    }
  }

  /// Checks a picture that a caller passes as bytes, and returns its format.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/pictureTooLarge``;
  ///   ``PentadCore/PentadError/Code/notAPicture``.
  static func checked(_ picture: [UInt8]) throws(PentadError) -> PictureType {
    guard picture.count <= sizeLimit else { throw tooLarge("the picture") }
    return try checked(start: picture.prefix(64), of: "the picture")
  }

  /// Checks a picture by its first bytes, and returns its format.
  ///
  /// - Parameter name: the name of the picture in error messages.
  static func checked(
    start: some Collection<UInt8>, of name: String
  ) throws(PentadError) -> PictureType {
    guard !start.isEmpty else {
      throw PentadError(.notAPicture, "\(name) is empty; choose another picture")
    }
    guard let type = PictureType(start) else {
      throw PentadError(
        .notAPicture,
        "\(name) does not begin as a JPEG, PNG, GIF, WebP or HEIC picture; choose one of these")
    }
    return type
  }

  static func tooLarge(_ name: String) -> PentadError {
    PentadError(
      .pictureTooLarge,
      "\(name) has more than \(sizeLimit >> 20) MB, the limit for a picture; make it smaller")
  }

  /// Returns true for a container of the ISO base media format (`ftyp`, its length, brands of 4
  /// bytes) with a brand of HEIC. AVIF and videos use the same container.
  private static func hasBrandOfHEIC(_ start: [UInt8]) -> Bool {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let length = start[..<4].reduce(0) { $0 << 8 | Int($1) }
    let box = start[..<min(start.count, max(length, 12))]
    let brands = stride(from: 8, through: box.count - 4, by: 4).filter { $0 != 12 }
    return brands.contains { place in
      let brand = String(decoding: box[place..<place + 4], as: UTF8.self)
      return ["heic", "heix", "heim", "heis", "hevc", "hevx"].contains(brand)
    }
  }
}
