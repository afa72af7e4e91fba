import { defaultWorkSettings } from "@linkedpotential/contract/user/work-settings";
import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { newPost } from "@linkedpotential/fixtures/community";
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
  it("starts with name and address, and everything else empty", async () => {
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
      availability: "",
      dayRate: null,
      languages: [],
      references: [],
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
      workSettings: defaultWorkSettings,
    });
  });

  it("shows its picture and its pending address", async () => {
    const { token, user } = await signedInUser(stack);
    const shown = { profileImage: "/media/avatars/0a.png", pendingEmail: "neu@example.org" };
    await UserEntity.patch({ userId: user.id }).set(shown).go();
    expect(await me(token)).toMatchObject(shown);
  });

  it("shows when moderation hid its profile, and why", async () => {
    const { token, user } = await signedInUser(stack);
    const hidden = { ground: "terms" as const, statement: "Das ist Werbung.", hiddenAt: "2027-03-01T09:00:00.000Z" };
    await UserEntity.patch({ userId: user.id })
      .set({ hidden: { ...hidden, reportId: 1 } })
      .go();
    const profileHidden = { isOwnInitiative: false, ...hidden, objectedAt: null, upheldAt: null };
    expect(await me(token)).toEqual({ ...user, profileHidden });
  });

  it("needs Premium for the community, a LinkedIn address for posts, and its own id for lists [D8, D13]", async () => {
    const { token, user } = await signedInUser(stack);
    const publish = () => stack.call("community/create", { token, body: newPost() });
    const change = (stored: { plan?: "premium"; linkedinUrl?: string }) =>
      UserEntity.patch({ userId: user.id }).set(stored).go();
    const list = (userId: number) => stack.call("community/list-own", { token, params: { userId: String(userId) } });
    expect(await list(user.id)).toMatchObject({ status: 403, json: { code: "plan_limit" } });
    expect(await publish()).toMatchObject({ status: 403, json: { code: "plan_limit" } });
    await change({ plan: "premium" });
    expect(await list(user.id)).toMatchObject({ status: 200, json: [] });
    expect(await list(user.id + 1)).toMatchObject({ status: 403, json: { code: "session.forbidden" } });
    expect(await publish()).toMatchObject({ json: { code: "profile.linkedin_required" } });
    await change({ linkedinUrl: "https://www.linkedin.com/in/ida-oez" });
    expect(await publish()).toMatchObject({ status: 201 });
    await UserEntity.delete({ userId: user.id }).go();
    expect(await publish()).toMatchObject({ status: 401, json: { code: "session.missing" } });
  });

  it("of the free plan may do all of that where plans are not limited [D8]", async () => {
    const { token, user } = await signedInUser(stack);
    stack.configure({ PLAN_LIMITS: "off" });
    const answer = await stack.call("community/list-own", { token, params: { userId: String(user.id) } });
    stack.configure({ PLAN_LIMITS: "enforced" });
    expect(answer).toMatchObject({ status: 200, json: [] });
  });

  it.each([
    ["paullouisconsulting", "Paul Louis Consulting"],
    ["gone-since-long", "LinkedPotential"],
  ])("that registered in the workspace %s gets mails as %j", async (workspace, sender) => {
    const { token, user, email, password } = await signedInUser(stack);
    await UserEntity.patch({ userId: user.id }).set({ workspace }).go();
    const body = { currentPassword: password, newPassword: "nagelneues-geheimnis" };
    expect(await stack.call("auth/change-password", { token, body })).toMatchObject({ status: 200 });
    expect(stack.lastMailTo(email)?.text).toContain(`\n\n-- \n${sender}\n`);
  });

  it.each(["chefin@example.org", "zweite@example.org", "Chefin@EXAMPLE.org"])(
    "with the address %s is an admin",
    async (email) => {
      const { token, user } = await signedInUser(stack, { email });
      expect(await me(token)).toMatchObject({ isAdmin: true });
      await UserEntity.patch({ userId: user.id }).set({ emailVerified: false }).go();
      expect(await me(token)).toMatchObject({ isAdmin: false });
      // Free the address, because the next case registers another spelling of the same address.
      await UserEntity.delete({ userId: user.id }).go();
      const { CredentialEntity } = await import("@linkedpotential/core/auth/credential.entity");
      await CredentialEntity.delete({ email: email.toLowerCase() }).go();
    },
  );
});
