/// The scattering and absorption of slow neutrons by the bound atoms of an element or a nuclide.
///
/// Cross sections and lengths were measured independently, so the total need not equal the sum of
/// its parts.
///
/// Source: Rauch and Waschkowski, Neutron Data Booklet (2003), with newer measurements.
public struct NeutronScattering: Hashable, Sendable {
  /// The element.
  public let element: AtomicElement
  /// The mass number of a nuclide; nil for the natural element.
  public let massNumber: Int?
  /// The real part of the bound coherent scattering length, in fm.
  public let coherentLength: Quantity
  /// The imaginary part of the bound coherent scattering length, in fm, 0 or less. Where no
  /// measurement exists, it is calculated from the absorption: −σ ∕ 2λ.
  public let imaginaryLength: Quantity
  /// The bound coherent cross section, in barn.
  public let coherent: Quantity
  /// The bound incoherent cross section, in barn.
  public let incoherent: Quantity
  /// The total bound scattering cross section, in barn.
  public let total: Quantity
  /// The absorption cross section for neutrons with 2,200 m/s, a wavelength of 1.798 Å, in barn.
  /// It is proportional to the wavelength unless ``isEnergyDependent`` is true.
  public let absorption: Quantity
  /// True if a resonance lies near thermal energies, as for Cd and Gd: the values apply to 1.798 Å
  /// only.
  public let isEnergyDependent: Bool

  /// The wavelength of the absorption cross sections, in Å.
  public static let tableWavelength = 1.798
}

extension AtomicElement {
  /// The neutron scattering of the natural element; nil for 27 radioactive elements, which have no
  /// measured values.
  ///
  /// C: `pentad_elements_neutron_get`.
  public var neutronScattering: NeutronScattering? { NeutronTable.shared[z, 0] }
}

extension Nuclide {
  /// The neutron scattering of the nuclide in its ground state; nil without measured values.
  ///
  /// C: `pentad_elements_neutron_get`.
  public var neutronScattering: NeutronScattering? {
    isomer == nil ? NeutronTable.shared[element.z, massNumber] : nil
  }
}
