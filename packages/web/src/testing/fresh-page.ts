// Before each file: the page that the worker's files share is as empty as a new one (docs/adr/0035).
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}
history.replaceState(null, "", "/");
localStorage.clear();
sessionStorage.clear();
