import PentadCore

/// The public settings of a Moodle site, which need no sign-in.
///
/// C: `pentad_stellar_moodle_config`.
public struct MoodleSiteConfig: Hashable, Sendable {
  /// The way in which a person signs in.
  public enum SignIn: String, Hashable, Sendable, CaseIterable {
    /// With user name and password, in a form of the host program.
    case password
    /// On the site's page, in a browser, also with single sign-on (SSO).
    case browser
    /// On the site's page, in a web view of the host program, also with single sign-on (SSO).
    case webView
  }

  /// A single sign-on (SSO) service of the school, such as its identity provider.
  public struct IdentityProvider: Hashable, Sendable {
    /// The name to show on a button.
    public let name: String
    /// The address of its page.
    public let url: String

    /// Creates a provider.
    public init(name: String, url: String) {
      self.name = name
      self.url = url
    }
  }

  /// The site's own address, without a slash at its end. Use this address for the source: it may
  /// differ from the address that a person typed.
  public internal(set) var address: String
  /// The address in the form that the site uses, which is also part of its signatures.
  let root: String
  /// The site's name, as plain text.
  public let name: String
  /// The way in which a person signs in.
  public let signIn: SignIn
  /// The address that starts a sign-in in a browser; nil when the site does not offer it.
  public let launchURL: String?
  /// The single sign-on services of the school, in the site's order.
  public let identityProviders: [IdentityProvider]
  /// True if the site offers the web services of the mobile app, which a source needs.
  public let hasMobileServices: Bool
  /// True if the site is in maintenance.
  public let isInMaintenance: Bool
}

extension MoodleSiteConfig: Decodable {
  /// Decodes the settings. Only the address is required.
  public init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let addresses = [fields.words("httpswwwroot"), fields.words("wwwroot")].compactMap(\.self)
    guard let root = addresses.first(where: { $0.contains("://") }),
      let address = try? MoodleAddress(root).text
    else { throw WireProblem(text: "no address") }
    self.address = address
    self.root = root
    name = fields.moodleLine("sitename")
    signIn =
      switch fields.number("typeoflogin") {
      case 2: .browser
      case 3: .webView
      default: .password
      }
    launchURL = fields.words("launchurl").flatMap { try? TransportURL($0).string }
    identityProviders = (fields.list("identityproviders", of: WireProvider.self) ?? []).map {
      IdentityProvider(name: $0.name, url: $0.url)
    }
    let isOn = fields.flag("enablewebservices") ?? true
    hasMobileServices = isOn && fields.flag("enablemobilewebservice") ?? true
    isInMaintenance = fields.flag("maintenanceenabled") ?? false
  }

  private struct WireProvider: WireItem {
    let name: String
    let url: String
    var problems: [StellarDiagnostic] { [] }

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      name = fields.moodleLine("name")
      guard let url = fields.words("url").flatMap({ try? TransportURL($0).string }) else {
        throw WireProblem(text: "a sign-in service without an address")
      }
      self.url = url
    }
  }
}
