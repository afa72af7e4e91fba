import { createSignal } from "../signal.ts";

/** Code or texts could not be fetched. Unlike a defect it says nothing about the data on the screen. */
export class LoadError extends Error {
  override readonly name = "LoadError";
}

/** Wraps whatever rejected a download, with its message. */
export const asLoadError = (cause: unknown): LoadError =>
  new LoadError(cause instanceof Error ? cause.message : String(cause), { cause });

/** Emitted with the error of a crashed part, right before the part is mounted again. */
export const beforeRemount = createSignal<unknown>();

let refresh: () => Promise<unknown> = async () => undefined;

/** Sets how data that is on the screen is fetched again. The data cache sets it: landing pages do without one. */
export function onRetry(fetchAgain: () => Promise<unknown>): void {
  refresh = fetchAgain;
}

/** Fetches again what the crashed part may share with other parts. Downloads that failed share nothing. */
export async function prepareRetry(error: unknown): Promise<void> {
  if (!(error instanceof LoadError)) await refresh();
}
