import { AsyncLocalStorage } from "node:async_hooks";

interface Gate {
  sessionCheck?: Promise<void>;
  /** E.g. `dynamodb:PutItem`; without it nothing is refused. */
  granted?: ReadonlySet<string>;
  observe?: (operation: string) => () => void;
}

const gates = new AsyncLocalStorage<Gate>();

export const behindGate = <T>(gate: Gate, work: () => Promise<T>): Promise<T> =>
  gates.run({ ...gates.getStore(), ...gate }, work);

/** All effects on the outside go through here. The session check runs beside the reads; they wait until it is good. */
export async function effect<T>(actions: string | readonly string[], work: () => Promise<T>): Promise<T> {
  assertGranted(actions);
  await gates.getStore()?.sessionCheck;
  return work();
}

export async function read<T>(actions: string | readonly string[], work: () => Promise<T>): Promise<T> {
  assertGranted(actions);
  return work();
}

function assertGranted(actions: string | readonly string[]): void {
  const granted = gates.getStore()?.granted;
  const refused = [actions].flat().filter((action) => granted && !granted.has(action));
  if (refused.length === 0) return;
  const message = `not granted to this route: ${refused.join(", ")}`;
  throw Object.assign(new Error(message), { name: "AccessDeniedException" });
}

export async function observed<T>(operation: string, call: () => Promise<T>): Promise<T> {
  const done = gates.getStore()?.observe?.(operation);
  try {
    return await call();
  } finally {
    done?.();
  }
}
