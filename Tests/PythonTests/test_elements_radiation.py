"""Neutrons, X-rays, columns and diagrams from Python."""

from __future__ import annotations

import math

import pentad
import pytest
from pentad import elements


@pytest.mark.parametrize(
    ("formula", "density", "wanted"),
    [
        ("H2O", 0.9971, -0.5593),
        ("D2O", 1.1050, 6.3596),
        ("[2H]2O", 1.1050, 6.3596),
        ("SiO2", 2.2, 3.4748),
        ("Al2O3", 3.965, 5.6929),
        ("Au", 19.3, 4.6617),
        ("[58Ni]", 8.9, 13.3217),
    ],
)
def test_the_length_density_of_a_substance(formula: str, density: float, wanted: float) -> None:
    found = elements.neutron_properties(formula, density)
    assert found.scattering_length_density == pytest.approx(wanted, rel=1e-3)
    total = found.coherent + found.incoherent + found.absorption
    assert found.penetration_depth == pytest.approx(1 / total)


def test_a_resonance_is_marked() -> None:
    assert elements.neutron_properties("Gd2O3", 7.41).is_energy_dependent
    assert not elements.neutron_properties("B4C", 2.52).is_energy_dependent
    twice = elements.neutron_properties("B4C", 2.52, wavelength=3.596)
    assert twice.absorption == pytest.approx(2 * 84.269, rel=1e-3)


@pytest.mark.parametrize("density", [0, -1, math.nan, math.inf])
def test_a_density_is_above_0(density: float) -> None:
    with pytest.raises(pentad.InvalidError):
        elements.neutron_properties("H2O", density)
    with pytest.raises(pentad.InvalidError):
        elements.neutron_properties("H2O", 1, wavelength=density)


def test_values_of_elements_and_nuclides() -> None:
    hydrogen = elements.element("H")
    natural, deuterium = hydrogen.neutron_scattering(), hydrogen.neutron_scattering(2)
    assert natural is not None
    assert deuterium is not None
    assert (natural.mass_number, deuterium.mass_number) == (None, 2)
    assert natural.coherent_length.value < 0 < deuterium.coherent_length.value
    assert natural.coherent_length.unit == "fm"
    assert hydrogen.neutron_scattering(7) is None
    assert hydrogen.neutron_scattering(0) is None
    assert elements.element("Po").neutron_scattering() is None


def test_xrays_of_copper() -> None:
    copper = elements.element("Cu")
    [alpha] = [line for line in copper.xray_lines if line.siegbahn == "Ka1"]
    assert (alpha.transition, round(alpha.wavelength, 4)) == ("K-L3", 1.5409)
    assert copper.xray_edges[0].shell == "K"
    assert copper.xray_edges[0].energy.value == 8979
    assert elements.element("Og").xray_edges == ()
    assert elements.element("H").xray_lines == ()


def test_columns_of_numbers() -> None:
    table = elements.table("density", "melting_point", units="si", uncertainties=True)
    assert len(table["density"]) == 118
    assert table.units == {"density": "kg/m3", "melting_point": "K"}
    iron = table["symbol"].index("Fe")
    assert table["density"][iron] == pytest.approx(7870)
    measured = elements.table("density", predicted=False, certainties=True)
    assert "predicted" not in map(str, measured["density_certainty"])
    assert measured["density"].count(None) > elements.table("density")["density"].count(None)
    with pytest.raises(ValueError, match="furlong"):
        elements.table("density", units="furlong")


def test_diagrams_are_svg() -> None:
    for theme in ("light", "dark", "highContrast"):
        assert "<svg" in elements.element("Fe").orbitals(theme=theme)
        assert "U-238" in elements.decay_chain_svg("U-238", theme=theme)
        assert "m/z" in elements.Formula("Na^+").isotopes_svg(theme=theme)
    sharp = elements.Formula("C2Cl4").isotopes_svg(resolving_power=1e6, size=300)
    assert 'width="300"' in sharp
    with pytest.raises(pentad.NotFoundError):
        elements.decay_chain_svg("U-999")
    with pytest.raises(pentad.InvalidError):
        elements.Formula("Tc").isotopes_svg()
