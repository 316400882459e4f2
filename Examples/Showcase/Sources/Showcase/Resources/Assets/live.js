// Keeps a list as new as the showcase's store while its page is open, and sends short forms without
// leaving it. Without this script the same is done by loading the page again.
"use strict";

const list = document.querySelector("[data-live]");
const told = document.querySelector("#live");
const SILENT = "The showcase is not responding. Reload the page.";
/** Why the page is not kept up to date; null while it is. */
let lost = null;
let isBusy = false;
let isDue = false;
/** Where the forms that are being sent go. */
const underWay = new Set();
/** What tells that the list is another; null while nobody listens. */
let events = null;

/** Tells those who listen rather than look. */
function say(text) {
  // In a node of its own: the same words as before are told, too.
  told?.replaceChildren(text);
}

/** Puts what is new into the place of what is old, and leaves alone what is the same. */
function take(page) {
  const fresh = page.querySelector("[data-live]");
  const root = document.scrollingElement;
  // A reader at the end of a conversation stays at its end.
  const isAtEnd = list.matches("ol") && root.scrollTop + innerHeight > root.scrollHeight - 80;
  if (!fresh) return lose(problemOf(page) ?? "This page no longer exists. Reload it.");
  const news = lost ? ["Connected again"] : [];
  lost = null;
  merge(list, fresh, news);
  for (const part of document.querySelectorAll("[data-part], .freshness")) {
    const name = part.dataset.part ? `[data-part="${part.dataset.part}"]` : ".freshness";
    const other = page.querySelector(name);
    if (!other || other.outerHTML === part.outerHTML) continue;
    const isWarning = other.classList.contains("warning");
    if (!news.length && isWarning !== part.classList.contains("warning")) news.push(other.textContent);
    replace(part, document.importNode(other, true));
  }
  if (news.length) say(news.join(". "));
  if (isAtEnd) root.scrollTop = root.scrollHeight;
}

/** Says why the page is not kept up to date, once, and where it says how fresh it is, too. */
function lose(text) {
  if (text === lost) return;
  lost = text;
  const line = document.querySelector(".freshness");
  line?.classList.add("warning");
  line?.replaceChildren(text);
  say(text);
}

/** What went wrong, as a page says it. */
function problemOf(page) {
  return page.querySelector(".problem")?.textContent.trim();
}

function merge(old, fresh, news) {
  const keys = new Set([...fresh.children].map((child) => child.dataset.key));
  // First of all: what stays is not moved, for what is moved loses the focus.
  for (const child of [...old.children]) if (!keys.has(child.dataset.key)) child.remove();
  const before = new Map([...old.children].map((child) => [child.dataset.key, child]));
  let place = null;
  for (const child of fresh.children) {
    const known = before.get(child.dataset.key);
    let element = known;
    if (!known || known.outerHTML !== child.outerHTML) {
      element = document.importNode(child, true);
      const said = known ? words(known) : [];
      news.push(...words(child).filter((text) => !said.includes(text)));
      if (known) replace(known, element);
    }
    const next = place ? place.nextElementSibling : old.firstElementChild;
    if (element !== next) old.insertBefore(element, next);
    place = element;
  }
}

/** What is said of an element and of what is in it. */
function words(element) {
  const parts = [element, ...element.querySelectorAll("[data-say]")];
  return parts.map((part) => part.dataset.say).filter(Boolean);
}

/** Replaces an element; what has the focus in it keeps it, wherever it stands now. */
function replace(known, element) {
  const focused = known.contains(document.activeElement) ? document.activeElement : null;
  known.replaceWith(element);
  if (focused) (counterpart(focused, element) ?? element).focus({ preventScroll: true });
}

/** The link that leads to the same, or the button that does the same; else the only one of its form. */
function counterpart(control, element) {
  if (control.href) return [...element.querySelectorAll("a")].find(({ href }) => href === control.href);
  const buttons = [...element.querySelectorAll("button")].filter(
    ({ form }) => form.action === control.form?.action
  );
  return buttons.find(({ value }) => value === control.value) ?? (buttons.length === 1 ? buttons[0] : null);
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
    take(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    lose(SILENT);
  }
  isBusy = false;
  if (isDue) {
    isDue = false;
    renew();
  }
}

/** Sends a form once; what it leads to is the page that is open. */
async function send(form, button) {
  if (underWay.has(form.action)) return say("The previous message is still being sent.");
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
    return problemOf(page) ?? "The change was rejected.";
  } catch {
    return SILENT;
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

/** Listens while the page is seen, for a browser has few connections for all pages of a server. */
function listen() {
  if (document.hidden) return hush();
  if (events) return;
  events = new EventSource(list.dataset.live);
  // The first one comes at once: what happened while nobody listened is had by it.
  events.addEventListener("changed", renew);
  // It has ended, or does not come: the page itself tells why.
  events.addEventListener("error", () => {
    // The browser tries again by itself unless it was refused.
    if (events?.readyState === EventSource.CLOSED) {
      hush();
      setTimeout(listen, 5_000);
    }
    renew();
  });
}

function hush() {
  events?.close();
  events = null;
}

if (list) {
  listen();
  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", listen);
  addEventListener("pagehide", hush);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!("quiet" in form.dataset)) return;
    event.preventDefault();
    send(form, event.submitter);
  });
}
