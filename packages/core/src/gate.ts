import { AsyncLocalStorage } from "node:async_hooks";

interface Passage {
  /** Settles when the session is known to be good; rejects when it is not. */
  admitted?: Promise<void>;
  /** The actions this route may use, e.g. `dynamodb:PutItem`; without it nothing is refused. */
  granted?: ReadonlySet<string>;
  /** Sees each call to the store as it leaves; its return value is called when the answer is there. */
  observe?: (action: string) => () => void;
}

const passages = new AsyncLocalStorage<Passage>();

/** Runs one request's work; what is passed adds to what surrounds it. */
export const passGate = <T>(passage: Passage, work: () => Promise<T>): Promise<T> =>
  passages.run({ ...passages.getStore(), ...passage }, work);

/**
 * Every effect on the outside (a write, a mail, an event) waits here, so that the session check can run beside
 * a route's reads and still nothing changes for a caller whose session has ended.
 */
export const admitted = async (): Promise<void> => passages.getStore()?.admitted;

/** Refuses what the route's grant does not name, as IAM does in AWS. */
export function assertGranted(action: string): void {
  const granted = passages.getStore()?.granted;
  if (granted && !granted.has(action)) throw new Error(`not granted to this route: ${action}`);
}

export const observe = (action: string): (() => void) | undefined => passages.getStore()?.observe?.(action);
