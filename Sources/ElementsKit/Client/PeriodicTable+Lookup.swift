public import PentadCore

extension PeriodicTable {
  /// Returns the element with this atomic number.
  ///
  /// - Throws: `notFound` outside 1…118.
  public func element(number: Int) throws(PentadError) -> AtomicElement {
    try AtomicElement(atomicNumber: number)
  }

  /// Returns the element with exactly this symbol; case matters, so `fe` is not iron.
  ///
  /// A successful call takes about 20 ns and allocates no memory. A failing call takes no longer
  /// for a long text than for a short one.
  ///
  /// - Throws: `notFound`; the message names a symbol that differs only in case, if there is one.
  public func element(symbol: String) throws(PentadError) -> AtomicElement {
    let z = SymbolIndex.shared.number(symbol)
    guard z != 0 else { throw Self.unknown(symbol: symbol) }
    return AtomicElement(unchecked: Int(z))
  }

  /// Returns the element with exactly this IUPAC or US name; only the case of the first letter is
  /// ignored.
  ///
  /// `aluminium` and `Aluminum` match; `ALUMINUM` does not.
  ///
  /// - Parameter name: the name.
  /// - Throws: ``PentadCore/PentadError/Code/notFound``, with the nearest name;
  ///   ``PentadCore/PentadError/Code/invalid`` for an empty text and for more than 256 bytes of
  ///   UTF-8.
  ///
  /// C: `pentad_elements_element_named`.
  public func element(name: String) throws(PentadError) -> AtomicElement {
    if name.utf8.count <= FoldedText.limit, let element = NameIndex.exact[name] { return element }
    throw Self.unknown(name, "has the name", try Self.folded(name))
  }

  /// Returns the element for a text that a person typed: a symbol, an atomic number, or a current,
  /// former or temporary name.
  ///
  /// Case, accents and surrounding white space are ignored. The first match in this order wins:
  ///
  /// 1. A symbol: `Co`, `co` and `CO` are all cobalt, `no` is nobelium.
  /// 2. An atomic number: `26`.
  /// 3. A name: IUPAC's, then US, alternative, historical and temporary names, then temporary
  ///    symbols: `aluminum`, `Ferrum`, `ununoctium`, `Uuo`.
  ///
  /// Every text matches at most one element.
  ///
  /// - Parameter text: the text.
  /// - Throws: ``PentadCore/PentadError/Code/notFound``, with the nearest name;
  ///   ``PentadCore/PentadError/Code/invalid`` for an empty text and for more than 256 bytes of
  ///   UTF-8.
  ///
  /// C: `pentad_elements_element_match`.
  public func element(matching text: String) throws(PentadError) -> AtomicElement {
    // Most texts are exact symbols, and folding costs more than this look-up.
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
