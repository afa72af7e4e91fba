import type { RouteId } from "@linkedpotential/contract/endpoints";
import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ RATE_LIMIT_PER_ADDRESS: "12" });
  // Stop the clock, so that no rate-limit window ends during a test.
  stack.setNow("2031-03-12T09:00:00.000Z");
});
afterAll(() => stack.stop());

let caller = 0;
const newAddress = () => {
  caller += 1;
  return `10.7.${caller >> 8}.${caller & 255}`;
};
const signIn = (email: string, password: string, address = newAddress()) =>
  stack.call("auth/login", { body: { email, password }, address });

describe("the rate limits", () => {
  it("stop the 11th sign-in for an address within 15 minutes per network", async () => {
    const { email, password } = await signedInUser(stack);
    const network = newAddress();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await signIn(email, "falsch-geraten", network)).status).toBe(401);
    }
    const answer = await signIn(email.toUpperCase(), password, network);
    expect(answer.status).toBe(429);
    expect(answer.json).toMatchObject({ code: "request.rate_limited", error: expect.stringContaining("Zu viele") });
    expect(Number(answer.headers["retry-after"])).toBe(900);
    expect((await signIn(email, password)).status).toBe(200);
    stack.setNow("2031-03-12T09:15:00.000Z");
    expect((await signIn(email, password, network)).status).toBe(200);
    stack.setNow("2031-03-12T09:00:00.000Z");
  });

  it("do not count a network's refused sign-ins against other networks", async () => {
    const { email, password } = await signedInUser(stack);
    const networks = Array.from({ length: 9 }, newAddress);
    for (const network of networks) {
      for (let attempt = 1; attempt <= 12; attempt += 1) await signIn(email, "falsch-geraten", network);
    }
    expect((await signIn(email, password)).status).toBe(200);
  });

  it("stop sign-ins for an address after a hundred from many networks, except in a known browser", async () => {
    const account = await signedInUser(stack);
    const { email, password, device } = account;
    const guess = (network: string) => signIn(email, "falsch-geraten", network);
    const networks = Array.from({ length: 10 }, newAddress);
    for (const network of networks) await Promise.all(Array.from({ length: 10 }, () => guess(network)));
    expect((await signIn(email, password)).status).toBe(429);
    const [network = ""] = networks;
    const known = (cookie: string, given = password) =>
      stack.call("auth/login", { body: { email, password: given }, address: network, cookies: [cookie] });
    expect((await known((await signedInUser(stack)).device)).status).toBe(429);
    expect((await known(device.replace(/\.[^.]*$/, ".AAAA"))).status).toBe(429);
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await known(device, "falsch")).status).toBe(401);
    expect((await known(device)).status).toBe(429);
    stack.setNow("2031-03-12T09:15:00.000Z");
    expect((await known(device)).status).toBe(200);
    stack.setNow("2031-03-12T09:00:00.000Z");
  });

  it("hold exactly for concurrent attempts", async () => {
    const [email, network] = [newEmail(), newAddress()];
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "falsch-geraten", network)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it("restart after a correct password", async () => {
    const { email, password } = await signedInUser(stack);
    const network = newAddress();
    for (let round = 1; round <= 3; round += 1) {
      for (let attempt = 1; attempt <= 3; attempt += 1) await signIn(email, "falsch-geraten", network);
      expect((await signIn(email, password, network)).status).toBe(200);
    }
  });

  it.each<[RouteId, () => object]>([
    ["auth/login", () => ({ email: newEmail(), password: "falsch-geraten" })],
    ["auth/register", () => newRegistration()],
    ["auth/register-business", () => ({ ...newRegistration(), registrationCode: "GERATEN" })],
    ["auth/verify-email", () => ({ email: newEmail(), token: "geraten" })],
    ["auth/confirm-email", () => ({ email: newEmail(), token: "geraten" })],
    ["auth/revert-email", () => ({ email: newEmail(), token: "geraten" })],
    ["auth/reset-password", () => ({ email: newEmail(), token: "geraten", newPassword: "geheim-und-lang" })],
  ])("stop a network that tries many accounts at %s", async (id, body) => {
    const address = newAddress();
    const tries = await Promise.all(Array.from({ length: 13 }, () => stack.call(id, { body: body(), address })));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await stack.call(id, { body: body(), address: newAddress() })).status).not.toBe(429);
  });

  it.each<RouteId>(["auth/resend-verification", "auth/forgot-password"])(
    "allow five mails an hour at %s, to unknown addresses too",
    async (id) => {
      const body = { email: newEmail() };
      const tries = await Promise.all(Array.from({ length: 6 }, () => stack.call(id, { body, address: newAddress() })));
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    },
  );

  it("stop the 31st registration of an address within an hour, from any network", async () => {
    const body = newRegistration();
    const tries = Array.from({ length: 31 }, () => stack.call("auth/register", { body, address: newAddress() }));
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it("stop guesses of a reset link, from any network", async () => {
    const body = { email: newEmail(), token: "geraten", newPassword: "nagelneues-geheimnis" };
    const guess = () => stack.call("auth/reset-password", { body, address: newAddress() });
    const tries = await Promise.all(Array.from({ length: 31 }, guess));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it("count an IPv6 /64 network as one caller", async () => {
    const guess = (tail: string) => signIn(newEmail(), "falsch-geraten", `2001:db8:7:8:${tail}`);
    const tails = Array.from({ length: 13 }, (_, index) => `${index + 1}::1`);
    const answers = await Promise.all(tails.map(guess));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it("store no address in plain text", async () => {
    const { RateLimitEntity } = await import("@linkedpotential/core/auth/guard/rate-limit.entity");
    const email = newEmail();
    await signIn(email, "falsch-geraten", "192.0.2.249");
    const { data } = await RateLimitEntity.scan.go({ pages: "all" });
    expect(data.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain(email);
    expect(JSON.stringify(data)).not.toContain("192.0.2.249");
  });
});
