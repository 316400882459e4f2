/// The bytes of video files: containers of ISO 14496-12 with a duration but without a picture.
/// Players open them, and downloads and ranges can be compared.
enum MP4 {
  /// The media type.
  static let type = "video/mp4"

  /// Returns the size of the file for a picture height, in bytes. Larger pictures have larger
  /// files.
  static func size(height: Int) -> Int { 2_048 + 8 * min(max(0, height), 4_320) }

  /// Returns a file of ``size(height:)``.
  ///
  /// - Parameters:
  ///   - seconds: the duration.
  ///   - seed: the seed of its data.
  static func bytes(seconds: Int, height: Int, seed: UInt64) -> [UInt8] {
    let brand = Array("isom".utf8) + number(512) + Array("isomiso2mp41".utf8)
    let head = box("ftyp", brand) + box("moov", box("mvhd", movieHeader(seconds)))
    var random = SplitMix(seed: seed)
    var data: [UInt8] = []
    let wanted = size(height: height) - head.count - 8
    while data.count < wanted {
      let word = random.next()
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        data.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return head + box("mdat", Array(data.prefix(wanted)))
  }

  private static func box(_ name: String, _ body: [UInt8]) -> [UInt8] {
    number(body.count + 8) + Array(name.utf8) + body
  }

  /// Returns a header of version 0: no creation times, 1,000 units a second, normal speed and
  /// volume, the unit matrix.
  private static func movieHeader(_ seconds: Int) -> [UInt8] {
    let head = [0, 0, 0, 1_000, min(max(0, seconds), 4_000_000) * 1_000, 0x0001_0000]
    let matrix = [0x0001_0000, 0, 0, 0, 0x0001_0000, 0, 0, 0, 0x4000_0000]
    let end = [Int](repeating: 0, count: 6) + [1]
    return head.flatMap(number) + [1, 0] + [UInt8](repeating: 0, count: 10)
      + (matrix + end).flatMap(number)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
