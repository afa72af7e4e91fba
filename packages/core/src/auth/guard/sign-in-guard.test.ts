import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "../../config.ts";
import type { RequestContext } from "../../context.ts";

let stack: TestStack;
let guard: typeof import("./sign-in-guard.ts");
let proofFor: (email: string) => Promise<string>;
beforeAll(async () => {
  stack = await startTestStack();
  guard = await import("./sign-in-guard.ts");
  const { signDeviceProof, newDeviceId } = await import("./known-device.ts");
  proofFor = (email) => signDeviceProof(newDeviceId(), email);
});
afterAll(() => stack.stop());

const from = (address: string, device = "") =>
  ({
    now: () => new Date("2031-03-12T09:00:00.000Z"),
    config: { ...config(), rateLimitPerAddress: 12 },
    ...{ address, device },
  }) as unknown as RequestContext;
async function tries(count: number, ctx: RequestContext, email: string): Promise<void> {
  for (let done = 0; done < count; done += 1) await guard.countSignIn(ctx, email);
}
const refused = { code: "request.rate_limited" };

describe("sign-in attempts", () => {
  it("are limited to ten per network, without affecting another network", async () => {
    await tries(10, from("10.1.0.1"), "ida@example.org");
    await expect(tries(1, from("10.1.0.1"), "ida@example.org")).rejects.toMatchObject(refused);
    await tries(10, from("10.1.0.2"), "ida@example.org");
    await tries(1, from("10.1.0.1"), "jan@example.org");
  });

  it("are limited per network address across all accounts", async () => {
    for (let account = 0; account < 12; account += 1) await tries(1, from("10.2.0.1"), `person-${account}@example.org`);
    await expect(tries(1, from("10.2.0.1"), "person-12@example.org")).rejects.toMatchObject(refused);
  });

  it("in a known browser count only against that browser", async () => {
    const device = await proofFor("kim@example.org");
    await tries(10, from("10.3.0.1"), "kim@example.org");
    await tries(10, from("10.3.0.1", device), "kim@example.org");
    await expect(tries(1, from("10.3.0.1", device), "kim@example.org")).rejects.toMatchObject(refused);
    await tries(10, from("10.3.0.1", await proofFor("kim@example.org")), "kim@example.org");
    await expect(
      tries(1, from("10.3.0.1", await proofFor("lea@example.org")), "kim@example.org"),
    ).rejects.toMatchObject(refused);
  });

  it("are reset by a correct password for the browser or network that sent it", async () => {
    const [network, device] = [from("10.4.0.1"), from("10.4.0.1", await proofFor("mia@example.org"))];
    for (const ctx of [network, device]) {
      await tries(6, ctx, "mia@example.org");
      await guard.resetSignInAttempts(ctx, "mia@example.org");
      await expect(tries(6, ctx, "mia@example.org")).resolves.toBeUndefined();
    }
  });
});
