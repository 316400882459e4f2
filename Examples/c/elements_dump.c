/* Everything known of elements as canonical JSON (RFC 8785), an element a line: what
 * `pentad elements show --all --nuclides --format jsonl` prints, to the byte.
 *
 *   elements_dump           hydrogen, to show what a line looks like
 *   elements_dump --all     all 118 elements, 3 MB
 *   elements_dump Fe Cu     some
 */
#include <pentad.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- JSON ------------------------------------------------------------------------------------ */

/* True if the next item is not the first in its brackets. */
static bool needs_comma;

static void write_string(const char *text) {
  putchar('"');
  for (; *text; text++) {
    const unsigned char byte = (unsigned char)*text;
    const char *place = strchr("\"\\\b\t\n\f\r", byte);
    if (place) printf("\\%c", "\"\\btnfr"[place - "\"\\\b\t\n\f\r"]);
    else if (byte < 0x20) printf("\\u%04x", byte);
    else putchar(byte);
  }
  putchar('"');
}

/* Begins a member, or an item of an array when there is no key. Members come in order of key. */
static void item(const char *key) {
  if (needs_comma) putchar(',');
  needs_comma = true;
  if (!key) return;
  write_string(key);
  putchar(':');
}

static void begin(const char *key, char bracket) {
  item(key);
  putchar(bracket);
  needs_comma = false;
}

static void end(char bracket) {
  putchar(bracket);
  needs_comma = true;
}

static void null(const char *key) {
  item(key);
  fputs("null", stdout);
}

static void string(const char *key, const char *text) {
  if (!text) {
    null(key);
    return;
  }
  item(key);
  write_string(text);
}

/* NaN means an unknown number in C. */
static void number(const char *key, double value) {
  char text[26];
  if (isnan(value)) {
    null(key);
    return;
  }
  pentad_format_double(value, text, sizeof text);
  item(key);
  fputs(text, stdout);
}

static void integer(const char *key, int32_t value) {
  item(key);
  printf("%d", (int)value);
}

/* A whole number that is absent when it is 0. */
static void integer_or_null(const char *key, int32_t value) {
  if (value) integer(key, value);
  else null(key);
}

static void boolean(const char *key, bool flag) {
  item(key);
  fputs(flag ? "true" : "false", stdout);
}

/* ---- Names that the records give as numbers ---------------------------------------------------- */

static const char *const certainties[] = {"measured", "predicted", "calculated"};
static const char *const weight_kinds[] = {"none", "value", "interval"};
static const char *const states[] = {"Solid", "Liquid", "Gas", "Artificial"};
static const char *const properties[] = {
    "standardAtomicWeight", "density", "meltingPoint", "boilingPoint", "sublimationPoint",
    "electronegativityPauling", "electronegativityAllen", "electronAffinity",
    "firstIonizationEnergy", "atomicRadius", "covalentRadius", "vanDerWaalsRadius",
    "fusionEnthalpy", "vaporizationEnthalpy", "specificHeatCapacity", "thermalConductivity",
    "crustalAbundance", "triplePoint", "transitionPoint", "liquidDensity"};

#define NAME(names, value) \
  ((size_t)(value) < sizeof(names) / sizeof(names)[0] ? (names)[value] : NULL)

/* ---- Records ----------------------------------------------------------------------------------- */

static void quantity(const char *key, const pentad_elements_quantity *it) {
  if (!it) {
    null(key);
    return;
  }
  begin(key, '{');
  string("certainty", NAME(certainties, it->certainty));
  string("condition", it->condition);
  string("source", it->source->id);
  number("uncertainty", it->uncertainty);
  string("unit", it->unit);
  number("value", it->value);
  end('}');
}

static void allotropes(const pentad_elements_element *element) {
  size_t i;
  begin("allotropes", '[');
  for (i = 0; i < element->allotrope_count; i++) {
    const pentad_elements_allotrope *it = element->allotropes[i];
    begin(NULL, '{');
    quantity("boilingPoint", it->boiling_point);
    quantity("density", it->density);
    boolean("isStandard", it->is_standard);
    quantity("meltingPoint", it->melting_point);
    string("name", it->name);
    string("structure", it->structure);
    quantity("sublimationPoint", it->sublimation_point);
    end('}');
  }
  end(']');
}

static void atomic_weight(const pentad_elements_atomic_weight *it) {
  const bool is_value = it->kind == PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_VALUE;
  const bool is_interval = it->kind == PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_INTERVAL;
  begin("atomicWeight", '{');
  number("abridged", it->abridged);
  number("abridgedUncertainty", it->abridged_uncertainty);
  if (is_interval) number("high", it->high);
  string("kind", NAME(weight_kinds, it->kind));
  if (is_interval) number("low", it->low);
  if (!is_value && !is_interval) integer("massNumber", it->mass_number);
  string("notes", it->notes);
  string("source", it->source->id);
  if (is_value) {
    number("uncertainty", it->uncertainty);
    number("value", it->value);
  }
  end('}');
}

static void configuration(const pentad_elements_electron_configuration *it) {
  size_t i;
  if (!it) {
    null("configuration");
    return;
  }
  begin("configuration", '{');
  string("certainty", NAME(certainties, it->certainty));
  string("full", it->full_form);
  begin("shells", '[');
  for (i = 0; i < it->shell_count; i++) integer(NULL, it->shells[i]);
  end(']');
  string("short", it->short_form);
  string("source", it->source->id);
  end('}');
}

static void discovery(const pentad_elements_element *element) {
  size_t i;
  if (!element->discovery_era) {
    null("discovery");
    return;
  }
  begin("discovery", '{');
  begin("claims", '[');
  for (i = 0; i < element->discovery_claim_count; i++) {
    const pentad_elements_discovery_claim *it = element->discovery_claims[i];
    begin(NULL, '{');
    string("credited", it->credited);
    if (it->has_years) integer("from", it->from_year);
    else null("from");
    string("note", it->note);
    string("source", it->source->id);
    if (it->has_years) integer("to", it->to_year);
    else null("to");
    end('}');
  }
  end(']');
  string("era", element->discovery_era);
  end('}');
}

static void decays(const pentad_elements_nuclide *nuclide) {
  size_t i;
  begin("decays", '[');
  for (i = 0; i < nuclide->decay_count; i++) {
    const pentad_elements_decay *it = nuclide->decays[i];
    begin(NULL, '{');
    string("mode", it->mode);
    number("percent", it->percent);
    string("relation", it->relation);
    string("source", it->source->id);
    number("uncertainty", it->uncertainty);
    end('}');
  }
  end(']');
}

static void nuclides(const pentad_elements_nuclide *const *items, size_t count) {
  size_t i;
  begin("nuclides", '[');
  for (i = 0; i < count; i++) {
    const pentad_elements_nuclide *it = items[i];
    begin(NULL, '{');
    quantity("abundance", it->abundance);
    decays(it);
    integer_or_null("discoveryYear", it->discovery_year);
    number("halfLife", it->half_life);
    boolean("halfLifeIsEstimated", it->half_life_is_estimated);
    number("halfLifeLimit", it->half_life_limit);
    number("halfLifeLimitPublished", it->half_life_limit_published);
    string("halfLifeLimitRelation", it->half_life_limit_relation);
    string("halfLifeLimitUnit", it->half_life_limit_unit);
    number("halfLifePublished", it->half_life_published);
    string("halfLifeRelation", it->half_life_relation);
    number("halfLifeUncertainty", it->half_life_uncertainty);
    string("halfLifeUnit", it->half_life_unit);
    quantity("mass", it->mass);
    integer("massNumber", it->mass_number);
    string("parity", it->parity);
    string("spin", it->spin);
    string("spinParity", it->spin_parity);
    string("stability", it->stability);
    end('}');
  }
  end(']');
}

static void other_names(const pentad_elements_element *element) {
  size_t i;
  begin("otherNames", '[');
  for (i = 0; i < element->name_count; i++) {
    begin(NULL, '{');
    string("kind", element->names[i]->kind);
    string("source", element->names[i]->source->id);
    string("text", element->names[i]->text);
    end('}');
  }
  end(']');
}

static void values(const pentad_elements_element *element) {
  size_t i;
  begin("values", '[');
  for (i = 0; i < element->value_count; i++) {
    begin(NULL, '{');
    string("allotrope", element->values[i]->allotrope);
    string("property", NAME(properties, element->values[i]->property));
    quantity("quantity", element->values[i]->quantity);
    end('}');
  }
  end(']');
}

/* ---- The program ------------------------------------------------------------------------------- */

/* Prints an error and frees it. */
static bool failed(pentad_error *error) {
  fprintf(stderr, "error: %s: %s\n", pentad_status_name(pentad_error_code(error)),
          pentad_error_message(error));
  pentad_error_free(error);
  return false;
}

/* Writes the line of an element. */
static bool dump(int32_t z) {
  const pentad_elements_element *it;
  const pentad_elements_nuclide *const *items;
  size_t count, i;
  int32_t group;
  pentad_error *error;
  if (pentad_elements_element_get(z, &it, &error) != PENTAD_OK ||
      pentad_elements_nuclides_get(z, &items, &count, &error) != PENTAD_OK ||
      pentad_elements_place_get(z, PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS18, PENTAD_ELEMENTS_GROUP_THREE_GAP,
                                &group, NULL, NULL, &error) != PENTAD_OK)
    return failed(error);
  needs_comma = false;
  begin(NULL, '{');
  allotropes(it);
  atomic_weight(it->weight);
  string("casNumber", it->cas_number);
  string("category", it->category);
  configuration(it->configuration);
  discovery(it);
  integer_or_null("group", group);
  begin("ionizationEnergies", '[');
  for (i = 0; i < it->ionization_energy_count; i++) quantity(NULL, it->ionization_energies[i]);
  end(']');
  boolean("isRadioactive", it->is_radioactive);
  string("name", it->name);
  nuclides(items, count);
  integer("number", it->number);
  other_names(it);
  integer("period", it->period);
  string("source", it->source->id);
  string("state", NAME(states, it->state));
  string("symbol", it->symbol);
  values(it);
  string("wikipediaURL", it->wikipedia_url);
  end('}');
  putchar('\n');
  return true;
}

/* Writes the line of the element that a text means: a symbol, a name or a number. */
static bool dump_match(const char *text) {
  int32_t z;
  pentad_error *error;
  if (pentad_elements_element_match(NULL, text, &z, &error) != PENTAD_OK) return failed(error);
  return dump(z);
}

int main(int argc, char **argv) {
  bool all_written = true;
  int i;
  int32_t z;
  if (argc == 2 && strcmp(argv[1], "--all") == 0) {
    for (z = 1; z <= 118; z++) all_written = dump(z) && all_written;
  } else if (argc > 1) {
    for (i = 1; i < argc; i++) all_written = dump_match(argv[i]) && all_written;
  } else {
    all_written = dump(1);
  }
  return all_written && fflush(stdout) == 0 ? 0 : 1;
}
