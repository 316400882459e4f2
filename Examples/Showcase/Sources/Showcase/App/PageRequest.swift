import Hummingbird
import PentadCore

/// The input of a request: the variable parts of the path, the query, and the fields of a form.
struct PageRequest: Sendable {
  /// The values after the `?`.
  let query: FormFields
  /// The fields of the form that was sent; none for a page.
  let form: FormFields
  /// The requested path.
  let path: String
  /// True if a page of another origin led here, as far as the browser states it.
  let isFromElsewhere: Bool
  private let parameters: Parameters

  init(_ request: Request, _ context: PageContext, form: FormFields = FormFields("")) {
    query = FormFields(request.uri.query ?? "")
    self.form = form
    path = request.uri.path
    isFromElsewhere = ["cross-site", "same-site"].contains(request.fetchSite)
    parameters = context.parameters
  }

  /// A part of the path, decoded: of `/elements/:symbol`, `symbol`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` when it is not UTF-8.
  func parameter(_ name: String) throws(PentadError) -> String {
    guard let text = parameters.get(name).flatMap(FormFields.decoded) else {
      throw PentadError(.invalid, "the address is malformed")
    }
    return text
  }

  /// A date of the path or the query.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a malformed number.
  static func number(_ text: String, _ name: String) throws(PentadError) -> Double {
    let text = text.replacing(",", with: ".").filter { !$0.isWhitespace }
    guard let number = Double(text), number.isFinite else {
      throw PentadError(.invalid, "\(name) must be a number, such as 23.18")
    }
    return number
  }
}
