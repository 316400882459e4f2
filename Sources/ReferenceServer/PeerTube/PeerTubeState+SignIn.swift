import PentadCore

extension PeerTubeState {
  static let signInRoutes = [
    PeerTubeRoute("GET", "config", .anybody) { _, _ in .peerTube(config) },
    PeerTubeRoute("GET", "oauth-clients/local", .anybody) { state, _ in
      let client = state.tokens.client
      return .peerTube([
        "client_id": .string(client.id), "client_secret": .string(client.secret),
      ])
    },
    PeerTubeRoute("POST", "users/token", .anybody) { try $0.signIn($1) },
    PeerTubeRoute("POST", "users/revoke-token", .user) { state, call in
      let access = call.request.header("Authorization")?.split(separator: " ").last ?? ""
      state.tokens.revoke(access: String(access))
      return .peerTube(["success": true])
    },
    PeerTubeRoute("GET", "users/me", .user) { state, call in
      .peerTube(state.json(of: try state.user(call), call))
    },
  ]

  // MARK: OAuth 2

  private mutating func signIn(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Response {
    let type = call.request.header("Content-Type")?.lowercased() ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded") else {
      throw .grant(
        "invalid_request",
        "Invalid request: content must be application/x-www-form-urlencoded")
    }
    func need(_ name: String) throws(PeerTubeFailure) -> String {
      guard let text = call.body[name]?.asString, !text.isEmpty else {
        throw .grant("invalid_request", "Missing parameter: `\(name)`")
      }
      return text
    }
    guard call.body["client_id"]?.asString == tokens.client.id,
      call.body["client_secret"]?.asString == tokens.client.secret
    else { throw .grant("invalid_client", "Invalid client: client is invalid") }
    let pair: PeerTubeTokens.Pair
    switch try need("grant_type") {
    case "password":
      let user = try user(
        try need("username"), try need("password"), call.request.header("x-peertube-otp"))
      pair = tokens.issue(to: user.number, now: call.now)
    case "refresh_token":
      guard let found = tokens.refresh(try need("refresh_token"), now: call.now) else {
        throw .grant("invalid_grant", "Invalid grant: refresh token is invalid")
      }
      pair = found
    default:
      throw .grant(
        "unsupported_grant_type", "Unsupported grant type: `grant_type` is invalid")
    }
    var response = Response.peerTube([
      "token_type": "Bearer", "access_token": .string(pair.access),
      "refresh_token": .string(pair.refresh),
      "expires_in": .integer(Int(PeerTubeTokens.accessLife / 1_000)),
      "refresh_token_expires_in": .integer(Int(PeerTubeTokens.refreshLife / 1_000)),
    ])
    response.headers += [("Cache-Control", "no-store"), ("Pragma", "no-cache")]
    return response
  }

  private func user(
    _ name: String, _ password: String, _ code: String?
  ) throws(PeerTubeFailure) -> PeerTubeUser {
    guard let user = user(named: name), user.password == password else {
      throw .grant("invalid_grant", "Invalid grant: user credentials are invalid")
    }
    guard let wanted = user.code else { return user }
    guard let code else { throw .missingCode }
    guard code == wanted else {
      throw .grant("invalid_two_factor", "Invalid two factor header")
    }
    return user
  }

  // MARK: User and server

  private func json(of user: PeerTubeUser, _ call: PeerTubeCall) -> JSONValue {
    let account = call.catalogue.person(user.number).map {
      self.account(of: $0, isLocal: true, call)
    }
    let channels = call.catalogue.channels.filter { channel in
      channel.owner == user.number && channel.place == .here && Self.isLocal(channel)
    }
    return [
      "id": .integer(user.number), "username": .string(user.name),
      "email": .string("\(user.name)@mail.example"), "emailVerified": true, "emailPublic": false,
      "nsfwPolicy": "do_not_list", "autoPlayVideo": true, "autoPlayNextVideo": false,
      "autoPlayNextVideoPlaylist": true, "p2pEnabled": false, "videosHistoryEnabled": true,
      "videoLanguages": [], "language": "en", "videoQuota": -1, "videoQuotaDaily": -1,
      "role": ["id": 2, "label": "User"], "theme": "instance-default",
      "account": account ?? .null,
      "videoChannels": .array(channels.map { self.channel($0, call) }), "blocked": false,
      "twoFactorEnabled": .bool(user.code != nil),
      "createdAt": .string(ISO8601.text(Self.begin)),
    ]
  }

  /// The time of the server's installation, in milliseconds since 1970: 1 November 2023.
  static let begin: Int64 = 1_698_796_800_000

  private static let config: JSONValue = [
    "instance": [
      "name": "PeerTube for tests", "shortDescription": "Everything on it is made up",
      "defaultClientRoute": "/videos/browse", "isNSFW": false,
      "defaultNSFWPolicy": "do_not_list",
    ],
    "serverVersion": "8.1.0", "email": ["enabled": false], "contactForm": ["enabled": false],
    "signup": [
      "allowed": false, "allowedForCurrentIP": false, "requiresEmailVerification": false,
    ],
    "transcoding": [
      "hls": ["enabled": true], "web_videos": ["enabled": true],
      "enabledResolutions": [240, 480, 720, 1_080],
    ],
    "tracker": ["enabled": false], "federation": ["enabled": true],
    "views": ["videos": ["watchingInterval": ["anonymous": 5_000, "users": 5_000]]],
  ]
}
