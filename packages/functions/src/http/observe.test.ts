import { listKeys } from "@linkedpotential/contract/keys/routes";
import { DomainError } from "@linkedpotential/core/errors";
import { lambdaCall } from "@linkedpotential/local/testing/lambda-call";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { ChainContext } from "./middleware.ts";

const stack = await startTestStack({ LOG_LEVEL: "info" });
let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
});
afterAll(() => stack.stop());

/** Runs a call with this use case and returns its log line. `given` overrides fields of the event. */
async function logLineOf(work: (context: ChainContext) => void = () => {}, given: object = {}) {
  const { chain } = await import("./chain.ts");
  const handler = chain(listKeys).handler(async (_, context) => {
    work(context);
    return { statusCode: 200, headers: { "x-own": "1", "cache-control": "max-age=60" } };
  });
  const { event, context } = lambdaCall(listKeys.id, "aufruf-7", { address: "192.0.2.9" });
  const answer = await handler({ ...event, ...given }, context as ChainContext);
  expect(lines).toHaveLength(1);
  return { answer, line: JSON.parse(lines[0] ?? "{}") };
}

it("a call writes one log line with the noted facts", async () => {
  const { answer, line } = await logLineOf(({ chain }) => chain.context.log.note("posts", 3));
  expect(line).toMatchObject({ route: "keys/list", status: 200, requestId: "aufruf-7", posts: 3, failures: 0 });
  expect(line.durationMs).toBeLessThan(60_000);
  expect(answer.headers).toMatchObject({ "x-own": "1", "cache-control": "max-age=60", "x-request-id": "aufruf-7" });
});

it("a refusal is logged with its code, and not as a failure", async () => {
  const { answer, line } = await logLineOf(() => {
    throw new DomainError("post.not_found");
  });
  expect([answer.statusCode, line]).toMatchObject([404, { status: 404, code: "post.not_found", failures: 0 }]);
  expect(line).not.toHaveProperty("defect");
  expect(JSON.parse(answer.body ?? "{}")).not.toHaveProperty("requestId");
});

it("an unexpected error is logged with name and stack, and the answer contains only the request id", async () => {
  const { answer, line } = await logLineOf(() => {
    throw new TypeError("geheim");
  });
  expect([answer.statusCode, line]).toMatchObject([500, { status: 500, code: "request.internal", failures: 1 }]);
  expect(line).toMatchObject({ defect: "TypeError", stack: expect.stringContaining("observe.test.ts") });
  expect(`${JSON.stringify(line)}${answer.body}`).not.toContain("geheim");
  expect(JSON.parse(answer.body ?? "{}")).toMatchObject({ requestId: "aufruf-7" });
});

it("a use case gets time, network address and browser of the call", async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  const seen: unknown[] = [];
  const work = ({ chain: { context } }: ChainContext) =>
    seen.push([context.now().toISOString(), context.address, context.device]);
  await logLineOf(work);
  lines = [];
  await logLineOf(work, { cookies: ["a=1", "lp_device=beweis"] });
  stack.setNow();
  const at = "2027-03-01T09:00:00.000Z";
  expect(seen).toEqual([
    [at, "192.0.2.9", ""],
    [at, "192.0.2.9", "beweis"],
  ]);
});
