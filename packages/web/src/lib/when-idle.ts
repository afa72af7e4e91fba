const fallbackMs = 200;

/** Calls `work` once the browser is idle. Returns a function that cancels the call. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const call = requestIdleCallback(work);
    return () => cancelIdleCallback(call);
  }
  // Safari lacks idle callbacks.
  const timer = setTimeout(work, fallbackMs);
  return () => clearTimeout(timer);
}
