/**
 * Pending sign-in after the session has ended. Rejected calls wait for `outcome`: true when the same person has signed
 * in again, else false.
 */
interface Renewal {
  readonly outcome: Promise<boolean>;
  readonly end: (isRenewed: boolean) => void;
}

let current: Renewal | undefined;
let count = 0;

export function openRenewal(): void {
  if (current) return;
  let end: Renewal["end"] = () => undefined;
  const outcome = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  current = { outcome, end };
}

export function closeRenewal(isRenewed: boolean): void {
  if (isRenewed && current) count += 1;
  current?.end(isRenewed);
  current = undefined;
}

/**
 * Returns how often the session was renewed since the page was loaded. If the number has grown since a call was sent,
 * the rejected call is retried without asking the person to sign in.
 */
export const renewalCount = (): number => count;

/**
 * Resolves to true when the pending sign-in has renewed the session. Resolves to false at once when no sign-in is
 * pending.
 */
export const renewal = (): Promise<boolean> => current?.outcome ?? Promise.resolve(false);
