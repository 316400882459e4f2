// The helpers of the checks of an open page. Each check returns the faults, a sentence each. The driver
// runs them; they are no part of the showcase.
const problems = [];
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const named = (element) => {
  const id = element.id ? `#${element.id}` : "";
  const text = (element.textContent || element.getAttribute("alt") || "").trim().slice(0, 30);
  return `<${element.localName}${id}> ${JSON.stringify(text)}`;
};
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

