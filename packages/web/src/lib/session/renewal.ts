/** Refused calls wait here until the same person has signed in again (`true`) or nobody will (`false`). */
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

/** How often the session was renewed: a call that was sent before the last time is simply sent again. */
export const renewalCount = (): number => count;

/** Whether the session is renewed, as soon as that is known; at once where nobody is asked. */
export const renewal = (): Promise<boolean> => current?.outcome ?? Promise.resolve(false);
