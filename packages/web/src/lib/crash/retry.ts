import { createSignal } from "../signal.ts";

/**
 * Thrown when code or texts could not be downloaded. Unlike after a crash, cached data can still be trusted.
 */
export class LoadError extends Error {
  override readonly name = "LoadError";
}

/** Wraps the cause of a failed download and keeps its message. */
export const asLoadError = (cause: unknown): LoadError =>
  new LoadError(cause instanceof Error ? cause.message : String(cause), { cause });

/** Emitted with the error of a crashed part, right before that part is mounted again. */
export const beforeRemount = createSignal<unknown>();

let refetch: () => Promise<unknown> = async () => undefined;

/** Sets how a retry refetches the data on the screen. Called by the query client, which landing pages do not load. */
export function onRetry(refetchData: () => Promise<unknown>): void {
  refetch = refetchData;
}

/**
 * Refetches data that the crashed part may share with other parts. Not needed when only the code of the part failed to
 * load.
 */
export async function prepareRetry(error: unknown): Promise<void> {
  if (!(error instanceof LoadError)) await refetch();
}
