extension ElementFilter {
  /// Returns a filter that includes the elements of a block.
  public static func block(_ block: Block) -> Self {
    Self { placement in ElementSet { $0.block(placement) == block } }
  }

  /// Returns a filter that includes the elements of a group, 1…18; another number includes no
  /// element.
  public static func group(_ group: Int) -> Self {
    Self { placement in ElementSet { $0.group(placement) == group } }
  }

  /// Returns a filter that includes the elements of a range of groups, such as `13...17` or
  /// `13...`.
  public static func groups(_ groups: some RangeExpression<Int>) -> Self {
    Self { placement in ElementSet { $0.group(placement).map(groups.contains) ?? false } }
  }

  /// Returns a filter that includes the elements of a period, 1…7; another number includes no
  /// element.
  public static func period(_ period: Int) -> Self { Self { $0.period == period } }

  /// Returns a filter that includes the elements of a range of periods, such as `2...3` or `...3`.
  public static func periods(_ periods: some RangeExpression<Int>) -> Self {
    Self { periods.contains($0.period) }
  }

  /// Returns a filter that includes the elements with an atomic number in a range, such as
  /// `57...71` or `93...`.
  public static func numbers(_ numbers: some RangeExpression<Int>) -> Self {
    Self { numbers.contains($0.atomicNumber) }
  }

  /// Returns a filter that includes the elements of a family.
  public static func category(_ category: ElementCategory) -> Self {
    Self { $0.category == category }
  }

  /// Returns a filter that includes the elements in one of the original's four states.
  public static func state(_ state: ElementState) -> Self { Self { $0.state == state } }

  /// Returns a filter that includes the radioactive elements for `true`, and the others for `false`.
  ///
  /// An element is radioactive if it has no stable nuclide.
  public static func radioactive(_ isRadioactive: Bool) -> Self {
    Self { $0.isRadioactive == isRadioactive }
  }

  /// Returns a filter that includes the elements whose value of a property is in a range, in the
  /// property's unit.
  ///
  /// An element without a value is in no range, so `!.property(…)` includes it.
  public static func property(
    _ property: ElementProperty, _ values: some RangeExpression<Double>
  ) -> Self {
    Self { element in element[property].map { values.contains($0.value) } ?? false }
  }

  /// Returns a filter that includes the elements with a known value of a property.
  public static func property(_ property: ElementProperty) -> Self { Self { $0[property] != nil } }
}
