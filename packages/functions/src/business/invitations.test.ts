import { membersMax } from "@linkedpotential/contract/business/company/limits";
import type { Company, Invitation } from "@linkedpotential/contract/business/company/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { mailedToken, readyAccount } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const start = "2027-03-01T09:00:00.000Z";
let stack: TestStack;
let calls: ReturnType<typeof companyCalls>;
beforeAll(async () => {
  stack = await startTestStack();
  calls = companyCalls(stack);
});
beforeEach(() => stack.setNow(start));
afterAll(() => stack.stop());

const password = "geheim-und-lang";
const preview = (token: string) =>
  stack.call("business/preview-invitation", { body: { token }, address: newNetwork() });
const join = ({ token }: { token: string }, link: string) =>
  stack.call("business/join-company", { token, body: { token: link }, address: newNetwork() });
const register = (link: string) =>
  stack.call("business/register-member", {
    body: { token: link, name: "Jan Süd", password },
    address: newNetwork(),
  });
const codeOf = ({ status, json }: { status: number; json: unknown }) => `${status} ${(json as { code: string }).code}`;

describe("an invitation", () => {
  it("registers a person without an account under the invited address, verified by the link", async () => {
    const owner = await calls.owner("Dr. Änne Weiß");
    const email = newEmail();
    const { link } = await calls.invite(owner, email);
    expect((await preview(link)).json).toEqual({ company: "", inviter: "Dr. Änne Weiß", email, hasAccount: false });
    expect(await register(link)).toMatchObject({ status: 201, json: { success: true, email } });
    const login = await stack.call("auth/login", { body: { email, password } });
    expect(login).toMatchObject({
      status: 200,
      json: { user: { role: "business", name: "Jan Süd", emailVerified: true } },
    });
    expect(await calls.company(login.json as { token: string })).toMatchObject({
      id: (await calls.company(owner)).id,
      isOwner: false,
      invitations: [],
      members: [
        { name: "Dr. Änne Weiß", isOwner: true },
        { name: "Jan Süd", isOwner: false, hasLeft: false },
      ],
    });
    expect((await calls.company(owner)).invitations).toEqual([]);
  });

  it("is mailed in the language of the owner and can be sent again with the same link, which prolongs it", async () => {
    const owner = await calls.owner();
    await stack.call("business/update-company", { token: owner.token, body: { name: "Nordlicht Energie" } });
    await stack.call("user/set-language", { token: owner.token, body: { language: "fr" } });
    const email = newEmail();
    const { id, link } = await calls.invite(owner, email);
    expect(stack.lastMailTo(email)?.subject).toBe("Nordlicht Energie vous invite dans son équipe");
    stack.setNow("2027-03-12T09:00:00.000Z");
    const resent = await stack.call("business/resend-invitation", {
      token: owner.token,
      params: { invitationId: String(id) },
    });
    expect(resent).toMatchObject({ status: 200, json: { expiresAt: "2027-03-26T09:00:00.000Z", isExpired: false } });
    await stack.deliver();
    expect(stack.mails().filter(({ to }) => to === email)).toHaveLength(2);
    expect(mailedToken(stack, email)).toBe(link);
    stack.setNow("2027-03-20T09:00:00.000Z");
    expect((await preview(link)).status).toBe(200);
  });

  it("is refused with a sentence of its own when it is used, withdrawn, expired, altered or unknown", async () => {
    const owner = await calls.owner();
    const used = await calls.invite(owner);
    await register(used.link);
    const withdrawn = await calls.invite(owner);
    const params = { invitationId: String(withdrawn.id) };
    expect((await stack.call("business/withdraw-invitation", { token: owner.token, params })).status).toBe(200);
    const expired = await calls.invite(owner);
    const altered = `${expired.link.slice(0, -2)}${expired.link.endsWith("A") ? "BB" : "AA"}`;
    stack.setNow("2027-03-15T09:00:00.000Z");
    for (const [link, code] of [
      [used.link, "410 invitation.used"],
      [withdrawn.link, "410 invitation.withdrawn"],
      [expired.link, "410 invitation.expired"],
      [altered, "404 invitation.invalid"],
      ["unsinn", "404 invitation.invalid"],
    ] as const) {
      expect(codeOf(await preview(link))).toBe(code);
      expect(codeOf(await register(link))).toBe(code);
    }
    stack.setNow(start);
    expect((await calls.company(owner)).members).toHaveLength(2);
  });

  it("is refused for the address of a freelancer, when it is accepted and not when it is sent", async () => {
    const freelancer = await readyAccount();
    const { link } = await calls.invite(await calls.owner(), freelancer.user.email);
    expect(codeOf(await preview(link))).toBe("409 invitation.freelancer_account");
    expect(codeOf(await register(link))).toBe("409 invitation.freelancer_account");
    expect((await join(freelancer, link)).status).toBe(403);
  });

  it("lets a business account with the invited address join, whose empty company goes", async () => {
    const [owner, guest, other] = [await calls.owner(), await calls.owner("Ida Öz"), await calls.owner()];
    const former = await calls.company(guest);
    const { link } = await calls.invite(owner, guest.user.email.toUpperCase());
    expect((await preview(link)).json).toMatchObject({ hasAccount: true });
    expect(codeOf(await register(link))).toBe("409 invitation.has_account");
    expect(codeOf(await join(other, link))).toBe("409 invitation.other_address");
    expect((await join(guest, link)).status).toBe(200);
    const joined = await calls.company(guest);
    expect(joined).toMatchObject({ id: (await calls.company(owner)).id, isOwner: false });
    expect(joined.id).not.toBe(former.id);
    expect(codeOf(await join(guest, link))).toBe("410 invitation.used");
  });

  it("is refused for somebody with entries, with members or in another company", async () => {
    const owner = await calls.owner();
    const withEntries = await calls.owner();
    const learning = { id: "eins", topic: "worked", date: "2027-03-01", text: "Erst fragen." };
    await stack.call("business/save-learning", { token: withEntries.token, body: learning });
    const withMembers = await calls.owner();
    const member = await calls.member(withMembers);
    for (const [person, email, code] of [
      [withEntries, withEntries.user.email, "409 company.has_figures"],
      [withMembers, withMembers.user.email, "409 company.has_members"],
      [member, member.email, "409 company.other_member"],
    ] as const) {
      const before = await calls.company(person);
      const { link } = await calls.invite(owner, email);
      expect(codeOf(await join(person, link))).toBe(code);
      expect(await calls.company(person)).toEqual(before);
      expect((await preview(link)).status).toBe(200);
    }
  });

  it("is sent by the owner only, once per address, and not to members", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const invite = (token: string, email: string) => stack.call("business/invite", { token, body: { email } });
    expect(codeOf(await invite(member.token, newEmail()))).toBe("403 company.owner_only");
    expect(codeOf(await invite(owner.token, member.email))).toBe("409 company.already_member");
    const email = newEmail();
    await calls.invite(owner, email);
    expect(codeOf(await invite(owner.token, email.toUpperCase()))).toBe("409 invitation.already_open");
    const stranger = await calls.owner();
    const { id } = (await calls.company(owner)).invitations[0] as Invitation;
    for (const route of ["business/resend-invitation", "business/withdraw-invitation"] as const) {
      const call = (token: string) => stack.call(route, { token, params: { invitationId: String(id) } });
      expect(codeOf(await call(stranger.token))).toBe("404 invitation.not_found");
      expect(codeOf(await call(member.token))).toBe("403 company.owner_only");
    }
  });
});

describe("at the same time", () => {
  it("an invitation is used once", async () => {
    const owner = await calls.owner();
    const { link } = await calls.invite(owner);
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(link)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    // A call that reads the invitation before the other one commits, and the address after it, finds the new account.
    const refused = answers.filter(({ status }) => status !== 201).map(codeOf);
    for (const code of refused) expect(["410 invitation.used", "409 invitation.has_account"]).toContain(code);
    expect((await calls.company(owner)).members).toHaveLength(2);
  });

  it("ten invitations for the last seat admit one person", async () => {
    const owner = await calls.owner();
    for (let count = 1; count < membersMax; count += 1) await calls.member(owner);
    const links = [];
    for (let count = 0; count < 10; count += 1) links.push((await calls.invite(owner)).link);
    const answers = await Promise.all(links.map(register));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(codeOf(answers.find(({ status }) => status === 409) ?? { status: 0, json: {} })).toBe("409 invitation.full");
    expect((await calls.company(owner)).members).toHaveLength(membersMax + 1);
    const refused = await stack.call("business/invite", { token: owner.token, body: { email: newEmail() } });
    expect(codeOf(refused)).toBe("409 company.full");
  }, 60_000);

  it("the owner who hands over while inviting either invites before or not at all", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const [invited, handedOver] = await Promise.all([
      stack.call("business/invite", { token: owner.token, body: { email: newEmail() } }),
      stack.call("business/hand-over-company", { token: owner.token, body: { memberId: member.memberId } }),
    ]);
    expect(handedOver.status).toBe(200);
    const { isOwner, invitations }: Company = await calls.company(member);
    expect(isOwner).toBe(true);
    expect([201, 403]).toContain(invited.status);
    expect(invitations).toHaveLength(invited.status === 201 ? 1 : 0);
  });
});
