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
