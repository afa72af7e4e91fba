import { AsyncLocalStorage } from "node:async_hooks";

interface Gate {
  /** Settles when the session is known to be good; rejects when it is not. */
  sessionCheck?: Promise<void>;
  /** The actions this route may use, e.g. `dynamodb:PutItem`; without it nothing is refused. */
  granted?: ReadonlySet<string>;
  /** Sees each call to the store as it leaves; its return value is called when the answer is there. */
  observe?: (operation: string) => () => void;
}

const gates = new AsyncLocalStorage<Gate>();

/** Runs one request's work behind a gate; what is passed adds to the gate that surrounds it. */
export const behindGate = <T>(gate: Gate, work: () => Promise<T>): Promise<T> =>
  gates.run({ ...gates.getStore(), ...gate }, work);

/**
 * Every effect on the outside (a write, a mail, an event) goes through here: it needs the route's grant and waits for
 * the session check. So that check can run beside a route's reads, and still nothing changes for a caller whose
 * session has ended.
 *
 * @param actions as IAM writes them, e.g. `ses:SendEmail`
 */
export async function effect<T>(actions: string | readonly string[], work: () => Promise<T>): Promise<T> {
  assertGranted(actions);
  await gates.getStore()?.sessionCheck;
  return work();
}

/** What changes nothing needs the grant only. */
export async function read<T>(actions: string | readonly string[], work: () => Promise<T>): Promise<T> {
  assertGranted(actions);
  return work();
}

/** Refuses what the route's grant does not name, as IAM does in AWS. */
function assertGranted(actions: string | readonly string[]): void {
  const granted = gates.getStore()?.granted;
  const refused = [actions].flat().filter((action) => granted && !granted.has(action));
  if (refused.length > 0) throw new Error(`not granted to this route: ${refused.join(", ")}`);
}

/** Shows a call to the store to who observes this request. */
export async function observed<T>(operation: string, call: () => Promise<T>): Promise<T> {
  const done = gates.getStore()?.observe?.(operation);
  try {
    return await call();
  } finally {
    done?.();
  }
}
