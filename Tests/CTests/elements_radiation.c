/* Neutrons, X-rays, columns and diagrams. */
#include "check.h"

#include <math.h>

static void neutrons(void) {
  const pentad_elements_reading reading = PENTAD_ELEMENTS_READING_AUTOMATIC;
  const pentad_elements_neutron_scattering *atom = NULL;
  double length = 0, imaginary = 0, coherent = 0, incoherent = 0, absorption = 0;
  bool depends = true;
  SHOW(pentad_elements_neutron_compute("D2O", reading, 1.105, 0, &length, &imaginary, &coherent,
                                       &incoherent, &absorption, &depends, &error));
  printf("%.3f %.2e %.3f %.3f %.2e %d\n", length, imaginary, coherent, incoherent, absorption,
         depends);
  SHOW(pentad_elements_neutron_compute("Gd", reading, 7.9, 1.8, NULL, NULL, NULL, NULL, NULL,
                                       &depends, &error));
  HOLDS(depends);
  SHOW(pentad_elements_neutron_compute("H2O", reading, 0, 0, &length, NULL, NULL, NULL, NULL, NULL,
                                       &error));
  SHOW(pentad_elements_neutron_compute("H2O", reading, 1, -1, &length, NULL, NULL, NULL, NULL, NULL,
                                       &error));
  SHOW(pentad_elements_neutron_compute("[14C]", reading, 1, 0, &length, NULL, NULL, NULL, NULL, NULL,
                                       &error));
  SHOW(pentad_elements_neutron_get(1, 2, &atom, &error));
  printf("%d-%d: %.4f %s, %.3f %s\n", (int)atom->number, (int)atom->mass_number,
         atom->coherent_length->value, atom->coherent_length->unit, atom->total->value,
         atom->total->unit);
  SHOW(pentad_elements_neutron_get(84, 0, &atom, &error));
  SHOW(pentad_elements_neutron_get(1, -1, &atom, &error));
  SHOW(pentad_elements_neutron_get(119, 0, &atom, &error));
}

static void xrays(void) {
  const pentad_elements_xray_edge *const *edges = NULL;
  const pentad_elements_xray_line *const *lines = NULL;
  size_t count = 9;
  SHOW(pentad_elements_xray_edges_get(29, &edges, &count, &error));
  printf("%d edges, %s %.0f %s\n", (int)count, edges[0]->shell, edges[0]->energy->value,
         edges[0]->energy->unit);
  SHOW(pentad_elements_xray_lines_get(29, &lines, &count, &error));
  printf("%d lines, %s %s %.4f\n", (int)count, lines[0]->transition, lines[0]->siegbahn,
         lines[0]->wavelength);
  SHOW(pentad_elements_xray_lines_get(1, &lines, &count, &error));
  HOLDS(count == 0);
  SHOW(pentad_elements_xray_edges_get(0, &edges, &count, &error));
}

static void columns(void) {
  double values[118], uncertainties[118];
  pentad_elements_certainty certainties[118];
  size_t count = 0;
  SHOW(pentad_elements_column_get(PENTAD_ELEMENTS_PROPERTY_DENSITY, PENTAD_ELEMENTS_UNITS_SI, true,
                                  values, uncertainties, certainties, 118, &count, &error));
  printf("%d, %.0f %s\n", (int)count, values[25],
         pentad_elements_column_unit(PENTAD_ELEMENTS_PROPERTY_DENSITY, PENTAD_ELEMENTS_UNITS_SI));
  HOLDS(certainties[25] == PENTAD_ELEMENTS_CERTAINTY_MEASURED);
  SHOW(pentad_elements_column_get(PENTAD_ELEMENTS_PROPERTY_DENSITY, PENTAD_ELEMENTS_UNITS_CUSTOMARY,
                                  false, values, NULL, NULL, 1, &count, &error));
  HOLDS(count == 118 && values[0] < 1e-3);
  SHOW(pentad_elements_column_get(PENTAD_ELEMENTS_PROPERTY_DENSITY, PENTAD_ELEMENTS_UNITS_CUSTOMARY,
                                  true, NULL, NULL, NULL, 1, &count, &error));
  HOLDS(pentad_elements_column_unit(PENTAD_ELEMENTS_PROPERTY_DENSITY, (pentad_elements_units)9) ==
        NULL);
}

static void picture(char *svg) {
  HOLDS(svg && strncmp(svg, "<svg", 4) == 0);
  pentad_string_free(svg);
}

static void pictures(void) {
  char *svg = NULL;
  SHOW(pentad_elements_picture_orbitals(26, NULL, &svg, &error));
  picture(svg);
  SHOW(pentad_elements_picture_decay_chain("U-238", NULL, &svg, &error));
  picture(svg);
  SHOW(pentad_elements_picture_isotopes("C2Cl4", PENTAD_ELEMENTS_READING_AUTOMATIC, 0, NULL, &svg,
                                        &error));
  picture(svg);
  SHOW(pentad_elements_picture_orbitals(0, NULL, &svg, &error));
  SHOW(pentad_elements_picture_decay_chain("U-999", NULL, &svg, &error));
  SHOW(pentad_elements_picture_isotopes("H2O", PENTAD_ELEMENTS_READING_AUTOMATIC, -1, NULL, &svg,
                                        &error));
}

int main(void) {
  neutrons();
  xrays();
  columns();
  pictures();
  printf("owned: %d\n", (int)pentad_handle_count());
  return 0;
}
