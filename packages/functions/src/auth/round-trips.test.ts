import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

describe("sequential round trips to the database", () => {
  it("auth/me takes two: the session, then the user", async () => {
    const { token } = await signedInUser(stack);
    const trips = await countRoundTrips(() => stack.call("auth/me", { token }));
    expect(trips).toEqual({ inSeries: 2, actions: ["GetItem", "GetItem"] });
  });

  it("signing in takes two: the credential, then the session", async () => {
    const { email, password } = await signedInUser(stack);
    const trips = await countRoundTrips(() => stack.call("auth/login", { body: { email, password } }));
    expect(trips.inSeries).toBe(2);
  });

  it("a wrong password takes one", async () => {
    const body = { email: newEmail(), password: "falsch-geraten" };
    expect((await countRoundTrips(() => stack.call("auth/login", { body }))).inSeries).toBe(1);
  });

  it("registering takes two", async () => {
    const body = newRegistration();
    expect((await countRoundTrips(() => stack.call("auth/register", { body }))).inSeries).toBe(2);
  });

  it("settings take two to read and two to write, the first of them the session check", async () => {
    const { token } = await signedInUser(stack);
    expect((await countRoundTrips(() => stack.call("user/get-settings", { token }))).inSeries).toBe(2);
    const change = () => stack.call("user/update-settings", { token, body: { theme: "dark" } });
    expect((await countRoundTrips(change)).inSeries).toBe(2);
  });
});
