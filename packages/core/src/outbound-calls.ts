import { AsyncLocalStorage } from "node:async_hooks";

interface CallHooks {
  /** Actions granted to the Lambda, e.g. `dynamodb:PutItem`. When absent, every action passes. */
  granted?: ReadonlySet<string>;
  /**
   * Called when an attempt starts, with its operation, e.g. `PutItem`. The returned function is called when it ends.
   */
  observe?: (operation: string) => () => void;
}

const hooks = new AsyncLocalStorage<CallHooks>();

/**
 * Runs work with hooks on its calls to AWS and the payment provider, for the local stack and tests. In AWS there are no
 * hooks; IAM enforces the grants. Nested hooks are merged.
 */
export const withCallHooks = <T>(added: CallHooks, work: () => Promise<T>): Promise<T> =>
  hooks.run({ ...hooks.getStore(), ...added }, work);

/** Checks the grants of the Lambda. @throws `AccessDeniedException`, as AWS does, when an action is not granted */
export function assertGranted(actions: string | readonly string[]): void {
  const granted = hooks.getStore()?.granted;
  const refused = [actions].flat().filter((action) => granted && !granted.has(action));
  if (refused.length === 0) return;
  const message = `not granted to this route: ${refused.join(", ")}`;
  throw Object.assign(new Error(message), { name: "AccessDeniedException" });
}

export async function observeCall<T>(operation: string, call: () => Promise<T>): Promise<T> {
  const end = hooks.getStore()?.observe?.(operation);
  try {
    return await call();
  } finally {
    end?.();
  }
}
