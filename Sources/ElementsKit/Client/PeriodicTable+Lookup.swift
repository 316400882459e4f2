public import PentadCore

extension PeriodicTable {
  /// The element with this atomic number.
  ///
  /// - Throws: `notFound` outside 1…118.
  public func element(number: Int) throws(PentadError) -> AtomicElement {
    try AtomicElement(atomicNumber: number)
  }

  /// The element with exactly this symbol; `fe` is not iron here.
  ///
  /// Takes some 20 ns and allocates nothing when it succeeds. It fails as fast on a long text as on a
  /// short one.
  ///
  /// - Throws: `notFound`, naming the symbol that differs only in case, if there is one.
  public func element(symbol: String) throws(PentadError) -> AtomicElement {
    let z = SymbolIndex.shared.number(symbol)
    guard z != 0 else { throw Self.unknown(symbol: symbol) }
    return AtomicElement(unchecked: Int(z))
  }

  /// The element with exactly this IUPAC or US name, with or without a capital: `aluminium`,
  /// `Aluminum`, but not `ALUMINUM`.
  ///
  /// - Parameter name: the name.
  /// - Throws: ``PentadCore/PentadError/Code/notFound``, with the nearest name;
  ///   ``PentadCore/PentadError/Code/invalid`` for an empty text and for more than 256 bytes of UTF-8.
  ///
  /// C: `pentad_elements_element_named`.
  public func element(name: String) throws(PentadError) -> AtomicElement {
    if name.utf8.count <= FoldedText.limit, let element = NameIndex.exact[name] { return element }
    throw Self.unknown(name, "has the name", try Self.folded(name))
  }

  /// The element that a text means: a symbol, a name in any spelling or case, an old name, a temporary symbol, or
  /// an atomic number.
  ///
  /// White space around it, case and accents do not count. The first of these that holds decides:
  ///
  /// 1. It is a symbol: `Co`, `co` and `CO` are all cobalt, `no` is nobelium.
  /// 2. It is an atomic number: `26`.
  /// 3. It is a name: IUPAC's, then US, alternative, historical and temporary names, then temporary
  ///    symbols: `aluminum`, `Ferrum`, `ununoctium`, `Uuo`.
  ///
  /// No two elements answer to one text.
  ///
  /// - Parameter text: the text.
  /// - Throws: ``PentadCore/PentadError/Code/notFound``, with the nearest name;
  ///   ``PentadCore/PentadError/Code/invalid`` for an empty text and for more than 256 bytes of UTF-8.
  ///
  /// C: `pentad_elements_element_match`.
  public func element(matching text: String) throws(PentadError) -> AtomicElement {
    // Most texts are symbols as they stand, and folding costs more than looking.
    let exact = SymbolIndex.shared.number(text)
    if exact != 0 { return AtomicElement(unchecked: Int(exact)) }
    let folded = try Self.folded(text)
    let z = folded.symbolNumber
    if z != 0 { return AtomicElement(unchecked: Int(z)) }
    if let number = folded.wholeNumber { return try AtomicElement(atomicNumber: number) }
    guard let element = NameIndex.element(named: folded) else {
      throw Self.unknown(text, "matches", folded)
    }
    return element
  }
}
