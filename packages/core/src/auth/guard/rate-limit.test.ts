import { createHmac } from "node:crypto";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "../../config.ts";
import type { RequestContext } from "../../context.ts";

type RateLimit = typeof import("./rate-limit.ts");
type Action = Parameters<RateLimit["countSubject"]>[1];

let stack: TestStack;
let limit: RateLimit;
beforeAll(async () => {
  stack = await startTestStack();
  limit = await import("./rate-limit.ts");
});
afterAll(() => stack.stop());

const at = (now: string, address = "10.0.0.1", rateLimitPerAddress = 3): RequestContext => ({
  ...{ now: () => new Date(now), config: { ...config(), rateLimitPerAddress }, log: { note: () => {} } },
  ...{ address, device: "", isBrowser: false },
});
const refused = (retryAfterSeconds: number) => ({ code: "request.rate_limited", retryAfterSeconds });
async function times(count: number, attempt: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) await attempt();
}

/** Raises all counters, so that one attempt of `max` is left. */
async function leaveOneAttempt(max: number): Promise<void> {
  const { RateLimitEntity } = await import("./rate-limit.entity.ts");
  const { data: counters } = await RateLimitEntity.scan.go({ pages: "all" });
  for (const { window } of counters)
    await RateLimitEntity.patch({ window })
      .set({ count: max - 1 })
      .go();
}

/** All actions. A record instead of a list makes the compiler require an entry for each new action. */
const every: Record<Action, true> = {
  ...{ "login-device": true, "login-network": true, login: true, register: true, "resend-verification": true },
  ...{ "forgot-password": true, "reset-password": true, "change-password": true, "change-email": true },
  ...{ "upload-picture": true, "export-account": true, "delete-account": true, support: true, "report-barrier": true },
  ...{
    report: true,
    "collaboration-request": true,
    "project-request": true,
    "declare-contract": true,
    "search-accounts": true,
  },
  "declare-contract-network": true,
  "request-call": true,
  "request-call-network": true,
  "confirm-call-request": true,
  "calendar-feed": true,
  "invite-member": true,
  "message-account": true,
  "request-message": true,
  "attach-file": true,
};

const [quarter, hour] = [900, 3600];
const limits = [
  ["login-device", 10, quarter],
  ["login-network", 10, quarter],
  ["login", 100, hour],
  ["register", 30, hour],
  ["resend-verification", 5, hour],
  ["forgot-password", 5, hour],
  ["reset-password", 30, hour],
  ["change-password", 10, quarter],
  ["change-email", 10, hour],
  ["upload-picture", 20, hour],
  ["support", 10, hour],
  ["search-accounts", 600, hour],
  ["message-account", 2000, hour],
  ["declare-contract", 10, hour],
  ["declare-contract-network", 10, hour],
  ["request-call", 5, hour],
  ["request-call-network", 10, hour],
  ["calendar-feed", 120, hour],
  ["invite-member", 40, hour],
  ["attach-file", 20, hour],
] as const satisfies [Action, number, number][];

describe("attempts per subject", () => {
  it.each(limits)("of %s are limited to %i within %i seconds", async (action, max, seconds) => {
    const attempt = (afterMs: number, subject = "ida") => {
      const now = new Date(Date.UTC(2031, 2, 12, 9) + afterMs).toISOString();
      return limit.countSubject(at(now), action, subject);
    };
    await attempt(0);
    await leaveOneAttempt(max);
    await attempt(0);
    await expect(attempt(0)).rejects.toMatchObject(refused(seconds));
    await expect(attempt(seconds * 1000 - 1)).rejects.toMatchObject(refused(0.001));
    await attempt(0, "jan");
    await attempt(seconds * 1000);
  });

  it("restart at zero after the counters were deleted", async () => {
    const ctx = at("2032-03-12T09:00:00.000Z");
    const attempt = () => limit.countSubject(ctx, "forgot-password", "ida");
    await times(5, attempt);
    await limit.resetAttempts(ctx, "forgot-password", "ida");
    await times(5, attempt);
    await expect(attempt()).rejects.toMatchObject(refused(hour));
  });

  it("are counted in no limit when one of several limits refuses them", async () => {
    const ctx = at("2033-03-12T09:00:00.000Z");
    const both = () =>
      limit.countTogether(ctx, [
        ["login-network", "one"],
        ["login", "ida"],
      ]);
    await times(10, both);
    await times(3, () => expect(both()).rejects.toMatchObject(refused(quarter)));
    await times(90, () => limit.countSubject(ctx, "login", "ida"));
    await expect(
      limit.countTogether(ctx, [
        ["login-network", "two"],
        ["login", "ida"],
      ]),
    ).rejects.toMatchObject(refused(hour));
  });
});

describe("attempts per network address", () => {
  it("are limited by the setting, per action, for a quarter of an hour", async () => {
    const [begin, end] = ["2034-03-12T09:00:00.000Z", "2034-03-12T09:15:00.000Z"];
    await times(3, () => limit.countAddress(at(begin), "verify-email"));
    await expect(limit.countAddress(at(begin), "verify-email")).rejects.toMatchObject(refused(quarter));
    await limit.countAddress(at(begin), "confirm-email");
    await limit.countAddress(at(begin, "10.0.0.2"), "verify-email");
    await limit.countAddress(at(begin, "10.0.0.1", 5), "verify-email");
    await limit.countAddress(at(end), "verify-email");
  });

  it("are counted in addition to those per subject", async () => {
    const ctx = at("2035-03-12T09:00:00.000Z");
    for (const subject of ["ida", "jan", "kim"]) await limit.countAttempt(ctx, "register", subject);
    await expect(limit.countAttempt(ctx, "register", "lea")).rejects.toMatchObject(refused(quarter));
  });
});

it("the key of a counter is an HMAC keyed with a secret of the stage", async () => {
  const { storedItems } = await import("@linkedpotential/local/testing/items");
  const now = "2037-03-12T09:10:00.000Z";
  const [start, end] = [Date.UTC(2037, 2, 12, 9), Date.UTC(2037, 2, 12, 10) / 1000];
  for (const ORIGIN_KEYS of ["one,two", "two,three"]) {
    stack.configure({ ORIGIN_KEYS });
    await limit.countSubject(at(now), "support", "ida@example.org");
  }
  stack.configure({ ORIGIN_KEYS: "" });
  const items = (await storedItems()).filter(({ ttl }) => ttl === end);
  const expected = ["one", "two"].map((secret) => {
    const key = createHmac("sha256", secret).update("rate-limit").digest();
    return createHmac("sha256", key).update(`support\nida@example.org\n${start}`).digest("hex");
  });
  expect(items.map(({ window }) => window).sort()).toEqual(expected.sort());
});

it("every counter expires within 24 hours [D69]", async () => {
  const { storedItems } = await import("@linkedpotential/local/testing/items");
  const now = "2038-03-12T00:00:00.000Z";
  for (const action of Object.keys(every) as Action[]) await limit.countSubject(at(now), action, "ida");
  await limit.countAddress(at(now), "register");
  const begin = Date.parse(now) / 1000;
  const kept = (await storedItems()).map(({ ttl }) => Number(ttl) - begin).filter((seconds) => seconds > 0);
  expect(kept).toHaveLength(Object.keys(every).length + 1);
  expect(Math.max(...kept)).toBe(86_400);
});

it("counters store no subject in plain text and expire", async () => {
  const { storedItems } = await import("@linkedpotential/local/testing/items");
  await limit.countSubject(at("2036-03-12T09:10:00.000Z"), "support", "ida@example.org");
  const items = (await storedItems()).filter(({ ttl }) => ttl === Date.UTC(2036, 2, 12, 10) / 1000);
  expect(items).toEqual([expect.objectContaining({ window: expect.stringMatching(/^[0-9a-f]{64}$/), count: 1 })]);
  expect(JSON.stringify(items)).not.toContain("ida");
});
