package import PentadCore

extension PentadError.Code {
  /// The account may not see this class or item now. Other classes and items are not affected.
  package static let moodleItemClosed = Self(.refused, detail: 0x3a0)
}

extension PentadError {
  /// True if the error concerns the whole site, the account or the connection. False if it concerns
  /// one class or item, so that the others can still be fetched.
  var isOfWholeSite: Bool {
    switch code.coarse {
    case .refused: code != .moodleItemClosed && code != .bodyTooLong
    case .decoding: code == .unreadableAnswer
    case .notFound: false
    default: true
    }
  }

  /// Returns the error for an `errorcode` of Moodle, which comes with the status 200. The site's
  /// own message is not shown, because it may repeat parts of the request.
  static func moodle(_ code: String) -> PentadError {
    switch code {
    case "invalidlogin":
      PentadError(
        .signInRequired,
        "the site does not accept this name and password; a site with its own sign-in page needs "
          + "the sign-in in a browser")
    case "invalidtoken", "accessexception":
      PentadError(.signInRequired, "the site does not accept the token any more: sign in again")
    case "passwordisexpired", "restoredaccountresetpassword", "forcepasswordchangenotice",
      "wsaccessuserexpired":
      PentadError(.unauthorized, "the site wants a new password: change it in a browser first")
    case "usernotconfirmed", "usernotfullysetup", "wsaccessuserunconfirmed":
      PentadError(.unauthorized, "the account is not set up yet: sign in in a browser first")
    case "sitepolicynotagreed":
      PentadError(.unauthorized, "accept the site's policies in a browser, then try again")
    case "wsaccessusersuspended", "wsaccessuserdeleted", "wsaccessusernologin":
      PentadError(.unauthorized, "the site has closed the account: ask the school")
    case "noguest":
      PentadError(.unauthorized, "the site does not let guests use its web services")
    case "sitemaintenance", "upgraderunning":
      PentadError(.serverUnavailable, "the site is in maintenance: try again later")
    case _ where code.hasPrefix("dml") || code.hasPrefix("ddl") || code.hasPrefix("db"):
      PentadError(.serverUnavailable, "the site's database could not answer: try again later")
    case "enablewsdescription", "servicenotavailable", "cannotcreatetoken":
      PentadError(.unsupported, "the site does not offer its mobile web services to this account")
    case "requireloginerror", "nopermissions", "errorcoursecontextnotvalid", "coursehidden",
      "noviewdiscussionspermission", "nopostforum":
      PentadError(.moodleItemClosed, "the account may not see or change this at the site now")
    case "invalidrecord", "invalidrecordunknown", "invalidcourseid":
      PentadError(.classNotFound, "the site does not have this any more")
    default:
      PentadError(.moodleItemClosed, "the site does not take the request\(name(of: code))")
    }
  }

  /// Returns a temporary error for a change that was rejected by an HTTP status and not by Moodle.
  /// A captive portal or a firewall may have answered, so the change remains pending.
  static func notFromMoodle(_ error: PentadError) -> PentadError {
    PentadError(.serverUnavailable, error.message, retryAfter: error.retryAfter)
  }

  /// Returns an `errorcode` as text for a message; empty for a code with digits, because it may
  /// contain a token.
  private static func name(of code: String) -> String {
    let isName =
      (1...40).contains(code.utf8.count)
      && code.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
    return isName ? " (\(code))" : ""
  }

  /// Returns the error for a function that the site does not offer.
  static func missing(function: String) -> PentadError {
    PentadError(.unsupported, "the site does not offer \(function)")
  }
}
