import { randomUUID } from "node:crypto";
import type { ScheduleId, WorkerId } from "@linkedpotential/contract/background";
import { actionsOf, type Grant } from "@linkedpotential/contract/grant";
import { grants } from "@linkedpotential/contract/grants";
import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import type { Context } from "aws-lambda";
import { lambdaContext } from "./lambda-context.ts";

const timeoutMs = 900_000;

const listeners = new Set<() => void>();

/**
 * Calls the listener after each run of a schedule or worker, because the run may have stored events. Returns a function
 * that removes the listener.
 */
export function onInvoked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Invokes a schedule or worker. Its database calls are limited to its own grant, or to the narrower `grant`. */
export async function invoke(id: ScheduleId | WorkerId, event: object, grant: Grant = grants[id]): Promise<unknown> {
  const { handler }: { handler: (event: object, context: Context) => Promise<unknown> } = await import(
    `@linkedpotential/functions/${id}`
  );
  const context = lambdaContext(id.replace("/", "-"), randomUUID(), timeoutMs);
  try {
    return await withCallHooks({ granted: new Set(actionsOf(grant)) }, () => handler(event, context));
  } finally {
    for (const listener of listeners) listener();
  }
}
