import { randomUUID } from "node:crypto";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { loadHandler } from "@linkedpotential/local/lambda/handlers";
import { lambdaContext } from "@linkedpotential/local/lambda/lambda-context";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { callEvent } from "@linkedpotential/local/testing/lambda/first-event";
import { startBenchStack } from "./bench-stack.ts";
import { recordRequests, replay } from "./record-requests.ts";
import { ms, type Report, ratio, sideBySide, table } from "./report.ts";

const calls = 2000;
const reads: RouteId[] = ["auth/me", "tasks/list", "leads/list", "leads/get"];
const writes: RouteId[] = ["user/set-language", "tasks/update"];
const creations: RouteId[] = ["tasks/create", "leads/create"];

async function lambdaOf(id: RouteId, token: string, isKeyed: boolean): Promise<() => Promise<unknown>> {
  const handler = await loadHandler(id);
  const event = callEvent(id, { ...sampleCalls[id], token });
  return async () => {
    if (isKeyed) event.headers["idempotency-key"] = randomUUID();
    const { statusCode = 0, body } = await handler(event, lambdaContext(id, "warm", 30_000));
    if (statusCode >= 300) throw new Error(`${id} answered ${statusCode}: ${body}`);
  };
}

export async function warm(): Promise<Report> {
  const stack = await startBenchStack();
  const { token } = await signedInUser(stack);
  await stack.call("leads/create", { ...sampleCalls["leads/create"], token });
  await stack.call("tasks/create", { ...sampleCalls["tasks/create"], token });
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const id of [...reads, ...writes, ...creations]) {
    const handler = await lambdaOf(id, token, creations.includes(id));
    await handler();
    const requests = await recordRequests(handler);
    const [ours = 0, bare = 0] = await sideBySide([handler, replay(requests)], calls);
    const series = requests.map((group) => group.map(({ command }) => command.replace("Command", "")).join(" ∥ "));
    ratios.push(ours / bare);
    rows.push([id, series.join(" → "), ms(bare), ms(ours), ratio(ours, bare)]);
  }
  const keys: string[] = [];
  for (const id of creations) keys.push(await costOfKey(id, token));
  await stack.stop();
  const head = ["Route", "DynamoDB requests", "bare client", "handler", "ratio"];
  const worst = Math.max(...ratios);
  const text = [
    `Medians of ${calls} calls of the Lambda's handler each, in turns with the same DynamoDB requests by the bare client.`,
    "Creations carry an idempotency key, as the browser's do. Compared with the same creations without a key, in turns:",
    `${keys.join(", ")}.`,
    "",
    table(head, rows),
  ].join("\n");
  const what = "warm call with a session, against its DynamoDB requests by the bare client";
  const isMet = worst <= 1.4;
  return { results: [{ id: "P3", what, figure: `worst ${worst.toFixed(2)}×`, target: "≤ 1.4×", isMet }], text };
}

async function costOfKey(id: RouteId, token: string): Promise<string> {
  const ways = [await lambdaOf(id, token, true), await lambdaOf(id, token, false)];
  const [keyed = 0, unkeyed = 0] = await sideBySide(ways, calls / 2);
  return `\`${id}\` ${ratio(keyed, unkeyed)}`;
}
