// Runs before each test file: empties the document, address and storage that all files of a worker share (ADR 0035).
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}
history.replaceState(null, "", "/");
localStorage.clear();
sessionStorage.clear();
