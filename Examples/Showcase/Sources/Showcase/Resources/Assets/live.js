// Keeps a list as new as the showcase's store while its page is open, and sends short forms without
// leaving it. Without this script the same is done by loading the page again.
"use strict";

const list = document.querySelector("[data-live]");
const told = document.querySelector("#live");
let isBusy = false;
let isDue = false;
/** Where the forms that are being sent go. */
const underWay = new Set();

/** Tells those who listen rather than look. */
function say(text) {
  if (told) told.textContent = text;
}

/** Puts what is new into the place of what is old, and leaves alone what is the same. */
function take(page) {
  const news = [];
  const fresh = page.querySelector("[data-live]");
  if (fresh) merge(list, fresh, news);
  for (const part of document.querySelectorAll("[data-part], .freshness")) {
    const name = part.dataset.part ? `[data-part="${part.dataset.part}"]` : ".freshness";
    const other = page.querySelector(name);
    if (other && other.outerHTML !== part.outerHTML) part.replaceWith(document.importNode(other, true));
  }
  if (news.length) say(news.join(". "));
}

function merge(old, fresh, news) {
  const before = new Map([...old.children].map((child) => [child.dataset.key, child]));
  const said = new Set([...old.querySelectorAll("[data-say]")].map((part) => part.dataset.say));
  let place = null;
  for (const child of fresh.children) {
    const known = before.get(child.dataset.key);
    before.delete(child.dataset.key);
    let element = known;
    if (!known || known.outerHTML !== child.outerHTML) {
      element = document.importNode(child, true);
      for (const part of [child, ...child.querySelectorAll("[data-say]")]) {
        if (part.dataset.say && !said.has(part.dataset.say)) news.push(part.dataset.say);
      }
      if (known) replace(known, element);
    }
    const next = place ? place.nextElementSibling : old.firstElementChild;
    if (element !== next) old.insertBefore(element, next);
    place = element;
  }
  for (const gone of before.values()) gone.remove();
}

/** Replaces an element; a button that has the focus keeps it. */
function replace(known, element) {
  const buttons = [...known.querySelectorAll("a, button")];
  const focused = buttons.indexOf(document.activeElement);
  known.replaceWith(element);
  if (focused >= 0) element.querySelectorAll("a, button")[focused]?.focus();
}

/** Asks for the page again; of several wishes at once the last one counts. */
async function renew() {
  if (isBusy) {
    isDue = true;
    return;
  }
  isBusy = true;
  const address = new URL(location.href);
  address.searchParams.set("live", "yes");
  try {
    const answer = await fetch(address);
    if (answer.ok) take(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    say("The showcase does not answer.");
  }
  isBusy = false;
  if (isDue) {
    isDue = false;
    renew();
  }
}

/** Sends a form once; what it leads to is the page that is open. */
async function send(form, button) {
  if (underWay.has(form.action)) return say("Wait: the one before is still being sent.");
  underWay.add(form.action);
  const body = new URLSearchParams(new FormData(form, button));
  const clears = "clears" in form.dataset;
  // At once: what is typed until the answer comes is the next one.
  if (clears) form.reset();
  const problem = await refusal(form.action, body);
  underWay.delete(form.action);
  if (problem === null) return renew();
  if (clears) putBack(form, body);
  say(problem);
}

/** Why the showcase does not take a form; null when it does. */
async function refusal(address, body) {
  try {
    const answer = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (answer.type === "opaqueredirect") return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector(".problem")?.textContent.trim() ?? "That was refused.";
  } catch {
    return "The showcase does not answer.";
  }
}

/** Puts what was typed back into its field, before what has been typed there since. */
function putBack(form, body) {
  for (const field of form.querySelectorAll("textarea")) {
    const text = body.get(field.name);
    if (field.value) field.setRangeText(text + "\n", 0, 0, "preserve");
    else field.value = text;
  }
}

if (list) {
  const events = new EventSource(list.dataset.live);
  events.addEventListener("changed", renew);
  addEventListener("pagehide", () => events.close());
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!("quiet" in form.dataset)) return;
    event.preventDefault();
    send(form, event.submitter);
  });
}
