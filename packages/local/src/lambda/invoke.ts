import { randomUUID } from "node:crypto";
import type { ScheduleId, WorkerId } from "@linkedpotential/contract/background";
import { actionsOf, type Grant } from "@linkedpotential/contract/grant";
import { grants } from "@linkedpotential/contract/grants";
import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import type { Context } from "aws-lambda";
import { lambdaContext } from "./lambda-context.ts";

/** A Lambda may run as long as Lambdas can: no caller waits for it. */
const timeoutMs = 900_000;

const listeners = new Set<() => void>();

/** Calls the listener after each run of a schedule or worker, which may have written events. Answers how to stop. */
export function onInvoked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hands an event to a Lambda that has no route: the very file that is deployed, with its grant or the given, narrower one. */
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
