/// The version of the binary interface.
///
/// - Returns: 1000 × major + minor
///
/// Threads: any. Since: 0.1
@_cdecl("pentad_abi_version") public func pentad_abi_version() -> UInt32 { 1 }
