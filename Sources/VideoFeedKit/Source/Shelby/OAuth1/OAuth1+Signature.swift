import PentadCore

extension OAuth1 {
  /// Returns the signature base string (RFC 5849, 3.4.1). It consists of the method, the address
  /// without its query, and all parameters of the query, the form and the protocol in sorted order.
  func baseString(of request: TransportRequest, _ protocolParameters: OAuth1Form) -> String {
    var parameters = OAuth1Form(reading: request.url.query ?? "")
    if request.isForm {
      parameters.add(OAuth1Form(reading: String(decoding: request.body, as: UTF8.self)))
    }
    parameters.add(protocolParameters)
    let address = request.url.origin + request.url.path
    return [request.method.rawValue, address, parameters.sorted.text]
      .map(TransportURL.encoded).joined(separator: "&")
  }

  /// Returns the signature of a request, not yet encoded for a header.
  func signature(of request: TransportRequest, _ protocolParameters: OAuth1Form) -> String {
    let key = [consumer.secret, token?.secret ?? ""].map(TransportURL.encoded)
      .joined(separator: "&")
    switch method {
    case .plaintext: return key
    case .hmacSHA1:
      let text = baseString(of: request, protocolParameters)
      return Base64.text(SHA1.authenticate(Array(text.utf8), key: Array(key.utf8)))
    }
  }
}

extension TransportRequest {
  /// True if the body is a form. Only then does the signature include it.
  fileprivate var isForm: Bool {
    let type = headers["Content-Type"]?.prefix { $0 != ";" && $0 != " " } ?? ""
    return type.lowercased() == OAuth1Form.contentType
  }

  /// Sets a form as the body.
  mutating func set(form: OAuth1Form) throws(PentadError) {
    try headers.set("Content-Type", OAuth1Form.contentType)
    body = Array(form.text.utf8)
  }
}

extension OAuth1Form {
  /// The media type of a form.
  static let contentType = "application/x-www-form-urlencoded"
}
