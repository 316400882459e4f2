import FuzzSupport
import PentadCore

@testable import PentadStorage

/// The file of secrets: what is read, written and read again is the same, and a damaged one is refused
/// whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCredentials(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let bytes = input.bytes()
    if let secrets = CredentialLines.secrets(bytes) { check(secrets) }
    // Without the first line nothing is reached: it is put before the input, too.
    let lines = Array("pentad-credentials 1\n".utf8) + bytes
    if let secrets = CredentialLines.secrets(lines) { check(secrets) }
    let key = CredentialKey(account: String(decoding: bytes, as: UTF8.self), name: "token")
    check([key: bytes])
  }
}

private func check(_ secrets: [CredentialKey: [UInt8]]) {
  let again = CredentialLines.secrets(CredentialLines.bytes(secrets))
  Fuzzing.require(again == secrets, "other secrets")
}
