#ifndef PENTAD_ELEMENTS_H
#define PENTAD_ELEMENTS_H
#include "core.h"
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#endif
#ifdef __cplusplus
extern "C" {
#endif
typedef enum pentad_elements_certainty {
  PENTAD_ELEMENTS_CERTAINTY_MEASURED = 0,
  PENTAD_ELEMENTS_CERTAINTY_PREDICTED = 1,
  PENTAD_ELEMENTS_CERTAINTY_CALCULATED = 2,
  PENTAD_ELEMENTS_CERTAINTY_FORCE_INT32 = 0x7fffffff
} pentad_elements_certainty;
typedef enum pentad_elements_property {
  PENTAD_ELEMENTS_PROPERTY_STANDARD_ATOMIC_WEIGHT = 0,
  PENTAD_ELEMENTS_PROPERTY_DENSITY = 1,
  PENTAD_ELEMENTS_PROPERTY_MELTING_POINT = 2,
  PENTAD_ELEMENTS_PROPERTY_BOILING_POINT = 3,
  PENTAD_ELEMENTS_PROPERTY_SUBLIMATION_POINT = 4,
  PENTAD_ELEMENTS_PROPERTY_ELECTRONEGATIVITY_PAULING = 5,
  PENTAD_ELEMENTS_PROPERTY_ELECTRONEGATIVITY_ALLEN = 6,
  PENTAD_ELEMENTS_PROPERTY_ELECTRON_AFFINITY = 7,
  PENTAD_ELEMENTS_PROPERTY_FIRST_IONIZATION_ENERGY = 8,
  PENTAD_ELEMENTS_PROPERTY_ATOMIC_RADIUS = 9,
  PENTAD_ELEMENTS_PROPERTY_COVALENT_RADIUS = 10,
  PENTAD_ELEMENTS_PROPERTY_VAN_DER_WAALS_RADIUS = 11,
  PENTAD_ELEMENTS_PROPERTY_FUSION_ENTHALPY = 12,
  PENTAD_ELEMENTS_PROPERTY_VAPORIZATION_ENTHALPY = 13,
  PENTAD_ELEMENTS_PROPERTY_SPECIFIC_HEAT_CAPACITY = 14,
  PENTAD_ELEMENTS_PROPERTY_THERMAL_CONDUCTIVITY = 15,
  PENTAD_ELEMENTS_PROPERTY_CRUSTAL_ABUNDANCE = 16,
  PENTAD_ELEMENTS_PROPERTY_TRIPLE_POINT = 17,
  PENTAD_ELEMENTS_PROPERTY_TRANSITION_POINT = 18,
  PENTAD_ELEMENTS_PROPERTY_LIQUID_DENSITY = 19,
  PENTAD_ELEMENTS_PROPERTY_FORCE_INT32 = 0x7fffffff
} pentad_elements_property;
typedef enum pentad_elements_element_state {
  PENTAD_ELEMENTS_ELEMENT_STATE_SOLID = 0,
  PENTAD_ELEMENTS_ELEMENT_STATE_LIQUID = 1,
  PENTAD_ELEMENTS_ELEMENT_STATE_GAS = 2,
  PENTAD_ELEMENTS_ELEMENT_STATE_ARTIFICIAL = 3,
  PENTAD_ELEMENTS_ELEMENT_STATE_FORCE_INT32 = 0x7fffffff
} pentad_elements_element_state;
typedef enum pentad_elements_group_three {
  PENTAD_ELEMENTS_GROUP_THREE_GAP = 0,
  PENTAD_ELEMENTS_GROUP_THREE_LANTHANUM_ACTINIUM = 1,
  PENTAD_ELEMENTS_GROUP_THREE_LUTETIUM_LAWRENCIUM = 2,
  PENTAD_ELEMENTS_GROUP_THREE_FORCE_INT32 = 0x7fffffff
} pentad_elements_group_three;
typedef enum pentad_elements_spelling {
  PENTAD_ELEMENTS_SPELLING_IUPAC = 0,
  PENTAD_ELEMENTS_SPELLING_US = 1,
  PENTAD_ELEMENTS_SPELLING_FORCE_INT32 = 0x7fffffff
} pentad_elements_spelling;
typedef enum pentad_elements_table_layout {
  PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS18 = 0,
  PENTAD_ELEMENTS_TABLE_LAYOUT_COLUMNS32 = 1,
  PENTAD_ELEMENTS_TABLE_LAYOUT_FORCE_INT32 = 0x7fffffff
} pentad_elements_table_layout;
typedef enum pentad_elements_phase {
  PENTAD_ELEMENTS_PHASE_UNKNOWN = 0,
  PENTAD_ELEMENTS_PHASE_SOLID = 1,
  PENTAD_ELEMENTS_PHASE_LIQUID = 2,
  PENTAD_ELEMENTS_PHASE_GAS = 3,
  PENTAD_ELEMENTS_PHASE_FORCE_INT32 = 0x7fffffff
} pentad_elements_phase;
typedef enum pentad_elements_match_kind {
  PENTAD_ELEMENTS_MATCH_KIND_SYMBOL = 1,
  PENTAD_ELEMENTS_MATCH_KIND_NUMBER = 2,
  PENTAD_ELEMENTS_MATCH_KIND_CAS_NUMBER = 3,
  PENTAD_ELEMENTS_MATCH_KIND_NAME = 4,
  PENTAD_ELEMENTS_MATCH_KIND_OTHER_NAME = 5,
  PENTAD_ELEMENTS_MATCH_KIND_NAME_PREFIX = 6,
  PENTAD_ELEMENTS_MATCH_KIND_OTHER_NAME_PREFIX = 7,
  PENTAD_ELEMENTS_MATCH_KIND_PART = 8,
  PENTAD_ELEMENTS_MATCH_KIND_SIMILAR = 9,
  PENTAD_ELEMENTS_MATCH_KIND_FORCE_INT32 = 0x7fffffff
} pentad_elements_match_kind;
typedef enum pentad_elements_list_style {
  PENTAD_ELEMENTS_LIST_STYLE_PLAIN = 0,
  PENTAD_ELEMENTS_LIST_STYLE_GROUPED = 1,
  PENTAD_ELEMENTS_LIST_STYLE_INDEXED = 2,
  PENTAD_ELEMENTS_LIST_STYLE_FORCE_INT32 = 0x7fffffff
} pentad_elements_list_style;
typedef enum pentad_elements_card_side {
  PENTAD_ELEMENTS_CARD_SIDE_FRONT = 0,
  PENTAD_ELEMENTS_CARD_SIDE_BACK = 1,
  PENTAD_ELEMENTS_CARD_SIDE_FORCE_INT32 = 0x7fffffff
} pentad_elements_card_side;
typedef enum pentad_elements_picture_theme {
  PENTAD_ELEMENTS_PICTURE_THEME_LIGHT = 0,
  PENTAD_ELEMENTS_PICTURE_THEME_DARK = 1,
  PENTAD_ELEMENTS_PICTURE_THEME_HIGH_CONTRAST = 2,
  PENTAD_ELEMENTS_PICTURE_THEME_FORCE_INT32 = 0x7fffffff
} pentad_elements_picture_theme;
typedef enum pentad_elements_reading {
  PENTAD_ELEMENTS_READING_AUTOMATIC = 0,
  PENTAD_ELEMENTS_READING_HILL = 1,
  PENTAD_ELEMENTS_READING_GROUPS = 2,
  PENTAD_ELEMENTS_READING_FORCE_INT32 = 0x7fffffff
} pentad_elements_reading;
typedef enum pentad_elements_text_form {
  PENTAD_ELEMENTS_TEXT_FORM_UNICODE = 0,
  PENTAD_ELEMENTS_TEXT_FORM_LATEX = 1,
  PENTAD_ELEMENTS_TEXT_FORM_MHCHEM = 2,
  PENTAD_ELEMENTS_TEXT_FORM_HTML = 3,
  PENTAD_ELEMENTS_TEXT_FORM_HILL = 4,
  PENTAD_ELEMENTS_TEXT_FORM_FORCE_INT32 = 0x7fffffff
} pentad_elements_text_form;
typedef enum pentad_elements_isotopologue_order {
  PENTAD_ELEMENTS_ISOTOPOLOGUE_ORDER_PROBABILITY = 0,
  PENTAD_ELEMENTS_ISOTOPOLOGUE_ORDER_MASS = 1,
  PENTAD_ELEMENTS_ISOTOPOLOGUE_ORDER_NONE = 2,
  PENTAD_ELEMENTS_ISOTOPOLOGUE_ORDER_FORCE_INT32 = 0x7fffffff
} pentad_elements_isotopologue_order;
typedef enum pentad_elements_amount_unit {
  PENTAD_ELEMENTS_AMOUNT_UNIT_BECQUEREL = 0,
  PENTAD_ELEMENTS_AMOUNT_UNIT_ATOMS = 1,
  PENTAD_ELEMENTS_AMOUNT_UNIT_GRAM = 2,
  PENTAD_ELEMENTS_AMOUNT_UNIT_FORCE_INT32 = 0x7fffffff
} pentad_elements_amount_unit;
typedef enum pentad_elements_five_prime_end {
  PENTAD_ELEMENTS_FIVE_PRIME_END_HYDROXYL = 0,
  PENTAD_ELEMENTS_FIVE_PRIME_END_PHOSPHATE = 1,
  PENTAD_ELEMENTS_FIVE_PRIME_END_TRIPHOSPHATE = 2,
  PENTAD_ELEMENTS_FIVE_PRIME_END_FORCE_INT32 = 0x7fffffff
} pentad_elements_five_prime_end;
typedef enum pentad_elements_oxidation_level {
  PENTAD_ELEMENTS_OXIDATION_LEVEL_COMMON = 0,
  PENTAD_ELEMENTS_OXIDATION_LEVEL_KNOWN = 1,
  PENTAD_ELEMENTS_OXIDATION_LEVEL_REPORTED = 2,
  PENTAD_ELEMENTS_OXIDATION_LEVEL_PREDICTED = 3,
  PENTAD_ELEMENTS_OXIDATION_LEVEL_FORCE_INT32 = 0x7fffffff
} pentad_elements_oxidation_level;
typedef enum pentad_elements_spin {
  PENTAD_ELEMENTS_SPIN_ANY = 0,
  PENTAD_ELEMENTS_SPIN_HIGH = 1,
  PENTAD_ELEMENTS_SPIN_LOW = 2,
  PENTAD_ELEMENTS_SPIN_FORCE_INT32 = 0x7fffffff
} pentad_elements_spin;
typedef enum pentad_elements_electronegativity_scale {
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_PAULING = 0,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_ALLEN = 1,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_ALLEN_ENERGY = 2,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_MULLIKEN = 3,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_MULLIKEN_ENERGY = 4,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_ALLRED_ROCHOW = 5,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_SANDERSON = 6,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_GHOSH = 7,
  PENTAD_ELEMENTS_ELECTRONEGATIVITY_SCALE_FORCE_INT32 = 0x7fffffff
} pentad_elements_electronegativity_scale;
typedef enum pentad_elements_units {
  PENTAD_ELEMENTS_UNITS_CUSTOMARY = 0,
  PENTAD_ELEMENTS_UNITS_SI = 1,
  PENTAD_ELEMENTS_UNITS_FORCE_INT32 = 0x7fffffff
} pentad_elements_units;
typedef struct pentad_elements_reference {
  const char *PENTAD_NONNULL id;
  const char *PENTAD_NONNULL title;
  const char *PENTAD_NONNULL licence;
  const char *PENTAD_NULLABLE url;
  int32_t year;
} pentad_elements_reference;
typedef struct pentad_elements_quantity {
  double value;
  double uncertainty;
  const char *PENTAD_NONNULL unit;
  const char *PENTAD_NULLABLE condition;
  const pentad_elements_reference *PENTAD_NONNULL source;
  pentad_elements_certainty certainty;
} pentad_elements_quantity;
typedef struct pentad_elements_value {
  pentad_elements_property property;
  const char *PENTAD_NONNULL allotrope;
  const pentad_elements_quantity *PENTAD_NONNULL quantity;
} pentad_elements_value;
typedef struct pentad_elements_element_name {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL kind;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_element_name;
typedef struct pentad_elements_subshell {
  int32_t shell;
  int32_t electrons;
  char block;
} pentad_elements_subshell;
typedef struct pentad_elements_electron_configuration {
  const char *PENTAD_NONNULL short_form;
  const char *PENTAD_NONNULL full_form;
  const int32_t *PENTAD_NONNULL shells;
  size_t shell_count;
  const pentad_elements_subshell *PENTAD_NONNULL subshells;
  size_t subshell_count;
  const pentad_elements_reference *PENTAD_NONNULL source;
  pentad_elements_certainty certainty;
} pentad_elements_electron_configuration;
typedef struct pentad_elements_allotrope {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE structure;
  const pentad_elements_quantity *PENTAD_NULLABLE melting_point;
  const pentad_elements_quantity *PENTAD_NULLABLE boiling_point;
  const pentad_elements_quantity *PENTAD_NULLABLE sublimation_point;
  const pentad_elements_quantity *PENTAD_NULLABLE density;
  bool is_standard;
} pentad_elements_allotrope;
typedef struct pentad_elements_discovery_claim {
  const char *PENTAD_NULLABLE credited;
  const char *PENTAD_NULLABLE note;
  const pentad_elements_reference *PENTAD_NONNULL source;
  int32_t from_year;
  int32_t to_year;
  bool has_years;
} pentad_elements_discovery_claim;
typedef struct pentad_elements_decay {
  const char *PENTAD_NONNULL mode;
  const char *PENTAD_NONNULL relation;
  double percent;
  double uncertainty;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_decay;
typedef struct pentad_elements_nuclide {
  int32_t number;
  int32_t mass_number;
  const pentad_elements_quantity *PENTAD_NULLABLE mass;
  const pentad_elements_quantity *PENTAD_NULLABLE abundance;
  const char *PENTAD_NONNULL stability;
  double half_life;
  double half_life_uncertainty;
  double half_life_published;
  const char *PENTAD_NULLABLE half_life_unit;
  const pentad_elements_decay *PENTAD_NONNULL const *PENTAD_NONNULL decays;
  size_t decay_count;
  const char *PENTAD_NULLABLE spin;
  const char *PENTAD_NULLABLE parity;
  int32_t discovery_year;
  bool half_life_is_estimated;
  const char *PENTAD_NULLABLE half_life_relation;
  double half_life_limit;
  double half_life_limit_published;
  const char *PENTAD_NULLABLE half_life_limit_unit;
  const char *PENTAD_NULLABLE half_life_limit_relation;
  const char *PENTAD_NULLABLE spin_parity;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NULLABLE name_note;
  double decay_constant;
  double specific_activity;
  const char *PENTAD_NULLABLE isomer_level;
  const pentad_elements_quantity *PENTAD_NULLABLE excitation;
  bool is_order_uncertain;
} pentad_elements_nuclide;
typedef struct pentad_elements_card_line {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NONNULL role;
  double x;
  double y;
  double font_size;
  const char *PENTAD_NONNULL anchor;
} pentad_elements_card_line;
typedef struct pentad_elements_molar_mass {
  double value;
  double low;
  double high;
  double uncertainty;
} pentad_elements_molar_mass;
typedef struct pentad_elements_inventory_content {
  const char *PENTAD_NONNULL name;
  double atoms;
  double activity;
} pentad_elements_inventory_content;
typedef struct pentad_elements_candidate {
  const char *PENTAD_NONNULL formula;
  double mass;
  double calculated;
  double error;
  double ppm;
  double double_bond_equivalents;
} pentad_elements_candidate;
typedef struct pentad_elements_ionic_radius {
  const char *PENTAD_NONNULL symbol;
  const char *PENTAD_NONNULL coordination;
  const char *PENTAD_NONNULL configuration;
  const pentad_elements_quantity *PENTAD_NONNULL ionic;
  const pentad_elements_quantity *PENTAD_NONNULL crystal;
  int32_t number;
  int32_t charge;
  int32_t coordination_number;
  pentad_elements_spin spin;
  bool is_most_reliable;
} pentad_elements_ionic_radius;
typedef struct pentad_elements_element_oxidation_state {
  int32_t state;
  pentad_elements_oxidation_level level;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_element_oxidation_state;
typedef struct pentad_elements_mean_state {
  const char *PENTAD_NONNULL symbol;
  int64_t numerator;
  int64_t denominator;
  double value;
} pentad_elements_mean_state;
typedef struct pentad_elements_oxidation_assignment {
  const pentad_elements_mean_state *PENTAD_NONNULL const *PENTAD_NONNULL states;
  size_t state_count;
  pentad_elements_oxidation_level level;
} pentad_elements_oxidation_assignment;
typedef struct pentad_elements_decay_branch {
  const char *PENTAD_NONNULL mode;
  const char *PENTAD_NULLABLE daughter;
  double share;
} pentad_elements_decay_branch;
typedef struct pentad_elements_chain_member {
  const pentad_elements_nuclide *PENTAD_NONNULL nuclide;
  const pentad_elements_decay_branch *PENTAD_NONNULL const *PENTAD_NONNULL decays;
  size_t decay_count;
} pentad_elements_chain_member;
typedef struct pentad_elements_neutron_scattering {
  int32_t number;
  int32_t mass_number;
  const pentad_elements_quantity *PENTAD_NONNULL coherent_length;
  const pentad_elements_quantity *PENTAD_NONNULL imaginary_length;
  const pentad_elements_quantity *PENTAD_NONNULL coherent;
  const pentad_elements_quantity *PENTAD_NONNULL incoherent;
  const pentad_elements_quantity *PENTAD_NONNULL total;
  const pentad_elements_quantity *PENTAD_NONNULL absorption;
  bool is_energy_dependent;
} pentad_elements_neutron_scattering;
typedef struct pentad_elements_xray_edge {
  const char *PENTAD_NONNULL shell;
  const pentad_elements_quantity *PENTAD_NONNULL energy;
  double fluorescence_yield;
  double wavelength;
} pentad_elements_xray_edge;
typedef struct pentad_elements_xray_line {
  const char *PENTAD_NONNULL transition;
  const char *PENTAD_NONNULL siegbahn;
  const pentad_elements_quantity *PENTAD_NONNULL energy;
  double relative_intensity;
  double wavelength;
} pentad_elements_xray_line;
typedef enum pentad_elements_atomic_weight_kind {
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_NONE = 0,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_VALUE = 1,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_INTERVAL = 2,
  PENTAD_ELEMENTS_ATOMIC_WEIGHT_KIND_FORCE_INT32 = 0x7fffffff
} pentad_elements_atomic_weight_kind;
typedef struct pentad_elements_atomic_weight {
  pentad_elements_atomic_weight_kind kind;
  int32_t mass_number;
  double value;
  double uncertainty;
  double low;
  double high;
  double abridged;
  double abridged_uncertainty;
  const char *PENTAD_NONNULL notes;
  const pentad_elements_reference *PENTAD_NONNULL source;
} pentad_elements_atomic_weight;
typedef struct pentad_elements_element {
  int32_t number;
  int32_t period;
  const char *PENTAD_NONNULL symbol;
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL category;
  const char *PENTAD_NONNULL cas_number;
  const char *PENTAD_NONNULL wikipedia_url;
  const pentad_elements_reference *PENTAD_NONNULL source;
  const pentad_elements_element_name *PENTAD_NONNULL const *PENTAD_NONNULL names;
  size_t name_count;
  const pentad_elements_atomic_weight *PENTAD_NONNULL weight;
  const pentad_elements_electron_configuration *PENTAD_NULLABLE configuration;
  const pentad_elements_value *PENTAD_NONNULL const *PENTAD_NONNULL values;
  size_t value_count;
  const pentad_elements_quantity *PENTAD_NULLABLE const *PENTAD_NONNULL ionization_energies;
  size_t ionization_energy_count;
  const pentad_elements_allotrope *PENTAD_NONNULL const *PENTAD_NONNULL allotropes;
  size_t allotrope_count;
  const char *PENTAD_NULLABLE discovery_era;
  const pentad_elements_discovery_claim *PENTAD_NONNULL const *PENTAD_NONNULL discovery_claims;
  size_t discovery_claim_count;
  pentad_elements_element_state state;
  bool is_radioactive;
} pentad_elements_element;
typedef enum pentad_elements_order {
  PENTAD_ELEMENTS_ORDER_NUMBER = 0,
  PENTAD_ELEMENTS_ORDER_SYMBOL = 1,
  PENTAD_ELEMENTS_ORDER_NAME = 2,
  PENTAD_ELEMENTS_ORDER_STATE = 3,
  PENTAD_ELEMENTS_ORDER_FORCE_INT32 = 0x7fffffff
} pentad_elements_order;
typedef struct pentad_elements_table pentad_elements_table;
typedef struct pentad_elements_table_options {
  size_t struct_size;
  pentad_elements_spelling spelling;
  pentad_elements_group_three group_three;
} pentad_elements_table_options;
#define PENTAD_ELEMENTS_TABLE_OPTIONS_INIT \
  { sizeof(pentad_elements_table_options), PENTAD_ELEMENTS_SPELLING_IUPAC, \
    PENTAD_ELEMENTS_GROUP_THREE_GAP }
typedef struct pentad_elements_filter {
  size_t struct_size;
  const char *PENTAD_NULLABLE blocks;
  const char *PENTAD_NULLABLE category;
  const char *PENTAD_NULLABLE state;
  int32_t period_from;
  int32_t period_to;
  int32_t group;
  int32_t radioactive;
  uint32_t has_range;
  pentad_elements_property property;
  double low;
  double high;
} pentad_elements_filter;
#define PENTAD_ELEMENTS_FILTER_INIT \
  { sizeof(pentad_elements_filter), NULL, NULL, NULL, 0, 0, 0, 0, 0, \
    PENTAD_ELEMENTS_PROPERTY_STANDARD_ATOMIC_WEIGHT, 0.0, 0.0 }
typedef struct pentad_elements_section {
  const char *PENTAD_NULLABLE title;
  const char *PENTAD_NULLABLE index_title;
  const int32_t *PENTAD_NONNULL numbers;
  size_t count;
} pentad_elements_section;
typedef struct pentad_elements_source_info {
  const char *PENTAD_NONNULL name;
  const char *PENTAD_NONNULL navigation_title;
  const pentad_elements_section *PENTAD_NONNULL const *PENTAD_NONNULL sections;
  size_t section_count;
  pentad_elements_list_style style;
  bool shows_disclosure;
  bool shows_section_index;
} pentad_elements_source_info;
typedef struct pentad_elements_source pentad_elements_source;
typedef const char *PENTAD_NULLABLE (*pentad_elements_grouping)(void *PENTAD_NULLABLE context,
                                                               int32_t number);
typedef struct pentad_elements_card pentad_elements_card;
typedef enum pentad_elements_picture_colouring {
  PENTAD_ELEMENTS_PICTURE_COLOURING_STATE = 0,
  PENTAD_ELEMENTS_PICTURE_COLOURING_CATEGORY = 1,
  PENTAD_ELEMENTS_PICTURE_COLOURING_BLOCK = 2,
  PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY = 3,
  PENTAD_ELEMENTS_PICTURE_COLOURING_FORCE_INT32 = 0x7fffffff
} pentad_elements_picture_colouring;
typedef struct pentad_elements_picture_options {
  size_t struct_size;
  double size;
  double height;
  double opacity;
  pentad_elements_picture_theme theme;
  pentad_elements_picture_colouring colouring;
  pentad_elements_property property;
  pentad_elements_spelling spelling;
  pentad_elements_group_three group_three;
  uint32_t links;
} pentad_elements_picture_options;
#define PENTAD_ELEMENTS_PICTURE_OPTIONS_INIT \
  { sizeof(pentad_elements_picture_options), 0.0, 0.0, 0.0, PENTAD_ELEMENTS_PICTURE_THEME_LIGHT, \
    PENTAD_ELEMENTS_PICTURE_COLOURING_STATE, PENTAD_ELEMENTS_PROPERTY_STANDARD_ATOMIC_WEIGHT, \
    PENTAD_ELEMENTS_SPELLING_IUPAC, PENTAD_ELEMENTS_GROUP_THREE_GAP, 0 }
typedef struct pentad_elements_oxidation_state {
  const char *PENTAD_NONNULL symbol;
  int32_t number;
  int32_t state;
} pentad_elements_oxidation_state;
typedef struct pentad_elements_formula_part {
  int32_t number;
  int32_t mass_number;
  const char *PENTAD_NONNULL key;
  const char *PENTAD_NONNULL count_text;
  double count;
  double mass_fraction;
} pentad_elements_formula_part;
typedef struct pentad_elements_formula_info {
  const char *PENTAD_NONNULL hill;
  const char *PENTAD_NONNULL empirical;
  const pentad_elements_formula_part *PENTAD_NONNULL const *PENTAD_NONNULL parts;
  size_t part_count;
  const pentad_elements_molar_mass *PENTAD_NULLABLE molar_mass;
  double monoisotopic_mass;
  int64_t charge;
  double monoisotopic_mass_of_atoms;
  double ion_mass;
  double mass_to_charge;
  const pentad_elements_molar_mass *PENTAD_NULLABLE ion_molar_mass;
  const pentad_elements_oxidation_state *PENTAD_NONNULL const *PENTAD_NONNULL oxidation_states;
  size_t oxidation_state_count;
  const char *PENTAD_NULLABLE aggregation;
  bool is_radical;
} pentad_elements_formula_info;
typedef struct pentad_elements_formula pentad_elements_formula;
typedef struct pentad_elements_inventory_info {
  const pentad_elements_inventory_content *PENTAD_NONNULL const *PENTAD_NONNULL contents;
  size_t content_count;
} pentad_elements_inventory_info;
typedef struct pentad_elements_inventory pentad_elements_inventory;
typedef struct pentad_elements_molar_masses {
  size_t count;
  const pentad_status *PENTAD_NONNULL statuses;
  const int64_t *PENTAD_NONNULL offsets;
  const double *PENTAD_NONNULL values;
  const double *PENTAD_NONNULL lows;
  const double *PENTAD_NONNULL highs;
} pentad_elements_molar_masses;
typedef struct pentad_elements_isotopes_options {
  size_t struct_size;
  double probability;
  double relative;
  double coverage;
  double resolving_power;
  uint32_t count;
  int32_t charge;
  uint32_t sets_charge;
  uint32_t is_nominal;
  pentad_elements_isotopologue_order order;
  uint32_t names_nuclides;
  const char *PENTAD_NULLABLE enriched;
} pentad_elements_isotopes_options;
#define PENTAD_ELEMENTS_ISOTOPES_OPTIONS_INIT \
  { sizeof(pentad_elements_isotopes_options), 0.0, 0.0, 0.0, 0.0, 0, 0, 0, 0, \
    PENTAD_ELEMENTS_ISOTOPOLOGUE_ORDER_PROBABILITY, 0, NULL }
typedef struct pentad_elements_isotopes_info {
  size_t count;
  const double *PENTAD_NONNULL positions;
  const double *PENTAD_NONNULL probabilities;
  double coverage;
  int64_t charge;
  const char *PENTAD_NONNULL const *PENTAD_NULLABLE nuclides;
} pentad_elements_isotopes_info;
typedef struct pentad_elements_isotopes pentad_elements_isotopes;
typedef struct pentad_elements_isotopes_batch_info {
  size_t count;
  const pentad_status *PENTAD_NONNULL statuses;
  const int64_t *PENTAD_NONNULL offsets;
  const size_t *PENTAD_NONNULL starts;
  size_t start_count;
  const double *PENTAD_NONNULL positions;
  const double *PENTAD_NONNULL probabilities;
  size_t peak_count;
  const double *PENTAD_NONNULL coverages;
  const int64_t *PENTAD_NONNULL charges;
} pentad_elements_isotopes_batch_info;
typedef struct pentad_elements_isotopes_batch pentad_elements_isotopes_batch;
typedef struct pentad_elements_adduct_info {
  const char *PENTAD_NONNULL text;
  const char *PENTAD_NULLABLE gained;
  const char *PENTAD_NULLABLE lost;
  int64_t molecules;
  int64_t charge;
  double mass_shift;
  bool is_radical;
} pentad_elements_adduct_info;
typedef struct pentad_elements_adduct pentad_elements_adduct;
typedef struct pentad_elements_balance {
  const char *PENTAD_NONNULL status;
  const char *PENTAD_NULLABLE balanced;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL species;
  size_t species_count;
  const int64_t *PENTAD_NONNULL coefficients;
  size_t coefficient_count;
  const int64_t *PENTAD_NONNULL modes;
  size_t mode_count;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL one_sided;
  size_t one_sided_count;
  const int64_t *PENTAD_NONNULL uncovered;
  size_t uncovered_count;
} pentad_elements_balance;
typedef struct pentad_elements_equation pentad_elements_equation;
typedef struct pentad_elements_equation_check_info {
  bool is_balanced;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL labels;
  size_t label_count;
  const int64_t *PENTAD_NONNULL numerators;
  const int64_t *PENTAD_NONNULL denominators;
  const char *PENTAD_NONNULL const *PENTAD_NONNULL species;
  size_t species_count;
  const int64_t *PENTAD_NONNULL cancelling;
  size_t cancelling_count;
} pentad_elements_equation_check_info;
typedef struct pentad_elements_equation_check pentad_elements_equation_check;
typedef struct pentad_elements_search_options {
  size_t struct_size;
  double ppm;
  double tolerance;
  double lowest_double_bond_equivalents;
  double highest_double_bond_equivalents;
  const char *PENTAD_NULLABLE adduct;
  const char *PENTAD_NULLABLE elements;
  uint32_t maximum;
  uint32_t ignores_valences;
  uint32_t sets_double_bond_equivalents;
  uint32_t allows_radicals;
  uint32_t obeys_senior;
  uint32_t has_common_ratios;
} pentad_elements_search_options;
#define PENTAD_ELEMENTS_SEARCH_OPTIONS_INIT \
  { sizeof(pentad_elements_search_options), 0.0, 0.0, 0.0, 0.0, NULL, NULL, 0, 0, 0, 0, 0, 0 }
typedef struct pentad_elements_candidates_info {
  const pentad_elements_candidate *PENTAD_NONNULL const *PENTAD_NONNULL candidates;
  size_t candidate_count;
} pentad_elements_candidates_info;
typedef struct pentad_elements_candidates pentad_elements_candidates;
typedef struct pentad_elements_assignments_info {
  const pentad_elements_oxidation_assignment *PENTAD_NONNULL const *PENTAD_NONNULL assignments;
  size_t assignment_count;
} pentad_elements_assignments_info;
typedef struct pentad_elements_assignments pentad_elements_assignments;
typedef struct pentad_elements_chain_info {
  const pentad_elements_chain_member *PENTAD_NONNULL const *PENTAD_NONNULL members;
  size_t member_count;
} pentad_elements_chain_info;
typedef struct pentad_elements_chain pentad_elements_chain;
typedef void (*pentad_elements_event_callback)(void *PENTAD_NULLABLE context, uint64_t event);
typedef void (*pentad_elements_select_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                                int32_t number,
                                                const char *PENTAD_NULLABLE source);
typedef void (*pentad_elements_flip_callback)(void *PENTAD_NULLABLE context, uint64_t event,
                                              int32_t number, pentad_elements_card_side side);
typedef struct pentad_elements_delegate {
  size_t struct_size;
  void *PENTAD_NULLABLE context;
  pentad_context_free PENTAD_NULLABLE context_free;
  pentad_elements_event_callback PENTAD_NULLABLE did_load;
  pentad_elements_select_callback PENTAD_NULLABLE did_select;
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_begin;
  pentad_elements_flip_callback PENTAD_NULLABLE flip_did_end;
  pentad_elements_event_callback PENTAD_NULLABLE did_reset;
  pentad_session *PENTAD_NULLABLE session;
} pentad_elements_delegate;
#define PENTAD_ELEMENTS_DELEGATE_INIT \
  { sizeof(pentad_elements_delegate), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }
typedef void (*pentad_elements_molar_masses_callback)(
    void *PENTAD_NULLABLE context, pentad_status status, const pentad_elements_molar_masses *PENTAD_NULLABLE molar_masses,
    pentad_error *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_open(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_elements_order order, pentad_elements_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_open_group(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL name, pentad_elements_grouping PENTAD_NONNULL grouping,
    void *PENTAD_NULLABLE context, pentad_elements_source *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_source_info *PENTAD_NULLABLE pentad_elements_source_describe(pentad_elements_source *PENTAD_NULLABLE source);
PENTAD_API pentad_status pentad_elements_source_element_at(pentad_elements_source *PENTAD_NONNULL source,
    int64_t section, int64_t row, int32_t *PENTAD_NONNULL number,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_path_of(pentad_elements_source *PENTAD_NONNULL source,
    int32_t number, int64_t *PENTAD_NONNULL section, int64_t *PENTAD_NONNULL row,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_section_for_title(pentad_elements_source *PENTAD_NONNULL source,
    const char *PENTAD_NONNULL title, int64_t index, int64_t *PENTAD_NONNULL section,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_source_icon(pentad_elements_source *PENTAD_NONNULL source,
    double size, pentad_elements_picture_theme theme, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_elements_source_free(pentad_elements_source *PENTAD_NULLABLE source);
PENTAD_API pentad_status pentad_elements_table_open(const pentad_elements_table_options *PENTAD_NULLABLE options,
    pentad_elements_table *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_elements_table_free(pentad_elements_table *PENTAD_NULLABLE table);
PENTAD_API pentad_status pentad_elements_element_match(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL text, int32_t *PENTAD_NONNULL number,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_element_named(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL name, int32_t *PENTAD_NONNULL number,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_adduct_parse(const char *PENTAD_NONNULL text,
    pentad_elements_adduct *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_adduct_info *PENTAD_NULLABLE pentad_elements_adduct_describe(pentad_elements_adduct *PENTAD_NULLABLE adduct);
PENTAD_API void pentad_elements_adduct_free(pentad_elements_adduct *PENTAD_NULLABLE adduct);
PENTAD_API pentad_status pentad_elements_adduct_ion(pentad_elements_adduct *PENTAD_NONNULL adduct,
    pentad_elements_formula *PENTAD_NONNULL molecule,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_neutral_masses_compute(pentad_elements_adduct *PENTAD_NONNULL adduct,
    const double *PENTAD_NONNULL mass_to_charges, size_t count, double *PENTAD_NONNULL masses,
    size_t *PENTAD_NULLABLE failures, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_make(const char *PENTAD_NULLABLE const *PENTAD_NONNULL labels,
    const int64_t *PENTAD_NONNULL numerators, const int64_t *PENTAD_NONNULL denominators,
    size_t count, int64_t charge, pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_add(pentad_elements_formula *PENTAD_NONNULL a,
    pentad_elements_formula *PENTAD_NONNULL b,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_subtract(pentad_elements_formula *PENTAD_NONNULL a,
    pentad_elements_formula *PENTAD_NONNULL b,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_multiply(pentad_elements_formula *PENTAD_NONNULL formula,
    int64_t numerator, int64_t denominator,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_card_select(pentad_elements_table *PENTAD_NULLABLE table,
    int32_t number, pentad_elements_card *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_card_select_row(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_elements_source *PENTAD_NONNULL source, int64_t section, int64_t row,
    pentad_elements_card *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_elements_card_side pentad_elements_card_side_get(pentad_elements_card *PENTAD_NULLABLE card);
PENTAD_API const pentad_elements_card_line *PENTAD_NULLABLE const *PENTAD_NULLABLE pentad_elements_card_lines(pentad_elements_card *PENTAD_NULLABLE card,
    pentad_elements_card_side side, size_t *PENTAD_NULLABLE count);
PENTAD_API pentad_status pentad_elements_card_flip(pentad_elements_card *PENTAD_NONNULL card,
    pentad_elements_card_side *PENTAD_NULLABLE side, bool *PENTAD_NULLABLE from_right,
    double *PENTAD_NULLABLE duration, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_elements_card_flip_did_end(pentad_elements_card *PENTAD_NULLABLE card);
PENTAD_API void pentad_elements_card_free(pentad_elements_card *PENTAD_NULLABLE card);
PENTAD_API pentad_status pentad_elements_column_get(pentad_elements_property property,
    pentad_elements_units units, bool predicted, double *PENTAD_NULLABLE values,
    double *PENTAD_NULLABLE uncertainties, pentad_elements_certainty *PENTAD_NULLABLE certainties,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_column_unit(pentad_elements_property property,
    pentad_elements_units units);
PENTAD_API int32_t pentad_elements_number_of_symbol(const char *PENTAD_NULLABLE symbol);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_display_name(int32_t number,
    pentad_elements_spelling spelling);
PENTAD_API pentad_status pentad_elements_element_get(int32_t number,
    const pentad_elements_element *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_value_get(int32_t number,
    pentad_elements_property property,
    const pentad_elements_quantity *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_nuclides_get(int32_t number,
    const pentad_elements_nuclide *PENTAD_NULLABLE const *PENTAD_NULLABLE *PENTAD_NONNULL out,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_phase_get(int32_t number, double kelvin,
    pentad_elements_phase *PENTAD_NONNULL phase,
    pentad_elements_certainty *PENTAD_NULLABLE certainty,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_certainty_name(pentad_elements_certainty value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_property_name(pentad_elements_property value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_element_state_name(pentad_elements_element_state value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_group_three_name(pentad_elements_group_three value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_spelling_name(pentad_elements_spelling value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_table_layout_name(pentad_elements_table_layout value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_phase_name(pentad_elements_phase value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_match_kind_name(pentad_elements_match_kind value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_list_style_name(pentad_elements_list_style value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_card_side_name(pentad_elements_card_side value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_picture_theme_name(pentad_elements_picture_theme value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_reading_name(pentad_elements_reading value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_text_form_name(pentad_elements_text_form value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_isotopologue_order_name(pentad_elements_isotopologue_order value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_amount_unit_name(pentad_elements_amount_unit value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_five_prime_end_name(pentad_elements_five_prime_end value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_oxidation_level_name(pentad_elements_oxidation_level value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_spin_name(pentad_elements_spin value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_electronegativity_scale_name(pentad_elements_electronegativity_scale value);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_units_name(pentad_elements_units value);
PENTAD_API pentad_status pentad_elements_equation_balance(const char *PENTAD_NONNULL text,
    pentad_elements_equation *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_balance *PENTAD_NULLABLE pentad_elements_equation_describe(pentad_elements_equation *PENTAD_NULLABLE equation);
PENTAD_API void pentad_elements_equation_free(pentad_elements_equation *PENTAD_NULLABLE equation);
PENTAD_API pentad_status pentad_elements_equation_check_compute(const char *PENTAD_NONNULL text,
    pentad_elements_equation_check *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_equation_check_info *PENTAD_NULLABLE pentad_elements_equation_check_describe(pentad_elements_equation_check *PENTAD_NULLABLE check);
PENTAD_API void pentad_elements_equation_check_free(pentad_elements_equation_check *PENTAD_NULLABLE check);
PENTAD_API pentad_status pentad_elements_table_subscribe(pentad_elements_table *PENTAD_NULLABLE table,
    const pentad_elements_delegate *PENTAD_NONNULL delegate,
    pentad_subscription *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_table_load_async(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_session *PENTAD_NULLABLE session, pentad_completion_callback PENTAD_NONNULL callback,
    void *PENTAD_NULLABLE context, pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute_async(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_session *PENTAD_NULLABLE session,
    pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_elements_molar_masses_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute_as_async(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_elements_reading reading,
    pentad_session *PENTAD_NULLABLE session, pentad_progress_callback PENTAD_NULLABLE progress,
    pentad_elements_molar_masses_callback PENTAD_NONNULL callback, void *PENTAD_NULLABLE context,
    pentad_operation *PENTAD_NULLABLE *PENTAD_NULLABLE operation,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_parse(const char *PENTAD_NONNULL text,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_parse_as(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading, pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_formula_info *PENTAD_NULLABLE pentad_elements_formula_describe(pentad_elements_formula *PENTAD_NULLABLE formula);
PENTAD_API pentad_status pentad_elements_formula_text(pentad_elements_formula *PENTAD_NONNULL formula,
    pentad_elements_text_form form, char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API void pentad_elements_formula_free(pentad_elements_formula *PENTAD_NULLABLE formula);
PENTAD_API pentad_status pentad_elements_formulas_search(double value,
    const pentad_elements_search_options *PENTAD_NONNULL options,
    pentad_elements_candidates *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_candidates_info *PENTAD_NULLABLE pentad_elements_candidates_describe(pentad_elements_candidates *PENTAD_NULLABLE candidates);
PENTAD_API void pentad_elements_candidates_free(pentad_elements_candidates *PENTAD_NULLABLE candidates);
PENTAD_API pentad_status pentad_elements_empirical_find(const char *PENTAD_NONNULL text,
    double tolerance, int32_t remainder,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    double *PENTAD_NULLABLE difference, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_inventory_decay(const char *PENTAD_NULLABLE const *PENTAD_NONNULL nuclides,
    const double *PENTAD_NONNULL amounts, size_t count, pentad_elements_amount_unit unit,
    const char *PENTAD_NULLABLE const *PENTAD_NULLABLE feeding_parents,
    const char *PENTAD_NULLABLE const *PENTAD_NULLABLE feeding_isomers,
    const double *PENTAD_NULLABLE feeding_percents, size_t feeding_count,
    const char *PENTAD_NONNULL time, pentad_elements_inventory *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_inventory_info *PENTAD_NULLABLE pentad_elements_inventory_describe(pentad_elements_inventory *PENTAD_NULLABLE inventory);
PENTAD_API void pentad_elements_inventory_free(pentad_elements_inventory *PENTAD_NULLABLE inventory);
PENTAD_API pentad_status pentad_elements_mzs_compute(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_elements_reading reading,
    const char *PENTAD_NULLABLE const *PENTAD_NULLABLE adducts, size_t adduct_count,
    pentad_status *PENTAD_NULLABLE statuses, int64_t *PENTAD_NULLABLE offsets,
    double *PENTAD_NULLABLE masses, double *PENTAD_NULLABLE mass_to_charges,
    size_t *PENTAD_NULLABLE failures, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_mz_compute(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading, const char *PENTAD_NULLABLE adduct,
    double *PENTAD_NULLABLE mass, double *PENTAD_NULLABLE mass_to_charge,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_isotopes_compute(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading,
    const pentad_elements_isotopes_options *PENTAD_NULLABLE options,
    pentad_elements_isotopes *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_isotopes_info *PENTAD_NULLABLE pentad_elements_isotopes_describe(pentad_elements_isotopes *PENTAD_NULLABLE isotopes);
PENTAD_API void pentad_elements_isotopes_free(pentad_elements_isotopes *PENTAD_NULLABLE isotopes);
PENTAD_API pentad_status pentad_elements_isotopes_batch_compute(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_elements_reading reading,
    const pentad_elements_isotopes_options *PENTAD_NULLABLE options,
    pentad_elements_isotopes_batch *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_isotopes_batch_info *PENTAD_NULLABLE pentad_elements_isotopes_batch_describe(pentad_elements_isotopes_batch *PENTAD_NULLABLE batch);
PENTAD_API void pentad_elements_isotopes_batch_free(pentad_elements_isotopes_batch *PENTAD_NULLABLE batch);
PENTAD_API pentad_status pentad_elements_molar_mass_compute(const char *PENTAD_NONNULL text,
    double *PENTAD_NULLABLE value, double *PENTAD_NULLABLE low, double *PENTAD_NULLABLE high,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_mass_compute_as(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading, double *PENTAD_NULLABLE value, double *PENTAD_NULLABLE low,
    double *PENTAD_NULLABLE high, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_status *PENTAD_NULLABLE statuses,
    int64_t *PENTAD_NULLABLE offsets, double *PENTAD_NULLABLE values, double *PENTAD_NULLABLE lows,
    double *PENTAD_NULLABLE highs, size_t *PENTAD_NULLABLE failures,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_molar_masses_compute_as(const char *PENTAD_NULLABLE const *PENTAD_NONNULL formulas,
    const size_t *PENTAD_NULLABLE lengths, size_t count, pentad_elements_reading reading,
    pentad_status *PENTAD_NULLABLE statuses, int64_t *PENTAD_NULLABLE offsets,
    double *PENTAD_NULLABLE values, double *PENTAD_NULLABLE lows, double *PENTAD_NULLABLE highs,
    size_t *PENTAD_NULLABLE failures, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_nuclide_find(const char *PENTAD_NONNULL name,
    const pentad_elements_nuclide *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_isomers_get(int32_t number,
    const pentad_elements_nuclide *PENTAD_NULLABLE const *PENTAD_NULLABLE *PENTAD_NONNULL out,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_chain_make(const char *PENTAD_NONNULL name,
    pentad_elements_chain *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_chain_info *PENTAD_NULLABLE pentad_elements_chain_describe(pentad_elements_chain *PENTAD_NULLABLE chain);
PENTAD_API void pentad_elements_chain_free(pentad_elements_chain *PENTAD_NULLABLE chain);
PENTAD_API pentad_status pentad_elements_oxidation_assign(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading,
    pentad_elements_assignments *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const pentad_elements_assignments_info *PENTAD_NULLABLE pentad_elements_assignments_describe(pentad_elements_assignments *PENTAD_NULLABLE assignments);
PENTAD_API void pentad_elements_assignments_free(pentad_elements_assignments *PENTAD_NULLABLE assignments);
PENTAD_API pentad_status pentad_elements_oxidation_states_get(int32_t number,
    const pentad_elements_element_oxidation_state *PENTAD_NULLABLE const *PENTAD_NULLABLE *PENTAD_NONNULL out,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_tile(int32_t number,
    const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_card(int32_t number,
    pentad_elements_card_side side, const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_reflection(int32_t number,
    pentad_elements_card_side side, const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_table(pentad_elements_table_layout layout,
    const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_flipper(int32_t number,
    pentad_elements_card_side side, const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_orbitals(int32_t number,
    const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_decay_chain(const char *PENTAD_NONNULL nuclide,
    const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_picture_isotopes(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading, double resolving_power,
    const pentad_elements_picture_options *PENTAD_NULLABLE options,
    char *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_place_get(int32_t number,
    pentad_elements_table_layout layout, pentad_elements_group_three group_three,
    int32_t *PENTAD_NULLABLE group, int32_t *PENTAD_NULLABLE column, int32_t *PENTAD_NULLABLE row,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_block_get(int32_t number,
    pentad_elements_group_three group_three, char *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API const char *PENTAD_NULLABLE pentad_elements_property_title(pentad_elements_property property);
PENTAD_API pentad_status pentad_elements_neutron_get(int32_t number, int32_t mass_number,
    const pentad_elements_neutron_scattering *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_neutron_compute(const char *PENTAD_NONNULL text,
    pentad_elements_reading reading, double density, double wavelength,
    double *PENTAD_NULLABLE length_density, double *PENTAD_NULLABLE imaginary,
    double *PENTAD_NULLABLE coherent, double *PENTAD_NULLABLE incoherent,
    double *PENTAD_NULLABLE absorption, bool *PENTAD_NULLABLE energy_dependent,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_xray_edges_get(int32_t number,
    const pentad_elements_xray_edge *PENTAD_NULLABLE const *PENTAD_NULLABLE *PENTAD_NONNULL out,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_xray_lines_get(int32_t number,
    const pentad_elements_xray_line *PENTAD_NULLABLE const *PENTAD_NULLABLE *PENTAD_NONNULL out,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_ionic_radii_get(int32_t number,
    const pentad_elements_ionic_radius *PENTAD_NULLABLE const *PENTAD_NULLABLE *PENTAD_NONNULL out,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_ionic_radius_find(int32_t number, int32_t charge,
    const char *PENTAD_NULLABLE coordination, pentad_elements_spin spin,
    const pentad_elements_ionic_radius *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_electronegativity_get(int32_t number,
    pentad_elements_electronegativity_scale scale,
    const pentad_elements_quantity *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_of_peptide(const char *PENTAD_NONNULL text,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_of_dna(const char *PENTAD_NONNULL text,
    pentad_elements_five_prime_end end, bool is_double,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_formula_of_rna(const char *PENTAD_NONNULL text,
    pentad_elements_five_prime_end end, bool is_double,
    pentad_elements_formula *PENTAD_NULLABLE *PENTAD_NONNULL out,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_sorted(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_elements_order order, int32_t *PENTAD_NULLABLE numbers, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_ranked(pentad_elements_property property,
    bool descending, int32_t *PENTAD_NULLABLE numbers, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_filtered(pentad_elements_table *PENTAD_NULLABLE table,
    const pentad_elements_filter *PENTAD_NULLABLE filter, int32_t *PENTAD_NULLABLE numbers,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_by_scale(pentad_elements_table *PENTAD_NULLABLE table,
    pentad_elements_electronegativity_scale scale, int32_t *PENTAD_NULLABLE numbers,
    size_t capacity, size_t *PENTAD_NONNULL count,
    pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
PENTAD_API pentad_status pentad_elements_list_search(pentad_elements_table *PENTAD_NULLABLE table,
    const char *PENTAD_NONNULL text, int32_t *PENTAD_NULLABLE numbers,
    pentad_elements_match_kind *PENTAD_NULLABLE kinds,
    const char *PENTAD_NULLABLE *PENTAD_NULLABLE texts, size_t capacity,
    size_t *PENTAD_NONNULL count, pentad_error *PENTAD_NULLABLE *PENTAD_NULLABLE error);
#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
