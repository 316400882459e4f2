/**
 * ElementsKit: the periodic table with the source of each value, chemical formulas, pictures. It needs
 * neither a network nor a store.
 *
 * A program that weighs a formula and looks up an element:
 *
 * @code{.c}
 * #include <pentad/elements.h>
 * #include <stdio.h>
 *
 * static int fail(pentad_error *error) {
 *   fprintf(stderr, "byte %d: %s\n", (int)pentad_error_offset(error), pentad_error_message(error));
 *   pentad_error_free(error);
 *   return 1;
 * }
 *
 * int main(void) {
 *   const pentad_elements_element *iron;
 *   double mass;
 *   pentad_error *error;
 *   if (pentad_elements_molar_mass_compute("Fe2O3", &mass, NULL, NULL, &error)) return fail(error);
 *   if (pentad_elements_element_get(26, &iron, &error)) return fail(error);
 *   printf("Fe2O3 has %.2f g/mol; %s is in period %d\n", mass, iron->name, (int)iron->period);
 * }
 * @endcode
 */

/* ---- Values ---------------------------------------------------------------------------------- */

/** The kind of statement that CIAAW makes for an element. */
typedef enum pentad_elements_atomic_weight_kind {
  /** No standard atomic weight. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_NONE = 0,
  /** A value and its uncertainty. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_VALUE = 1,
  /** An interval. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_INTERVAL = 2,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_elements_atomic_weight_kind;

/** A standard atomic weight, in u; values that do not apply are NaN. */
typedef struct pentad_elements_atomic_weight {
  /** The kind of statement. */
  pentad_elements_atomic_weight_kind kind;
  /** The longest-lived nuclide's mass number, if there is no weight; else 0. */
  int32_t mass_number;
  /** The published value; NaN for an interval. */
  double value;
  /** The published uncertainty. */
  double uncertainty;
  /** The interval's lower end. */
  double low;
  /** The interval's upper end. */
  double high;
  /** The abridged value. */
  double abridged;
  /** The abridged value's uncertainty. */
  double abridged_uncertainty;
  /** CIAAW's footnotes: some of g, m, r. */
  const char *PENTAD_NONNULL notes;
  /** The edition. */
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_atomic_weight;

/** A chemical element. It lives as long as the process. */
typedef struct pentad_elements_element {
  /** The atomic number, 1 to 118. */
  int32_t number;
  /** The row of the table, 1 to 7. */
  int32_t period;
  /** The symbol. */
  const char *PENTAD_NONNULL symbol;
  /** The IUPAC name in lower case. */
  const char *PENTAD_NONNULL name;
  /** The family: alkaliMetal, nobleGas, ... */
  const char *PENTAD_NONNULL category;
  /** The CAS registry number. */
  const char *PENTAD_NONNULL cas_number;
  /** The English Wikipedia's article. */
  const char *PENTAD_NONNULL wikipedia_url;
  /** The source of name, symbol and position. */
  const pentad_elements_reference *PENTAD_NONNULL source;
  /** Other names and symbols. */
  const pentad_elements_element_name *PENTAD_NONNULL const *PENTAD_NONNULL names;
  /** The number of items. */
  size_t name_count;
  /** The standard atomic weight. */
  const pentad_elements_atomic_weight *PENTAD_NONNULL weight;
  /** The electrons; NULL when unknown. */
  const pentad_elements_electron_configuration *PENTAD_NULLABLE configuration;
  /** All values of properties, sorted by property, then allotrope. */
  const pentad_elements_value *PENTAD_NONNULL const *PENTAD_NONNULL values;
  /** The number of items. */
  size_t value_count;
  /** Ionization energies; item i is for electron i + 1, NULL where unknown. */
  const pentad_elements_quantity *PENTAD_NULLABLE const *PENTAD_NONNULL ionization_energies;
  /** The number of items: the atomic number. */
  size_t ionization_energy_count;
  /** The forms; at least one. */
  const pentad_elements_allotrope *PENTAD_NONNULL const *PENTAD_NONNULL allotropes;
  /** The number of items. */
  size_t allotrope_count;
  /** prehistoric, ancient or modern; NULL when the discovery is not dated. */
  const char *PENTAD_NULLABLE discovery_era;
  /** Statements on the discovery; the first is the accepted one. */
  const pentad_elements_discovery_claim *PENTAD_NONNULL const *PENTAD_NONNULL discovery_claims;
  /** The number of items. */
  size_t discovery_claim_count;
  /** The element's state in the original app. */
  pentad_elements_element_state state;
  /** True if no nuclide is stable. */
  bool is_radioactive;
} pentad_elements_element;

/* ---- The table ------------------------------------------------------------------------------- */

/** The sort order of a list of elements. */
typedef enum pentad_elements_order {
  /** Atomic number. */
  PENTAD_ELEMENTS_ORDER_NUMBER = 0,
  /** Symbol, ignoring case. */
  PENTAD_ELEMENTS_ORDER_SYMBOL = 1,
  /** Name, in the spelling of the table. */
  PENTAD_ELEMENTS_ORDER_NAME = 2,
  /** State, then name: only for a data source. */
  PENTAD_ELEMENTS_ORDER_STATE = 3,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_ORDER_FORCE_INT32 = 0x7fffffff
} pentad_elements_order;

/** A periodic table: options, events and a delegate. */
typedef struct pentad_elements_table pentad_elements_table;

/** The options of a table. */
typedef struct pentad_elements_table_options {
  /** The size of this record. */
  size_t struct_size;
  /** The spelling of names. */
  pentad_elements_spelling spelling;
  /** The elements of group 3. */
  pentad_elements_group_three group_three;
} pentad_elements_table_options;

/** The conditions of a filter. An element must satisfy all of them. */
typedef struct pentad_elements_filter {
  /** The size of this record. */
  size_t struct_size;
  /** Some of the letters s, p, d, f; NULL for all blocks. */
  const char *PENTAD_NULLABLE blocks;
  /** A family: halogen, nobleGas, ...; NULL for all. */
  const char *PENTAD_NULLABLE category;
  /** A state: Solid, Liquid, Gas, Artificial; NULL for all. */
  const char *PENTAD_NULLABLE state;
  /** The first period; 0 for the first one. */
  int32_t period_from;
  /** The last period; 0 for `period_from`, or for all periods if that is 0, too. */
  int32_t period_to;
  /** The group, 1 to 18; 0 for all. */
  int32_t group;
  /** 1 for elements without a stable nuclide, -1 for the others, 0 for all. */
  int32_t radioactive;
  /** Not 0 to use `property`, `low` and `high`; an element without the value is left out. */
  uint32_t has_range;
  /** The property of the range. */
  pentad_elements_property property;
  /** The range's lower end. */
  double low;
  /** The range's upper end. */
  double high;
} pentad_elements_filter;

/* ---- Lists, as TheElements shows them -------------------------------------------------------- */

/** A section of a list. */
typedef struct pentad_elements_section {
  /** The header; NULL for none. */
  const char *PENTAD_NULLABLE title;
  /** The entry of the side index; NULL for none. */
  const char *PENTAD_NULLABLE index_title;
  /** The elements' atomic numbers, in order. */
  const int32_t *PENTAD_NONNULL numbers;
  /** The number of items. */
  size_t count;
} pentad_elements_section;

/** The description of a data source. */
typedef struct pentad_elements_source_info {
  /** The tab's title: Name, Number, Symbol, State. */
  const char *PENTAD_NONNULL name;
  /** The navigation bar's title: Sorted by Name. */
  const char *PENTAD_NONNULL navigation_title;
  /** The sections. */
  const pentad_elements_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  /** The number of items. */
  size_t section_count;
  /** The style of the list. */
  pentad_elements_list_style style;
  /** True if a row shows a disclosure indicator. */
  bool shows_disclosure;
  /** True if the side index is shown: it has titles, and the list has 10 rows or more. */
  bool shows_section_index;
} pentad_elements_source_info;

/** A data source. */
typedef struct pentad_elements_source pentad_elements_source;

/**
 * Returns the section of an element in a list.
 *
 * It is called only during pentad_elements_source_open_group(), on the caller's thread.
 *
 * @param context the caller's context
 * @param number the element's atomic number
 * @return the section's title, which is copied immediately; NULL to leave the element out
 */
typedef const char *PENTAD_NULLABLE (*pentad_elements_grouping)(void *PENTAD_NULLABLE context,
                                                               int32_t number);

/* ---- Cards ----------------------------------------------------------------------------------- */

/** The card of an element: its two sides, and the flip between them. */
typedef struct pentad_elements_card pentad_elements_card;

/* ---- Pictures -------------------------------------------------------------------------------- */

/** The meaning of the colours of a picture. */
typedef enum pentad_elements_picture_colouring {
  /** State. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_STATE = 0,
  /** Category. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_CATEGORY = 1,
  /** Block. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_BLOCK = 2,
  /** The value of a property. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY = 3,
  /** Not a value: makes every 31-bit number a valid value of this type. */
  PENTAD_ELEMENTS_PICTURE_COLOURING_FORCE_INT32 = 0x7fffffff
} pentad_elements_picture_colouring;

/** The drawing options of a picture. */
typedef struct pentad_elements_picture_options {
  /** The size of this record. */
  size_t struct_size;
  /**
   * The width in points; 0 for the default: 37 for a tile, 256 for a card. A table has its own
   * width.
   */
  double size;
  /** A reflection's height in points; 0 for 0.35 of the width. */
  double height;
  /** A reflection's opacity at its upper edge; 0 for 0.5. */
  double opacity;
  /** The background. */
  pentad_elements_picture_theme theme;
  /** The meaning of the colours. */
  pentad_elements_picture_colouring colouring;
  /** The property, for PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY. */
  pentad_elements_property property;
  /** The spelling of names. */
  pentad_elements_spelling spelling;
  /** The elements of group 3. */
  pentad_elements_group_three group_three;
  /** Not 0 to link the picture to the element's article. */
  uint32_t links;
} pentad_elements_picture_options;

/* ---- Formulas -------------------------------------------------------------------------------- */

/** An oxidation state that is written after a symbol: iron 3 in Fe(III)Cl3. */
typedef struct pentad_elements_oxidation_state {
  /** The element's symbol. */
  const char *PENTAD_NONNULL symbol;
  /** The element's atomic number. */
  int32_t number;
  /** The oxidation state. */
  int32_t state;
} pentad_elements_oxidation_state;

/** A kind of atom in a formula. */
typedef struct pentad_elements_formula_part {
  /** The element's atomic number. */
  int32_t number;
  /** The mass number of a given nuclide; 0 for the natural mixture. */
  int32_t mass_number;
  /** The element's symbol, for a nuclide with its mass number before it: 18O. */
  const char *PENTAD_NONNULL key;
  /** The number of atoms, as a decimal text. */
  const char *PENTAD_NONNULL count_text;
  /** The number of atoms. */
  double count;
  /** The fraction of the molar mass, 0 to 1; NaN if there is none. */
  double mass_fraction;
} pentad_elements_formula_part;

/** The content of a formula. */
typedef struct pentad_elements_formula_info {
  /** The formula in Hill order, without the charge. */
  const char *PENTAD_NONNULL hill;
  /** The smallest whole-number formula of the same composition, in Hill order. */
  const char *PENTAD_NONNULL empirical;
  /** The kinds of atoms, in Hill order. */
  const pentad_elements_formula_part *PENTAD_NONNULL const *PENTAD_NONNULL parts;
  /** The number of items. */
  size_t part_count;
  /** The molar mass; NULL if an element has no standard weight. */
  const pentad_elements_molar_mass *PENTAD_NULLABLE molar_mass;
  /**
   * The mass of the molecule of the most abundant nuclides, in u; NaN if an element has none. For
   * an ion it equals `ion_mass`.
   */
  double monoisotopic_mass;
  /** The charge number. */
  int64_t charge;
  /**
   * The monoisotopic mass of the neutral atoms, ignoring the charge, in u; NaN if an element has
   * none.
   */
  double monoisotopic_mass_of_atoms;
  /**
   * The monoisotopic mass of an ion in u, minus the charge times the mass of the electron (CODATA
   * 2022). NaN for a neutral formula, if an element has none, and for more charge than there are
   * electrons.
   */
  double ion_mass;
  /** The ratio of `ion_mass` to the number of charges: m/z; NaN if `ion_mass` is. */
  double mass_to_charge;
  /**
   * The molar mass of an ion, minus the charge times that of the electron; NULL if there is none.
   */
  const pentad_elements_molar_mass *PENTAD_NULLABLE ion_molar_mass;
  /** The oxidation states in the text, in its order. */
  const pentad_elements_oxidation_state *PENTAD_NONNULL const *PENTAD_NONNULL oxidation_states;
  /** The number of items. */
  size_t oxidation_state_count;
  /**
   * The state of aggregation at the end of the text: s, l, g, aq, cr, am, sln or ads; NULL for
   * none.
   */
  const char *PENTAD_NULLABLE aggregation;
  /** True if the text marks a radical. */
  bool is_radical;
} pentad_elements_formula_info;

/** A chemical formula. */
typedef struct pentad_elements_formula pentad_elements_formula;

/** The amounts of nuclides and their decay products after a time. */
typedef struct pentad_elements_inventory_info {
  /** The nuclides, each after its parents. */
  const pentad_elements_inventory_content *PENTAD_NONNULL const *PENTAD_NONNULL contents;
  /** The number of items. */
  size_t content_count;
} pentad_elements_inventory_info;

/** Amounts of nuclides. */
typedef struct pentad_elements_inventory pentad_elements_inventory;

/**
 * The results of a batch, in the order of its formulas; if a status is not PENTAD_OK, the numbers
 * are NaN.
 */
typedef struct pentad_elements_molar_masses {
  /** The number of formulas. */
  size_t count;
  /** `count` statuses, one for each formula. */
  const pentad_status *PENTAD_NONNULL statuses;
  /** `count` offsets: the 0-based byte of the error in a formula; -1 for valid ones. */
  const int64_t *PENTAD_NONNULL offsets;
  /** `count` molar masses in g/mol. */
  const double *PENTAD_NONNULL values;
  /** `count` lower ends. */
  const double *PENTAD_NONNULL lows;
  /** `count` upper ends. */
  const double *PENTAD_NONNULL highs;
} pentad_elements_molar_masses;

/* ---- Isotopes and equations ------------------------------------------------------------------ */

/** The view and the cut-off of an isotopic distribution. At most one cut-off is not 0. */
typedef struct pentad_elements_isotopes_options {
  /** The size of this record. */
  size_t struct_size;
  /** The lowest probability of a peak, above 0 and at most 1; 0 for another cut-off. */
  double probability;
  /** The lowest probability or height relative to the highest peak; 0 for another cut-off. */
  double relative;
  /** The smallest set of peaks that sums to this, above 0 and at most 1; 0 for another cut-off. */
  double coverage;
  /** The resolving power, m/z over the width of a peak at half height; 0 for the other views. */
  double resolving_power;
  /** The number of the most probable peaks; 0 for another cut-off. */
  uint32_t count;
  /** The charge if `sets_charge` is not 0; otherwise, the charge of the formula counts. */
  int32_t charge;
  /** Not 0 to use `charge`. */
  uint32_t sets_charge;
  /** Not 0 for one peak for each nucleon number. */
  uint32_t is_nominal;
  /** The order of the isotopologues of a fine structure. */
  pentad_elements_isotopologue_order order;
  /** Not 0 for the nuclides of each isotopologue of a fine structure. */
  uint32_t names_nuclides;
  /**
   * Shares of nuclides in their element, `13C=0.99 15N=98%`; NULL for natural abundances. The other
   * nuclides share the rest in their natural proportions.
   */
  const char *PENTAD_NULLABLE enriched;
} pentad_elements_isotopes_options;

/**
 * The peaks of an isotopic distribution. Isotopologues are in the order that the options name, by
 * default the most probable first; nominal and resolved peaks are sorted by position.
 */
typedef struct pentad_elements_isotopes_info {
  /** The number of items. */
  size_t count;
  /** `count` masses in u, or m/z if there is a charge. */
  const double *PENTAD_NONNULL positions;
  /** `count` probabilities; for a resolving power, heights relative to the highest. */
  const double *PENTAD_NONNULL probabilities;
  /** The sum of the probabilities, 0 to 1; NaN for a resolving power. */
  double coverage;
  /** The charge. */
  int64_t charge;
  /** `count` formulas of the isotopologues, as `[12C][16O]2`; NULL unless `names_nuclides` is set. */
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE nuclides;
} pentad_elements_isotopes_info;

/** An isotopic distribution. */
typedef struct pentad_elements_isotopes pentad_elements_isotopes;

/** The isotopic distributions of a batch, in the order of its formulas. */
typedef struct pentad_elements_isotopes_batch_info {
  /** The number of formulas. */
  size_t count;
  /** `count` statuses, one for each formula. */
  const pentad_status *PENTAD_NONNULL statuses;
  /** `count` offsets: the 0-based byte of an error in a formula; -1 for none. */
  const int64_t *PENTAD_NONNULL offsets;
  /** The index of the first peak of each formula, then the number of all peaks. */
  const size_t *PENTAD_NONNULL starts;
  /** The number of items in `starts`: `count` + 1. */
  size_t start_count;
  /** Masses in u, or m/z if there is a charge, concatenated. */
  const double *PENTAD_NONNULL positions;
  /** Probabilities; for a resolving power, heights relative to the highest. */
  const double *PENTAD_NONNULL probabilities;
  /** The number of all peaks. */
  size_t peak_count;
  /** `count` sums of probabilities; NaN for a resolving power and for an invalid formula. */
  const double *PENTAD_NONNULL coverages;
  /** `count` charges; 0 for an invalid formula. */
  const int64_t *PENTAD_NONNULL charges;
} pentad_elements_isotopes_batch_info;

/** The isotopic distributions of a batch. */
typedef struct pentad_elements_isotopes_batch pentad_elements_isotopes_batch;

/** A rule that forms an ion from neutral molecules. */
typedef struct pentad_elements_adduct_info {
  /** The text of the adduct, with all gains as one formula and all losses as one. */
  const char *PENTAD_NONNULL text;
  /** The atoms that the molecules gain, in Hill order; NULL for none. */
  const char *PENTAD_NULLABLE gained;
  /** The atoms that the molecules lose, in Hill order; NULL for none. */
  const char *PENTAD_NULLABLE lost;
  /** The number of molecules, at least 1. */
  int64_t molecules;
  /** The charge in elementary charges, not 0. */
  int64_t charge;
  /**
   * The mass difference in u between the ion and its molecules, with the electrons counted; NaN for
   * an element without natural abundances.
   */
  double mass_shift;
  /** True if the ion is marked as a radical. */
  bool is_radical;
} pentad_elements_adduct_info;

/** An adduct. */
typedef struct pentad_elements_adduct pentad_elements_adduct;

/** The result of balancing an equation. */
typedef struct pentad_elements_balance {
  /**
   * `unique`; `several` for independent solutions; `impossible`; `unneeded` if species with the
   * coefficient 0 do not take part; `wrongSide` if species with a negative coefficient belong on
   * the other side.
   */
  const char *PENTAD_NONNULL status;
  /** The equation with its coefficients; NULL unless the status is unique. */
  const char *PENTAD_NULLABLE balanced;
  /** The species in the order of the text. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL species;
  /** The number of items. */
  size_t species_count;
  /** The coefficient of each species. */
  const int64_t *PENTAD_NONNULL coefficients;
  /** The number of items; 0 for several solutions and for none. */
  size_t coefficient_count;
  /**
   * The elementary modes if there are several solutions, concatenated; each has one coefficient per
   * species.
   */
  const int64_t *PENTAD_NONNULL modes;
  /** The total number of coefficients in all modes. */
  size_t mode_count;
  /** For an impossible equation, the elements, nuclides and `charge` that only one side has. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL one_sided;
  /** The number of items. */
  size_t one_sided_count;
  /** For an impossible equation, the 0-based indices of the species that no solution contains. */
  const int64_t *PENTAD_NONNULL uncovered;
  /** The number of items. */
  size_t uncovered_count;
} pentad_elements_balance;

/** A balanced equation. */
typedef struct pentad_elements_equation pentad_elements_equation;

/** The result of checking the written coefficients of an equation. */
typedef struct pentad_elements_equation_check_info {
  /** True if both sides have the same atoms and the same charge. */
  bool is_balanced;
  /** The elements, nuclides and `charge` that differ between the sides. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL labels;
  /** The number of items. */
  size_t label_count;
  /** `label_count` numerators of the right side minus the left side. */
  const int64_t *PENTAD_NONNULL numerators;
  /** `label_count` denominators, at least 1. */
  const int64_t *PENTAD_NONNULL denominators;
  /** The species in the order of the text. */
  const char *PENTAD_NONNULL const *PENTAD_NONNULL species;
  /** The number of items. */
  size_t species_count;
  /** The 0-based indices of the species on the left that also occur on the right. */
  const int64_t *PENTAD_NONNULL cancelling;
  /** The number of items. */
  size_t cancelling_count;
} pentad_elements_equation_check_info;

/** A checked equation. */
typedef struct pentad_elements_equation_check pentad_elements_equation_check;

/* ---- Searches, oxidation states and decay chains -------------------------------------------- */

/** The tolerance, the elements and the rules of a search for formulas. */
typedef struct pentad_elements_search_options {
  /** The size of this record. */
  size_t struct_size;
  /** The largest error in millionths of the value; 0 for `tolerance`. */
  double ppm;
  /** The largest error in u, or in m/z with an adduct; 0 for `ppm`. */
  double tolerance;
  /** The fewest rings and double bonds; read if `sets_double_bond_equivalents` is not 0. */
  double lowest_double_bond_equivalents;
  /** The most rings and double bonds; read if `sets_double_bond_equivalents` is not 0. */
  double highest_double_bond_equivalents;
  /** The adduct whose m/z was measured, `[M+Na]+`; NULL for the mass of a molecule. */
  const char *PENTAD_NULLABLE adduct;
  /** The elements with their counts, `C0-50 H0-100`; NULL for any number of C, H, N, O, P and S. */
  const char *PENTAD_NULLABLE elements;
  /** The most formulas; 0 for 100,000. */
  uint32_t maximum;
  /** Not 0 for formulas of any double bond equivalents; 0 for whole ones of at least 0. */
  uint32_t ignores_valences;
  /** Not 0 for the two limits above. */
  uint32_t sets_double_bond_equivalents;
  /** Not 0 to include half-integer double bond equivalents, as in radicals. */
  uint32_t allows_radicals;
  /** Not 0 to apply Senior's rules. */
  uint32_t obeys_senior;
  /** Not 0 to require common ratios to carbon (Kind and Fiehn 2007). */
  uint32_t has_common_ratios;
} pentad_elements_search_options;

/** The formulas that a search has found. */
typedef struct pentad_elements_candidates_info {
  /** The formulas, the smallest error first. */
  const pentad_elements_candidate *PENTAD_NONNULL const *PENTAD_NONNULL candidates;
  /** The number of items. */
  size_t candidate_count;
} pentad_elements_candidates_info;

/** The formulas that a search has found. */
typedef struct pentad_elements_candidates pentad_elements_candidates;

/** The possible oxidation states of the elements of a formula. */
typedef struct pentad_elements_assignments_info {
  /** The assignments, the most plausible first. */
  const pentad_elements_oxidation_assignment *PENTAD_NONNULL const *PENTAD_NONNULL assignments;
  /** The number of items. */
  size_t assignment_count;
} pentad_elements_assignments_info;

/** Oxidation states of a formula. */
typedef struct pentad_elements_assignments pentad_elements_assignments;

/** A nuclide and all its descendants. */
typedef struct pentad_elements_chain_info {
  /** The nuclides, each after its parents. */
  const pentad_elements_chain_member *PENTAD_NONNULL const *PENTAD_NONNULL members;
  /** The number of items. */
  size_t member_count;
} pentad_elements_chain_info;

/** A decay chain. */
typedef struct pentad_elements_chain pentad_elements_chain;

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * Reports an event of a table as a whole.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 */
typedef void (*pentad_elements_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);

/**
 * Reports that an element was selected.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param number the atomic number
 * @param source the name of the data source in which it was selected; NULL for none
 */
typedef void (*pentad_elements_select_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                int32_t number,
                                                const char *PENTAD_NULLABLE source);

/**
 * Reports that a card began or ended a flip.
 *
 * @param context the delegate's context
 * @param event the event's number, from 1
 * @param number the atomic number
 * @param side the side that the card turns to, or shows
 */
typedef void (*pentad_elements_flip_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              int32_t number, pentad_elements_card_side side);

/** A delegate that receives the events of a table. A callback may be NULL. */
typedef struct pentad_elements_delegate {
  /** The size of this record. */
  size_t struct_size;
  /** Passed to each callback. */
  void *PENTAD_NULLABLE context;
  /** Called once with the context after the last callback; NULL when not needed. */
  pentad_context_free PENTAD_NULLABLE context_free;
  /** All tables have been loaded. */
  pentad_elements_event_callback PENTAD_NULLABLE did_load;
  /** An element was selected. */
  pentad_elements_select_callback PENTAD_NULLABLE did_select;
  /** A card began to flip. */
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_begin;
  /** A card has finished its flip and accepts input again. */
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_end;
  /** Events were lost because the delegate was too slow: reload everything. */
  pentad_elements_event_callback PENTAD_NULLABLE did_reset;
  /** The session that runs the callbacks; NULL for a callback thread of the library. */
  pentad_session *PENTAD_NULLABLE session;
} pentad_elements_delegate;
