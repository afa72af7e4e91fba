/** What a step may take, in milliseconds. */
const stepMs = 10;

/**
 * Acts on one after another, as many in a task as there is time for, so that the browser answers in between. The first
 * task comes after this one.
 *
 * @returns what stops it
 */
export function inSteps<Item>(items: readonly Item[], act: (item: Item) => void, onDone?: () => void): () => void {
  const rest = items.values();
  let timer = setTimeout(step);
  function step() {
    const end = performance.now() + stepMs;
    for (let next = rest.next(); !next.done; next = rest.next()) {
      act(next.value);
      if (performance.now() > end) {
        timer = setTimeout(step);
        return;
      }
    }
    onDone?.();
  }
  return () => clearTimeout(timer);
}
