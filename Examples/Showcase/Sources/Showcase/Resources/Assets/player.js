// Goes on where the user stopped, and tells the showcase what was seen. Without this script a video
// begins at its beginning, and is marked as watched by a button.
"use strict";

const player = document.querySelector("video[data-report]");
const INTERVAL = 5000;
let began = null;

const now = () => Math.round(player.currentTime * 1000);

/** Tells where the player is, and what it has played since it told so last. */
function report() {
  if (began === null) return;
  const body = new URLSearchParams({ position: now(), from: began });
  began = player.paused || player.ended ? null : now();
  fetch(player.dataset.report, { method: "POST", body, redirect: "manual", keepalive: true });
}

if (player) {
  player.addEventListener("loadedmetadata", () => {
    const start = Number(player.dataset.start);
    if (start > 0 && start < player.duration - 5) player.currentTime = start;
  });
  player.addEventListener("playing", () => (began ??= now()));
  player.addEventListener("seeking", () => (began = null));
  player.addEventListener("seeked", () => (began = player.paused ? null : now()));
  player.addEventListener("pause", report);
  player.addEventListener("ended", report);
  addEventListener("pagehide", report);
  setInterval(report, INTERVAL);
}
