// Before the first paint: the saved theme, else the system's. The same rule as src/lib/theme.ts.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem("theme");
  } catch {
    // A browser that forbids storage gets the system's theme.
  }
  const dark = saved === "dark" || (saved !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();

// On a page that is built as a file: a press before its script is there shows at once and waits for it (src/front/front.ts).
document.addEventListener("click", ({ target }) => {
  const pressed = target.closest("#prerendered [data-auth]");
  if (!pressed) return;
  for (const button of document.querySelectorAll("[data-auth][aria-busy]")) button.removeAttribute("aria-busy");
  pressed.setAttribute("aria-busy", "true");
});
