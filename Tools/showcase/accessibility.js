// Looks over the page that is open and returns what is wrong with it, a sentence each. Run by the driver,
// not by the showcase.
const problems = [];
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const named = (element) => {
  const id = element.id ? `#${element.id}` : "";
  const text = (element.textContent || element.getAttribute("alt") || "").trim().slice(0, 30);
  return `<${element.localName}${id}> ${JSON.stringify(text)}`;
};
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

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

// Contrast (WCAG 2): 4.5 for text, 3 for large text.
const channels = (colour) => {
  const numbers = colour.match(/[\d.]+/g).map(Number);
  const scale = colour.startsWith("color(") ? 255 : 1;
  const [red, green, blue, alpha = 1] = numbers;
  return [red * scale, green * scale, blue * scale, alpha];
};
const over = (front, back) => {
  const [red, green, blue, alpha] = front;
  const mixed = [red, green, blue].map((value, place) => value * alpha + back[place] * (1 - alpha));
  return [...mixed, 1];
};
const luminance = (colour) => {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const ground = (element) => {
  const layers = [];
  for (let at = element; at; at = at.parentElement) {
    layers.push(channels(getComputedStyle(at).backgroundColor));
    if (layers.at(-1)[3] === 1) break;
  }
  return layers.reverse().reduce((back, front) => over(front, back), [255, 255, 255, 1]);
};
const seen = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.nodeValue.trim() || seen.has(element)) continue;
  if (!isShown(element) || element.closest(".unseen, script, style, option")) continue;
  seen.add(element);
  const style = getComputedStyle(element);
  const back = ground(element);
  const [light, dark] = [luminance(over(channels(style.color), back)), luminance(back)].sort(
    (a, b) => b - a
  );
  const ratio = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) {
    problems.push(`${named(element)} has a contrast of ${ratio.toFixed(2)}`);
  }
}
return problems;
