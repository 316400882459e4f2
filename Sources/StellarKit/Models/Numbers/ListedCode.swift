/// A code by which a class can be found, and its kind.
struct ListedCode: Hashable {
  let key: String
  let kind: ListedNumber.Kind
  /// True if leading zeros or the mark of a number were removed.
  let isUnpadded: Bool
}

extension StellarClass {
  /// All codes of the class in all lookup forms, without duplicates: from its id, its name, each
  /// number in the name, and the numbers of earlier years.
  var codes: [ListedCode] {
    var found: [ListedCode] = []
    var keys: Set<String> = []
    func add(_ code: ClassCode?, _ kind: ListedNumber.Kind) {
      guard let code else { return }
      let forms = [code, code.unpadded, code.unmarked, code.unmarked?.unpadded]
      for (index, form) in forms.enumerated() {
        guard let key = form?.key, keys.insert(key).inserted else { continue }
        found.append(ListedCode(key: key, kind: kind, isUnpadded: index > 0))
      }
    }
    add(ClassCode(masterId), .master)
    if name != masterId { add(ClassCode(name), .cross) }
    for code in nameCodes { add(code, .cross) }
    for old in oldNumbers.prefix(ClassNumber.countLimit) { add(ClassCode(old), .old) }
    return found
  }

  /// The codes of a name that lists several, `COS 126 / EGR 126`, `AAS/ANSC 185`, `CS 101/102`: the
  /// first 100.
  private var nameCodes: [ClassCode] {
    let parts = name.utf8.split(maxSplits: ClassNumber.countLimit) { "/,;()".utf8.contains($0) }
    guard parts.count > 1 else { return [] }
    let codes = parts.prefix(ClassNumber.countLimit).map { ClassCode(Substring($0)) }
    var found = codes.compactMap { $0 }
    // A part may lack the letters of the part before, or the number of the part after.
    for (part, next) in zip(codes, codes.dropFirst()) {
      if let code = next.flatMap({ part?.continued(by: $0) }) { found.append(code) }
    }
    var last: ClassCode?
    for code in codes.reversed() {
      if let numbered = last.flatMap({ code?.numbered(as: $0) }) {
        found.append(numbered)
      } else if code?.hasNumber == true {
        last = code
      }
    }
    return found + ClassNumber.all(in: name).compactMap { ClassCode($0.normalForm) }
  }
}
