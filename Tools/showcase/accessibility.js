// Checks the document, its landmarks, headings, names, targets and navigation. Runs behind page.js.
// The document: language, title, landmarks.
if (!document.documentElement.lang) problems.push("the document has no language");
if (!document.title.trim()) problems.push("the document has no title");
for (const landmark of ["main", "body > header", "body > footer"]) {
  const count = all(landmark).length;
  if (count !== 1) problems.push(`there are ${count} of ${landmark}`);
}
const navigations = all("nav");
const labels = navigations.map((nav) => nav.getAttribute("aria-label") || "");
if (labels.includes("")) problems.push("a nav has no label");
if (new Set(labels).size !== labels.length) problems.push(`nav labels repeat: ${labels}`);
for (const element of document.body.children) {
  const isLandmark = ["HEADER", "MAIN", "FOOTER", "NAV", "SCRIPT"].includes(element.tagName);
  if (!isLandmark && !element.classList.contains("skip")) {
    problems.push(`${named(element)} stands outside the landmarks`);
  }
}

// Headings: one first, none left out.
const headings = all("h1, h2, h3, h4, h5, h6").filter(isShown);
const levels = headings.map((heading) => Number(heading.localName[1]));
if (levels.filter((level) => level === 1).length !== 1) problems.push("there is not one h1");
levels.forEach((level, place) => {
  if (level > (place ? levels[place - 1] : 0) + 1) {
    problems.push(`${named(headings[place])} leaves a level out`);
  }
});

// Names, ids and what refers to them.
for (const image of all("img")) {
  if (!image.hasAttribute("alt")) problems.push(`${named(image)} has no alt`);
  if (image.complete && isShown(image) && !image.naturalWidth) {
    problems.push(`the picture ${image.getAttribute("src")} does not load`);
  }
}
for (const field of all("input, select, textarea")) {
  if (field.type === "hidden") continue;
  if (!field.labels.length && !field.ariaLabel) problems.push(`${named(field)} has no label`);
}
const ids = all("[id]").map((element) => element.id);
for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) {
  problems.push(`the id ${id} is given twice`);
}
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
  for (const element of all(`[${attribute}]`)) {
    for (const id of element.getAttribute(attribute).split(/\s+/)) {
      if (!document.getElementById(id)) problems.push(`${attribute}=${id} leads nowhere`);
    }
  }
}
for (const link of all('a[href^="#"]')) {
  const id = decodeURIComponent(link.getAttribute("href").slice(1));
  if (!document.getElementById(id)) problems.push(`the link #${id} leads nowhere`);
}
for (const element of all("[tabindex]")) {
  if (element.tabIndex > 0) problems.push(`${named(element)} is out of the order of tabs`);
}
for (const element of all("[onclick], [role=button]:not(button)")) {
  problems.push(`${named(element)} acts without being a link or a button`);
}
for (const anchor of all("a:not([href])")) problems.push(`${named(anchor)} leads nowhere`);
for (const table of all("table")) {
  if (!table.caption && !table.ariaLabel) problems.push("a table has no caption");
  for (const cell of all("th", table)) {
    if (!cell.scope) problems.push(`${named(cell)} has no scope`);
  }
}

// What is touched is 24 pixels high and wide, unless it stands in a line of text.
for (const element of all("a[href], button, input, select, textarea").filter(isShown)) {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const isClipped = style.clipPath !== "none" || box.right <= 0;
  if (style.display === "inline" || isClipped || element.type === "hidden") continue;
  if (box.width < 24 || box.height < 24) {
    problems.push(`${named(element)} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
}

// One link of each navigation that has the page among its targets is the current one.
for (const nav of navigations) {
  const isHere = (link) => link.pathname === location.pathname && link.search === location.search;
  const here = all("a[href]", nav).filter((link) => !link.hash && isHere(link));
  if (here.length && !nav.querySelector("[aria-current]")) {
    problems.push(`the nav ${JSON.stringify(nav.ariaLabel)} does not mark the current page`);
  }
}
for (const bar of all("progress")) {
  if (!bar.labels.length && !bar.ariaLabel) problems.push("a progress bar has no label");
}
return problems;
