import FuzzSupport
import PentadCore

@testable import PentadStorage

/// The file of secrets: reading, writing and reading again gives the same secrets.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCredentials(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let bytes = input.bytes()
    check(CredentialLines.contents(bytes).secrets)
    // Without the first line nothing is reached: it is put before the input, too.
    let lines = Array("pentad-credentials 1\n".utf8) + bytes
    check(CredentialLines.contents(lines).secrets)
    let key = CredentialKey(account: String(decoding: bytes, as: UTF8.self), name: "token")
    check([key: bytes])
  }
}

private func check(_ secrets: [CredentialKey: [UInt8]]) {
  let again = CredentialLines.contents(CredentialLines.bytes(secrets))
  Fuzzing.require(again == .init(secrets: secrets), "other secrets")
}
