import Testing

@testable import Showcase

extension Served {
  /// Requests a page repeatedly until it has the expected content; for background work.
  @discardableResult
  func until(
    _ address: String, _ isRight: (Answer) -> Bool
  ) async throws -> Answer {
    let end = ContinuousClock.now.advanced(by: .seconds(30))
    while true {
      let answer = try await get(address + (address.contains("?") ? "&" : "?") + "live=yes")
      if isRight(answer) { return answer }
      guard ContinuousClock.now < end else {
        Issue.record("\(address) is still not as it should be: \(answer.text)")
        return answer
      }
      await Task.yield()
    }
  }
}
