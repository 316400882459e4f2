"""Errors and questions that users of other packages reported, tried here.

Each test names the package and the number of its issue or pull request.
"""

from __future__ import annotations

import pytest
from pentad import elements


def length(symbol: str, mass_number: int | None = None) -> float:
    found = elements.element(symbol).neutron_scattering(mass_number)
    assert found is not None
    return found.coherent_length.value


def test_isotopes_scatter_differently() -> None:
    # Dans_Diffraction 22 and 24: only natural elements had lengths.
    assert length("Ti") < 0 < length("Ti", 46)
    assert {length("Li", 6), length("Li", 7)} == {2.27, -2.28}


def test_newer_lengths_of_light_nuclides() -> None:
    # GSAS-II 84: interferometry since 2012.
    assert (length("H", 1), length("H", 2), length("He", 4)) == (-3.7395, 6.6681, 3.0982)


@pytest.mark.parametrize("symbol", ["Cd", "Sm", "Eu", "Gd"])
def test_resonances_are_marked(symbol: str) -> None:
    # periodictable 39 and 40: rare earths depend on the energy.
    found = elements.element(symbol).neutron_scattering()
    assert found is not None
    assert found.is_energy_dependent


def test_the_imaginary_part_of_gadolinium_and_boron() -> None:
    # GSAS-II 83: the imaginary part follows from the absorption.
    for symbol, mass_number in (("B", 10), ("Gd", 157), ("Rh", None)):
        found = elements.element(symbol).neutron_scattering(mass_number)
        assert found is not None
        calculated = -found.absorption.value / 3596
        assert found.imaginary_length.value == pytest.approx(calculated, rel=1e-3)


def test_excited_states_end_at_once() -> None:
    # radioactivedecay 7: Co-60 and its excited Ni-60.
    assert [one.name for one in elements.decay({"Co-60": 1}, "5 y")] == ["Co-60", "Ni-60"]


def test_an_isomer_between_two_grounds() -> None:
    # pyne 739: Fe-52 feeds Mn-52m, which lives 21 minutes, not the ground state with 5.6 days.
    fed = elements.decay({"Fe-52": 1e6}, "5.6 d", feeding={("Fe-52", "Mn-52m"): 100})
    plain = elements.decay({"Fe-52": 1e6}, "5.6 d")
    chromium = [next(one for one in all if one.name == "Cr-52").atoms for all in (fed, plain)]
    assert chromium[0] > 1.5 * chromium[1]


def test_nuclides_without_known_modes_decay() -> None:
    # openmc 1576: without a listed mode they stayed.
    after = {one.name: one for one in elements.decay({"Og-294": 1}, "1 s")}
    assert after["Og-294"].activity < 1e-200


def test_the_boxes_of_a_chain_do_not_overlap() -> None:
    # radioactivedecay 32: complicated chains had nuclides on top of each other.
    for name in ("U-238", "Pu-240", "Cf-252", "Og-294"):
        svg = elements.decay_chain_svg(name)
        places = [line for line in svg.splitlines() if line.startswith('<g transform="translate(')]
        assert len(places) == len(set(places)) > 1


def test_cluster_decays_have_their_names() -> None:
    # radioactivedecay 77: the labels of heavy clusters.
    assert "14C " in elements.decay_chain_svg("Ra-223")


def test_the_orbitals_of_palladium() -> None:
    # mendeleev 91: twelve valence electrons instead of ten.
    svg = elements.element("Pd").orbitals()
    assert "4d: 10 of 10 electrons" in svg
    assert "5s: 0 of 2 electrons" in svg
    assert " 0 unpaired electrons" in svg


def test_the_orbitals_of_lawrencium_and_einsteinium() -> None:
    # mendeleev 71 and 189: the order of subshells, and 7p instead of 6d.
    assert "7p: 1 of 6 electrons" in elements.element("Lr").orbitals()
    einsteinium = elements.element("Es").orbitals()
    assert einsteinium.index("5f: 11 of 14") < einsteinium.index("7s: 2 of 2")


def test_monoisotopic_elements_have_one_peak() -> None:
    # mendeleev 79 and 87: their abundance was 0.
    for symbol in ("Be", "F", "Na", "Al", "P", "I", "Au", "Bi"):
        assert elements.Formula(symbol).isotopes(nominal=True).probabilities.tolist() == [1.0]


def test_abundances_of_tellurium_and_tantalum() -> None:
    # mendeleev 122: 8.84 % for Te-126, none for Ta-180.
    tellurium, tantalum = elements.element("Te").nuclide(126), elements.element("Ta").nuclide(180)
    assert tellurium.abundance is not None
    assert tellurium.abundance.value == 18.84
    assert tantalum.abundance is not None
    assert tantalum.abundance.value == pytest.approx(0.012, abs=3e-4)


def test_lines_are_levels_not_measurements() -> None:
    # scikit-beam 437: 8046.3 eV for Cu Ka1, measured as 8047.8.
    [alpha] = [line for line in elements.element("Cu").xray_lines if line.siegbahn == "Ka1"]
    assert alpha.energy.value == 8046.3
    assert alpha.energy.certainty is elements.Certainty.CALCULATED


def test_groups_of_lines_are_separate() -> None:
    # xraylib 6: wrong energies of KB, LA and LB as groups.
    names = [line.siegbahn for line in elements.element("Mo").xray_lines]
    assert {"Kb1", "Kb3", "La1", "La2", "Lb1"} <= set(names)
    assert len(names) == len(set(names))


def test_edges_end_with_the_m_shells() -> None:
    # xraylib 215: an error for the N1 shell of iron, which has no known energy.
    shells = [edge.shell for edge in elements.element("Fe").xray_edges]
    assert sorted(shells) == ["K", "L1", "L2", "L3", "M1", "M2", "M3", "M4", "M5"]


def test_a_column_has_no_gaps_in_its_order() -> None:
    # mendeleev 44: radii of other elements, since those without a value were skipped.
    radii = elements.table("van_der_waals_radius")
    for symbol, radius in zip(radii["symbol"], radii["van_der_waals_radius"]):
        quantity = elements.element(symbol).van_der_waals_radius
        assert radius == (None if quantity is None else quantity.value)
