import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let UserEntity: typeof import("@linkedpotential/core/user/user.entity").UserEntity;
beforeAll(async () => {
  stack = await startTestStack({ ADMIN_EMAILS: "chefin@example.org, Zweite@Example.org" });
  ({ UserEntity } = await import("@linkedpotential/core/user/user.entity"));
});
afterAll(() => stack.stop());

const me = async (token: string) => (await stack.call("auth/me", { token })).json;

describe("an account", () => {
  it("starts with its name and address, and nothing else said", async () => {
    const { name, email } = newRegistration();
    const { token, user } = await signedInUser(stack, { name, email });
    expect(await me(token)).toEqual({
      id: user.id,
      email,
      pendingEmail: null,
      name,
      profileImage: null,
      linkedinUrl: "",
      activityArea: "",
      skills: [],
      description: "",
      workspace: "freelance",
      emailVerified: true,
      joinDate: user.joinDate,
      language: "de",
      timezone: "Europe/Berlin",
      theme: "system",
      role: "freelancer",
      plan: "kostenlos",
      isAdmin: false,
    });
  });

  it("shows its picture and the address that waits for its link", async () => {
    const { token, user } = await signedInUser(stack);
    const shown = { profileImage: "/media/avatars/0a.png", pendingEmail: "neu@example.org" };
    await UserEntity.patch({ userId: user.id }).set(shown).go();
    expect(await me(token)).toMatchObject(shown);
  });

  it.each(["chefin@example.org", "zweite@example.org", "Chefin@EXAMPLE.org"])("of %s is an admin's", async (email) => {
    const { token, user } = await signedInUser(stack, { email });
    expect(await me(token)).toMatchObject({ isAdmin: true });
    await UserEntity.patch({ userId: user.id }).set({ emailVerified: false }).go();
    expect(await me(token)).toMatchObject({ isAdmin: false });
    // The next spelling is the same address.
    await UserEntity.delete({ userId: user.id }).go();
    const { CredentialEntity } = await import("@linkedpotential/core/auth/credential.entity");
    await CredentialEntity.delete({ email: email.toLowerCase() }).go();
  });
});
