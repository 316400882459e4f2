// Checks the contrast of text and of the edges of fields. Runs behind page.js.
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
const ratioOf = (first, second) => {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
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
  const ratio = ratioOf(over(channels(style.color), back), back);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) {
    problems.push(`${named(element)} has a contrast of ${ratio.toFixed(2)}`);
  }
}

// The edge of a field has a contrast of 3 with the ground around it, or the field's own ground has.
for (const field of all("input, select, textarea").filter(isShown)) {
  if (["hidden", "checkbox"].includes(field.type)) continue;
  const back = ground(field.parentElement);
  const marks = [getComputedStyle(field).borderTopColor, getComputedStyle(field).backgroundColor];
  const best = Math.max(...marks.map((mark) => ratioOf(over(channels(mark), back), back)));
  if (best < 3) problems.push(`the edge of ${named(field)} has a contrast of ${best.toFixed(2)}`);
}
return problems;
