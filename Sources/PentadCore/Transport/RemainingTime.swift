/// The rest of a request's deadline, for a transport that waits or retries.
struct RemainingTime {
  private let time: TimeSource
  private let deadline: Int
  private let end: Int64

  init(of request: TransportRequest, _ time: TimeSource) {
    self.time = time
    deadline = max(0, min(request.deadline, 1 << 40))
    end = time.uptime() + Int64(deadline)
  }

  /// The rest in milliseconds; at least 0.
  var milliseconds: Int { Int(max(0, end - time.uptime())) }

  /// Returns the request with the rest as its deadline.
  func limiting(_ request: TransportRequest) -> TransportRequest {
    var request = request
    request.deadline = milliseconds
    if case .replaced(let extra) = request.deadlineRule {
      request.deadlineRule = .replaced(extra: extra - (deadline - request.deadline))
    }
    return request
  }
}
