import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Runs work on a stack that requires the distribution's secret in every call, as in AWS. */
async function behindDistribution(work: () => Promise<void>): Promise<void> {
  stack.configure({ ORIGIN_KEYS: "der-schluessel,der-naechste" });
  try {
    await work();
  } finally {
    stack.configure({ ORIGIN_KEYS: "" });
  }
}

describe("behind the distribution", () => {
  it("accepts only calls that came through it", async () => {
    const { token } = await signedInUser(stack);
    await behindDistribution(async () => {
      for (const key of ["der-schluessel", "der-naechste"]) {
        expect(await stack.call("auth/me", { token, headers: { "x-origin-key": key } })).toMatchObject({ status: 200 });
      }
      for (const key of [undefined, "", "der-schluesse", "der-schluessel2", "der-schluessel,der-naechste"]) {
        const headers: Record<string, string> = key === undefined ? {} : { "x-origin-key": key };
        expect(await stack.call("auth/me", { token, headers })).toMatchObject({ status: 404 });
      }
    });
  });

  it("counts attempts by the address that the distribution reports, whatever a caller claims [D5]", async () => {
    const edge = "192.0.2.1";
    const attempt = (forwarded: string) => {
      const headers = { "x-origin-key": "der-schluessel", "x-forwarded-for": forwarded };
      const email = `niemand-${forwarded.length}-${Math.random()}@example.org`;
      const body = { email, password: "falsch-geraten", workspaceSlug: "freelance" };
      return stack.call("auth/login", { body, headers, address: edge });
    };
    await behindDistribution(async () => {
      stack.configure({ RATE_LIMIT_PER_ADDRESS: "2" });
      const statuses: number[] = [];
      for (const claimed of ["198.51.100.1, ", "198.51.100.2, ", "198.51.100.3, "]) {
        statuses.push((await attempt(`${claimed}203.0.113.50, ${edge}`)).status);
      }
      expect(statuses).toEqual([401, 401, 429]);
      expect((await attempt(`203.0.113.51, ${edge}`)).status).toBe(401);
      expect((await attempt("203.0.113.50")).status).toBe(429);
      stack.configure({ RATE_LIMIT_PER_ADDRESS: "" });
    });
  });

  it("counts attempts by the source address if the distribution reports none", async () => {
    const attempt = async (address: string, forwarded?: string) => {
      const headers = {
        "x-origin-key": "der-schluessel",
        ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
      };
      const body = { email: `niemand-${crypto.randomUUID()}@example.org`, password: "falsch-geraten" };
      return (await stack.call("auth/login", { body, headers, address })).status;
    };
    await behindDistribution(async () => {
      stack.configure({ RATE_LIMIT_PER_ADDRESS: "2" });
      expect([await attempt("192.0.2.7"), await attempt("192.0.2.7", ""), await attempt("192.0.2.7")]).toEqual([
        401, 401, 429,
      ]);
      expect([await attempt("192.0.2.8"), await attempt("192.0.2.9", "192.0.2.7")]).toEqual([401, 429]);
      stack.configure({ RATE_LIMIT_PER_ADDRESS: "" });
    });
  });
});
