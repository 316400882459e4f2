// Moves the focus in the periodic table with the arrow keys. Tab enters the table once and leaves it.
// Without this script each element is a stop of its own.
"use strict";

const links = [...document.querySelectorAll(".periodic a")];

/** The centre of a cell on the page. */
function centre(link) {
  const box = link.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest cell in a direction, in the same row or column; null at the end of the table. */
function next(from, [right, down]) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const link of links) {
    const [left, top] = centre(link);
    const [along, across] = right ? [(left - x) * right, top - y] : [(top - y) * down, left - x];
    if (along < 1 || Math.abs(across) > 4 || along >= least) continue;
    [best, least] = [link, along];
  }
  return best;
}

function enter(link) {
  for (const other of links) other.tabIndex = other === link ? 0 : -1;
  link.focus();
}

const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

for (const [place, link] of links.entries()) {
  if (place > 0) link.tabIndex = -1;
  link.addEventListener("keydown", (event) => {
    const last = links.length - 1;
    const ends = { Home: links[0], End: links[last] };
    const target = ends[event.key] ?? (steps[event.key] && next(link, steps[event.key]));
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    enter(target);
  });
}
