/// The checksums of the published files of the Sun and the Moon.
///
/// They are those of Debian's packages swe-basic-data and swe-standard-data, version
/// 4.0-20221111-2. `Data/astro/ephemeris.sha256` has their SHA-256.
enum EphemerisSums {
  /// A checksum of bytes that come in pieces: FNV-1a over words of eight bytes, little-endian, then
  /// over their number. It detects damage but not forgery.
  struct Sum {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325
    private var count: UInt64 = 0

    /// Adds bytes. Only the last piece may have a number of bytes that is not a multiple of eight.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      var place = 0
      while bytes.count - place >= 8 {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        place += 8
      }
      var rest: UInt64 = 0
      for (shift, byte) in bytes[place...].enumerated() {
        rest |= UInt64(byte) << UInt64(8 * shift)
      }
      if place < bytes.count { mix(rest) }
      count &+= UInt64(bytes.count)
    }

    var value: UInt64 {
      var end = self
      end.mix(count)
      return end.state
    }

    /// Mixes a word in. The shift lets the high bits of a word reach the low ones.
    private mutating func mix(_ word: UInt64) {
      state = (state ^ word) &* 0x0000_0100_0000_01b3
      state ^= state >> 32
    }
  }

  /// The checksums by the names of the files.
  static let known: [String: UInt64] = [
    "semo_00.se1": 0x1b69_f824_6ac0_29c5,
    "semo_06.se1": 0x9b46_d03a_c269_1e81,
    "semo_12.se1": 0xb089_e0a6_ad07_9b5a,
    "semo_18.se1": 0x21f0_12da_715c_724e,
    "semo_24.se1": 0x19da_ee22_77b3_a63a,
    "semo_30.se1": 0x7fbe_b645_5ca6_7954,
    "semo_36.se1": 0x8eb3_c05f_6a1c_aae5,
    "semo_42.se1": 0xaa77_2109_a346_4c0d,
    "semo_48.se1": 0xc015_4833_fedb_cfac,
    "semom06.se1": 0xccae_b21f_a4c3_57f6,
    "semom12.se1": 0x54ad_f5b3_e8cb_2130,
    "semom18.se1": 0x65e7_fb5a_029c_28e3,
    "semom24.se1": 0x95a6_c102_ed5b_a02d,
    "semom30.se1": 0x3d22_e345_d375_0ef3,
    "semom36.se1": 0x86c2_6d3a_f0f5_02fd,
    "semom42.se1": 0xc386_0d43_37ff_0e7e,
    "semom48.se1": 0xff39_1169_62cc_f6d6,
    "semom54.se1": 0x7a27_7356_84b0_efd1,
    "sepl_00.se1": 0xc19a_9d27_c37a_7e58,
    "sepl_06.se1": 0x0e6c_ea86_5a56_e05f,
    "sepl_12.se1": 0x14da_f423_f206_1a3c,
    "sepl_18.se1": 0xc16d_2af9_7faa_bd93,
    "sepl_24.se1": 0x0a6d_ce49_e45b_570f,
    "sepl_30.se1": 0x9b25_7ae5_c660_552a,
    "sepl_36.se1": 0x29f0_614f_03e0_9cbe,
    "sepl_42.se1": 0x15c2_5daf_6af1_f912,
    "sepl_48.se1": 0xdc52_3281_2601_b91a,
    "seplm06.se1": 0xa663_50a3_9c3d_6bad,
    "seplm12.se1": 0x9ad0_a92e_acc6_0e43,
    "seplm18.se1": 0x5275_71f1_e31b_fdea,
    "seplm24.se1": 0xfb6b_c563_2be1_8dac,
    "seplm30.se1": 0x1f70_705d_c996_dc92,
    "seplm36.se1": 0xf56e_e3d2_fd49_b14e,
    "seplm42.se1": 0x52a1_bb15_712d_963c,
    "seplm48.se1": 0x85a9_5467_b138_f1be,
    "seplm54.se1": 0xe698_7169_44e4_ea5a,
  ]
}
