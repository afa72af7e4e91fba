import { randomUUID } from "node:crypto";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { signedInAdmin } from "../accounts.ts";
import { withFault } from "../faults.ts";
import { seriesCalls } from "../series.ts";
import type { TestStack } from "../stack.ts";
import { carried } from "./carried.ts";

/** Creates a series with a change that was accepted, but not applied to any of its live trainings. */
export async function seriesChanged(stack: TestStack): Promise<object> {
  const { token } = await signedInAdmin(stack);
  const { create, change } = seriesCalls(stack, token);
  const date = "2098-03-12";
  const [first] = await create(2, { date });
  const params = { liveTrainingId: String(first) };
  const { series } = (await stack.call("live-trainings/get", { token, params })).json as LiveTraining;
  // Fail all transactions but the first one, which accepts the change.
  const fault = { call: 2, moment: "before", isLasting: true, operation: "TransactWriteItems" } as const;
  await withFault(fault, () => change(first, { date, time: "20:00" }));
  return { id: randomUUID(), detail: carried({ version: 1, seriesId: series?.id ?? 0 }) };
}
