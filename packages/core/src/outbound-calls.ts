import { AsyncLocalStorage } from "node:async_hooks";

interface CallHooks {
  /** Actions granted to the Lambda, such as `dynamodb:PutItem`. When absent, every action is allowed. */
  granted?: ReadonlySet<string>;
  /**
   * Called when an attempt starts, with its operation, e.g. `PutItem`. The returned function is called when it ends.
   */
  observe?: (operation: string) => () => void;
}

const hooks = new AsyncLocalStorage<CallHooks>();

/**
 * Runs work with hooks on its calls to AWS and the payment provider. Only the local stack and tests use hooks; in AWS,
 * IAM enforces the grants. Nested hooks are merged.
 */
export const withCallHooks = <T>(added: CallHooks, work: () => Promise<T>): Promise<T> =>
  hooks.run({ ...hooks.getStore(), ...added }, work);

/**
 * Checks that the Lambda may use the actions.
 * @throws `AccessDeniedException`, as AWS does, when an action is not granted
 */
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
