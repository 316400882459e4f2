"""A tour of pentad.elements: the periodic table from Python."""

import asyncio

import pentad
from pentad import elements

# An element is found by symbol, number, or a name in any spelling.
iron = elements.element("Fe")
assert iron is elements.element(26) is elements.element("ferrum")
print(f"{iron.number} {iron.symbol} {iron.name}, a {iron.category} in group {iron.group()}")

# A value is a quantity with its unit, its condition and its source; an unknown value is None.
melting = iron["meltingPoint"]
print(f"melts at {melting.value} {melting.unit} ({melting.condition}), says {melting.source.id}")
print(f"helium's electronegativity: {elements.element('He')['electronegativityPauling']}")
print(f"weight {iron.weight.value} ± {iron.weight.uncertainty}, {iron.configuration.short}")

# Nuclides, with half-lives and ways of decay.
print(f"{len(iron.nuclides)} nuclides; {iron.nuclide(56)} is {iron.nuclide(56).stability}")
half_life = iron.nuclide(60).half_life
print(f"{iron.nuclide(60)} lives for {half_life.published} {half_life.unit}")

# Views: filtered, ranked, searched.
print("liquid:", *elements.filter(state="Liquid"))
print("lighter than water:", *elements.filter(category="alkaliMetal", property="density", high=1))
print("densest:", *elements.ranked_by("density", descending=True)[:3])
print("search:", *(match.element for match in elements.search("sil", limit=2)))

# The four lists of the original, in sections; a list of your own by a function.
for source in elements.sources():
    with source:
        print(f"{source.navigation_title}: {len(source)} sections, first {source.element_at(0, 0)}")
with elements.group_by("Length", lambda element: f"{len(element.name)} letters") as source:
    print(f"{source.sections[0].title}: {', '.join(map(str, source.sections[0].elements))} …")

# Formulas are values; counts are exact.
vitriol = elements.Formula("CuSO4·5H2O")
print(vitriol, dict(vitriol.composition), f"{vitriol.molar_mass.value:.3f} g/mol")
print(f"water in it: {vitriol.mass_fractions['H']:.3%} hydrogen")
try:
    elements.Formula("(H2O]")
except pentad.InvalidError as error:
    print(f"{error.code} at {error.offset}: {error.message}")

# Many formulas in one call; a bad one ends nothing.
masses = elements.molar_masses(["H2O", "NaCl", "Xx2"])
print(list(masses), {place: error.code for place, error in masses.errors.items()})


# Your own table, a delegate, and a card that turns.
class Listener(elements.PeriodicTableDelegate):
    def did_select(self, element, source):
        heard.append(f"selected {element}")

    def flip_did_end(self, element, side):
        heard.append(f"{element} shows its {side}")

    def did_load(self):
        heard.append("loaded")


heard = []


async def main():
    with elements.PeriodicTable(spelling="us") as table, table.subscribe(Listener()):
        aluminium = table.element("Al")
        with table.select(aluminium) as card:
            print(
                f"{table.display_name(aluminium)}: {', '.join(line.text for line in card.lines())}"
            )
            card.flip()
            card.flip_did_end()
        # Events come in order, so after this one all the others have come.
        await table.load_async()
        while "loaded" not in heard:
            await asyncio.sleep(0.001)
    masses = await elements.molar_masses_async(["C6H12O6"] * 1000)
    print(f"{len(masses)} formulas, the last {masses[-1]:.3f} g/mol")


asyncio.run(main())
print("; ".join(heard))

# Pictures are SVG documents.
print(elements.table_svg(colour_by="density")[:50])
print(f"{pentad.handle_count()} handles are left")
