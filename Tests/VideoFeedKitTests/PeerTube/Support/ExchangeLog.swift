import Foundation
import PentadCore

/// Writes exchanges to the file that `PENTAD_EXCHANGES` names, one a line, for Tools/peertube/validate.py.
enum ExchangeLog {
  private static let file: FileHandle? = {
    guard let path = ProcessInfo.processInfo.environment["PENTAD_EXCHANGES"],
      FileManager.default.createFile(atPath: path, contents: nil)
    else { return nil }
    return FileHandle(forWritingAtPath: path)
  }()
  private static let turn = Lock(())

  static func write(_ request: TransportRequest, _ reply: PeerTubeStub.Reply) {
    guard let file else { return }
    let line: JSONValue = [
      "method": .string(request.method.rawValue), "url": .string(request.url.string),
      "headers": .object(
        request.headers.fields.map { JSONValue.Member($0.name, .string($0.value)) }),
      "body": .string(String(decoding: request.body, as: UTF8.self)),
      "status": .integer(reply.status), "reply": .string(reply.text),
    ]
    turn.withLock { _ in file.write(Data("\(line.text())\n".utf8)) }
  }
}
