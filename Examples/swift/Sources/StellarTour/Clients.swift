import PentadCore
import StellarKit

/// A substitute for a network. Stored data and user actions need none.
struct NoNetwork: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "there is no network")
  }
}

/// A small campus, in place of a server. Any transport will do; that of a program with a network is
/// PentadNetworking's `HTTPTransport`.
struct Campus: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    let query = request.url.query ?? ""
    let answer = Self.answers.first { query.contains($0.question) }?.text
    let text = answer ?? #"{"error":"SubjectNotFound"}"#
    return TransportResponse(status: 200, body: TransportBody(Array(text.utf8)))
  }

  private static let item = #""masterId":"6.1010","name":"6.1010","title":"Programming""#
  private static let news = #"{"unixtime":1788100000,"title":"Lab 0 is out","text":"Due Friday."}"#

  private static let answers = [
    (question: "command=courses", text: #"[{"short":"6","name":"Engineering","is_course":1}]"#),
    (question: "command=subjectList", text: #"{"checksum":"1","classes":[{\#(item)}]}"#),
    (question: "id=6.1010", text: #"{\#(item),"announcements":[\#(news)]}"#),
  ]
}

/// Runs with a client that has a folder.
func withClient(
  in folder: String, _ transport: any Transport = NoNetwork(),
  _ body: (StellarClient) async throws -> Void
) async throws {
  let client = try await StellarClient(
    StellarConfiguration(folder: folder), transport: transport, endpoint: "http://localhost/")
  try await body(client)
  await client.close()
}
