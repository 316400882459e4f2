import PentadCore

/// Handles `/control/…`: the Swift calls of the server, as JSON over `POST`. Calls that only return
/// data use `GET`. The page ControlDoor lists them.
struct ControlDoor: Sendable {
  typealias Action = @Sendable (ServerCore, ControlBody) throws -> JSONValue

  private let core: ServerCore

  init(_ core: ServerCore) { self.core = core }

  func respond(to request: Request) -> Response {
    if let refusal = ControlAccess.refusal(of: request) {
      return Self.failure(refusal.status, refusal.message)
    }
    let name = String(request.path.dropFirst("/control/".count))
    if request.method == "GET", let log = log(name, request.query) {
      return .text(log.text(sortedKeys: true), type: "application/json")
    }
    let calls = ["GET": Self.questions, "POST": Self.actions][request.method]
    guard let action = calls?[name] else {
      let isKnown = Self.questions[name] != nil || Self.actions[name] != nil
      return Self.failure(isKnown ? 405 : 404, "there is no control \(request.method) \(name)")
    }
    do {
      return .json(try action(core, try ControlBody(request.body)))
    } catch let error as PentadError {
      return Self.failure(error.code == .notFound ? 404 : 400, error.message)
    } catch {
      return Self.failure(400, "the body is not what \(name) takes")
    }
  }

  /// Returns a log for comparison with a client's data, byte for byte; nil for any other name.
  private func log(_ name: String, _ query: Form) -> JSONValue? {
    let user = query["user"]
    switch name {
    case "groupme/log": return core.groupMe.log(of: user)
    case "video/log":
      let actions = core.videos.actions(
        of: user.flatMap { Int($0) }, service: query["service"])
      return ["actions": .array(actions)]
    case "video/peertube/log": return core.peerTube.log(of: user)
    case "canvas/log": return core.canvas.log(of: user)
    case "moodle/log": return core.moodle.log(of: user)
    default: return nil
    }
  }

  private static func failure(_ status: Int, _ message: String) -> Response {
    .json(["error": .string(message)], status: status)
  }

  private static let questions = schoolQuestions.merging(ownQuestions) { own, _ in own }

  private static let ownQuestions: [String: Action] = [
    "faults": { core, _ in .array(core.faults.entries.map(\.json)) },
    "log": { core, _ in .array(core.log.records.map(\.json)) },
    "counters": { core, _ in
      let totals = core.log.totals
      return ["requests": .integer(totals.requests), "faulted": .integer(totals.faulted)]
    },
    "clock": { core, _ in ["now": .integer(Int(core.clock.now))] },
    "stellar": { core, _ in core.stellar.catalogue.summary },
    "groupme/clients": { core, _ in core.groupMe.pushClients },
  ]

  private static let ownActions: [String: Action] = [
    "faults": { core, body in
      let fault = try body.decoded(FaultCommand.self).fault
      return ["id": .integer(core.faults.add(fault))]
    },
    "faults/remove": { core, body in
      core.faults.remove(try body.decoded(Identified.self).id)
      return done
    },
    "clock": { core, body in
      let command = try body.decoded(ClockCommand.self)
      if let now = command.now { core.clock.set(now) }
      if let milliseconds = command.advance { core.clock.advance(by: milliseconds) }
      return ["now": .integer(Int(core.clock.now))]
    },
    "reset": { core, _ in
      core.reset()
      return done
    },
    "tokens/expire": { core, _ in
      core.stellar.expireDevices()
      core.groupMe.expire()
      core.shelby.expire()
      core.peerTube.expire()
      core.canvas.expire()
      core.moodle.expire()
      return done
    },
    "stellar/announce": { core, body in
      try body.decoded(AnnounceCommand.self).carryOut(core.stellar)
      return done
    },
    "stellar/class": { core, body in
      try body.decoded(ClassCommand.self).carryOut(core.stellar)
      return done
    },
    "stellar/remove": { core, body in
      try core.stellar.remove(try body.decoded(Named.self).masterId)
      return done
    },
    "stellar/term": { core, body in
      let command = try body.decoded(TermCommand.self)
      core.stellar.begin(term: command.term, dropping: Set(command.dropping ?? []))
      return done
    },
  ]

  private static let actions = ownActions.merging(groupMeActions) { own, _ in own }
    .merging(videoActions) { own, _ in own }.merging(peerTubeActions) { own, _ in own }
    .merging(schoolActions) { own, _ in own }

  private static let videoActions = Dictionary(
    uniqueKeysWithValues: VideoCommand.names.map { name in
      let action: Action = { core, body in
        try body.decoded(VideoCommand.self).carryOut(name, core)
      }
      return ("video/" + name, action)
    })

  private static let groupMeActions = Dictionary(
    uniqueKeysWithValues: GroupMeCommand.names.map { name in
      let action: Action = { core, body in
        try body.decoded(GroupMeCommand.self).carryOut(name, core.groupMe)
      }
      return ("groupme/\(name)", action)
    })

  private static let peerTubeActions = Dictionary(
    uniqueKeysWithValues: PeerTubeCommand.names.map { name in
      let action: Action = { core, body in
        try body.decoded(PeerTubeCommand.self).carryOut(name, core.peerTube)
      }
      return ("video/peertube/\(name)", action)
    })

  private static let done: JSONValue = ["ok": true]
}

private struct Identified: Decodable {
  var id: Int?
}

private struct Named: Decodable {
  var masterId: String
}

private struct ClockCommand: Decodable {
  var now: Int64?
  var advance: Int64?
}

private struct TermCommand: Decodable {
  var term: String
  var dropping: [String]?
}
