import { newBusinessRegistration, newEmail, newProfile, newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken, newRegistrationCode, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, describe, expect, it } from "vitest";

const stack = await startTestStack();
afterAll(() => stack.stop());

type Target = Parameters<typeof stack.call>[0];
/** Runs a call, which must succeed. Returns the entities that the call read with eventual consistency. */
const eventuallyRead = (route: Target, call: Parameters<typeof stack.call>[1]) =>
  eventuallyConsistentReads(async () => {
    const { status, text } = await stack.call(route, call);
    expect(status, text).toBeLessThan(300);
  });
const linkTo = (email: string) => ({ email, token: mailedToken(stack, email) });
const newPassword = "nagelneues-geheimnis";

describe("consistent reads decide", () => {
  it("who is signed in and who may sign in", async () => {
    const { email, password, token } = await signedInUser(stack);
    expect(await eventuallyRead("auth/me", { token })).toEqual([]);
    expect(await eventuallyRead("auth/login", { body: { email, password } })).toEqual([]);
    expect(await eventuallyRead("auth/logout", { token })).toEqual([]);
  });

  it("about a password change", async () => {
    const { token, password: currentPassword } = await signedInUser(stack);
    expect(await eventuallyRead("auth/change-password", { token, body: { currentPassword, newPassword } })).toEqual([]);
  });

  it("where a reset link goes and whether it is valid", async () => {
    const { email } = await signedInUser(stack);
    expect(await eventuallyRead("auth/forgot-password", { body: { email } })).toEqual([]);
    expect(await eventuallyRead("auth/reset-password", { body: { ...linkTo(email), newPassword } })).toEqual([]);
    await stack.deliver();
  });

  it("whether an address is verified", async () => {
    const body = newRegistration();
    const { email } = body;
    // An eventually consistent read of the credential is enough here, because the transaction checks the address again.
    expect(await eventuallyRead("auth/register", { body })).toEqual(["credential"]);
    expect(await eventuallyRead("auth/resend-verification", { body: { email } })).toEqual([]);
    expect(await eventuallyRead("auth/verify-email", { body: linkTo(email) })).toEqual([]);
  });

  it("whether a registration code is valid", async () => {
    const body = newBusinessRegistration(await newRegistrationCode());
    expect(await eventuallyRead("auth/register-business", { body })).toEqual(["credential"]);
  });

  it("who owns an address and whether a change may be reverted", async () => {
    const { email, token, password: currentPassword }: SignedIn = await signedInUser(stack);
    const other = newEmail();
    expect(await eventuallyRead("profile/update", { token, body: { ...newProfile(other), currentPassword } })).toEqual(
      [],
    );
    expect(await eventuallyRead("auth/confirm-email", { body: linkTo(other) })).toEqual([]);
    expect(await eventuallyRead("auth/revert-email", { body: linkTo(email) })).toEqual([]);
  });
});
