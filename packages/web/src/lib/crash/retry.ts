import { createSignal } from "../signal.ts";

/**
 * Thrown when code or texts could not be downloaded. Unlike a defect, it does not put the data on the screen in doubt.
 */
export class LoadError extends Error {
  override readonly name = "LoadError";
}

/** Wraps the cause of a failed download and keeps its message. */
export const asLoadError = (cause: unknown): LoadError =>
  new LoadError(cause instanceof Error ? cause.message : String(cause), { cause });

/** Emitted with the error of a crashed part, right before that part is mounted again. */
export const beforeRemount = createSignal<unknown>();

let refresh: () => Promise<unknown> = async () => undefined;

/** Sets how the data on the screen is refetched. The data cache calls it; landing pages have no data cache. */
export function onRetry(fetchAgain: () => Promise<unknown>): void {
  refresh = fetchAgain;
}

/** Refetches the data that a crashed part may share with others. A failed download needs no refetch. */
export async function prepareRetry(error: unknown): Promise<void> {
  if (!(error instanceof LoadError)) await refresh();
}
