import type { Company } from "@linkedpotential/contract/business/company/schema";
import type { AdministeredSupport } from "@linkedpotential/contract/business/support-schema";
import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { readyAccount, type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = companyCalls(stack);
let admin: SignedIn;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

type Named = Pick<SignedIn, "user">;
const contact = {
  name: "Karin Vogt",
  role: "Ihre Ansprechpartnerin",
  phone: "+49 40 123456",
  email: "vogt@example.org",
  times: "Montag bis Donnerstag, 9 bis 16 Uhr",
};
const nextSession = { date: "2027-03-12", time: "10:00", link: "https://meet.example.org/a" };
const documents = [{ title: "Vertriebsplan", link: "https://docs.example.org/plan" }];
const [empty, filled] = [
  { contact: null, nextSession: null, documents: [] },
  { contact, nextSession: { ...nextSession, startsAt: "2027-03-12T09:00:00.000Z" }, documents },
];
/** Adds what only members see. */
const seen = (support: object) => ({ ...support, openCall: null });
const paramsOf = ({ user }: Named) => ({ accountId: String(user.id) });
const save = (someone: Named, parts: object = {}) =>
  stack.call("accounts/save-support", {
    token: admin.token,
    params: paramsOf(someone),
    body: { revision: 0, contact, nextSession, documents, ...parts },
  });
const seenByAdmin = async (someone: Named) =>
  (await stack.call("accounts/get-support", { token: admin.token, params: paramsOf(someone) }))
    .json as AdministeredSupport;
const seenBy = async ({ token }: { token: string }) => (await stack.call("business/get-support", { token })).json;

describe("the support of a company", () => {
  it("is empty at first, and shown to all members once an admin has entered it", async () => {
    const owner = await calls.owner();
    expect(await seenByAdmin(owner)).toEqual({ ...empty, revision: 0 });
    expect(await seenBy(owner)).toEqual(seen(empty));
    expect(await save(owner)).toMatchObject({ status: 200, json: { ...filled, revision: 1 } });
    const member = await calls.member(owner);
    for (const person of [owner, member]) expect(await seenBy(person)).toEqual(seen(filled));
    expect(await seenBy(await calls.owner())).toEqual(seen(empty));
    const { json } = await stack.call("accounts/list-actions", { token: admin.token, params: paramsOf(owner) });
    expect(json).toMatchObject([{ action: "account.support_changed" }]);
  });

  it("shows a session until the end of its day in Berlin", async () => {
    const owner = await calls.owner();
    await save(owner);
    stack.setNow("2027-03-12T22:59:59.000Z");
    const { token } = await calls.owner();
    expect(await seenBy({ token })).toEqual(seen(empty));
    const body = { email: owner.user.email, password: owner.password, rememberMe: true };
    const signedIn = (await stack.call("auth/login", { body })).json as SignedIn;
    expect(await seenBy(signedIn)).toMatchObject({ nextSession: filled.nextSession });
    stack.setNow("2027-03-12T23:00:00.000Z");
    expect(await seenBy(signedIn)).toEqual(seen({ contact, nextSession: null, documents }));
  });

  it("is not overwritten by an admin who has seen an earlier state; a repeated call changes nothing", async () => {
    const owner = await calls.owner();
    await save(owner);
    expect(await save(owner)).toMatchObject({ status: 200, json: { revision: 1 } });
    const refused = { status: 409, json: { code: "account.support_changed" } };
    expect(await save(owner, { documents: [] })).toMatchObject(refused);
    expect(await save(owner, { revision: 2, documents: [] })).toMatchObject(refused);
    expect(await seenBy(owner)).toEqual(seen(filled));
    expect(await save(owner, { revision: 1, nextSession: null })).toMatchObject({ json: { revision: 2 } });
    expect(await seenBy(owner)).toEqual(seen({ contact, nextSession: null, documents }));
  });

  it("that two admins change at the same time keeps exactly one change", async () => {
    const owner = await calls.owner();
    const changes = ["eins", "zwei", "drei"].map((title) =>
      save(owner, { documents: [{ title, link: "https://docs.example.org/a" }] }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await seenByAdmin(owner)).toMatchObject({ revision: 1 });
  });

  it.each([
    [{ documents: Array.from({ length: 11 }, () => documents[0]) }, "documents"],
    [{ documents: [{ title: " ", link: "https://docs.example.org" }] }, "documents.0.title"],
    [{ documents: [{ title: "Plan", link: "http://docs.example.org" }] }, "documents.0.link"],
    [{ documents: [{ title: "Plan", link: "javascript:alert(1)" }] }, "documents.0.link"],
    [{ contact: { ...contact, name: " " } }, "contact.name"],
    [{ contact: { ...contact, role: "Zwei\nZeilen" } }, "contact.role"],
    [{ contact: { ...contact, phone: "nach Vereinbarung" } }, "contact.phone"],
    [{ contact: { ...contact, email: "vogt@" } }, "contact.email"],
    [{ contact: { ...contact, times: "x".repeat(151) } }, "contact.times"],
    [{ nextSession: { ...nextSession, link: "http://meet.example.org" } }, "nextSession.link"],
    [{ nextSession: { ...nextSession, time: "25:00" } }, "nextSession.time"],
    [{ nextSession: { ...nextSession, date: "2027-02-30" } }, "nextSession.date"],
  ])("refuses %j", async (parts, field) => {
    const owner = await calls.owner();
    const { status, json } = await save(owner, parts);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([400, [field]]);
    expect(await seenByAdmin(owner)).toEqual({ ...empty, revision: 0 });
  });

  it.each(["", "040 123456 (nur vormittags)", "+49 (0)40 / 123-456"])("accepts %j as a phone number", async (phone) => {
    const owner = await calls.owner();
    await save(owner, { contact: { ...contact, role: "", phone, email: "", times: "" } });
    expect(await seenBy(owner)).toMatchObject({ contact: { name: "Karin Vogt", phone } });
    await save(owner, { revision: 1, contact: null });
    expect(await seenBy(owner)).toMatchObject({ contact: null, documents });
  });

  it("exists for businesses only, and only admins change it", async () => {
    const freelancer = await readyAccount();
    expect(await save(freelancer)).toMatchObject({ status: 409, json: { code: "account.not_business" } });
    const owner = await calls.owner();
    const call = { params: paramsOf(owner), body: { revision: 0, contact, nextSession, documents } };
    expect(await stack.call("accounts/save-support", { token: owner.token, ...call })).toMatchObject({ status: 403 });
  });

  it("is in the export of each member, and is erased with the company", async () => {
    const owner = await calls.owner();
    await save(owner);
    const { id } = (await calls.company(owner)) as Company;
    expect((await exportedFile(stack, owner.token)).file.supportOfCompany).toEqual(filled);
    const itemsOf = async () =>
      (await storedItems()).filter((item) => item.companyId === id && item.__edb_e__ === "company-support");
    expect(await itemsOf()).toHaveLength(1);
    await stack.call("user/delete", { token: owner.token, body: { currentPassword: owner.password } });
    await stack.deliver();
    expect(await itemsOf()).toEqual([]);
  });
});

const openCallOf = async (someone: { token: string }) => ((await seenBy(someone)) as { openCall: unknown }).openCall;
const requestCall = ({ token }: { token: string }) =>
  stack.call("support/send", {
    token,
    body: { subject: "Strategiegespräch", message: "Dienstags", isCallRequest: true },
  });
const openRequestOf = async ({ user }: Named) => {
  const { json } = await stack.call("call-requests/list", { token: admin.token, query: { state: "open" } });
  const request = (json as StoredCallRequest[]).find(({ email }) => email === user.email);
  return { token: admin.token, params: { requestId: String(request?.id) } };
};

describe("the open request for a strategy call", () => {
  it("is shown to each member, with its sender and the time of the last reply, until it is settled", async () => {
    const owner = await calls.owner("Dr. Änne Weiß");
    const member = await calls.member(owner);
    await requestCall(owner);
    const receivedAt = "2027-03-01T09:00:00.000Z";
    expect(await openCallOf(owner)).toEqual({ receivedAt, repliedAt: null, requestedBy: null });
    expect(await openCallOf(member)).toEqual({ receivedAt, repliedAt: null, requestedBy: "Dr. Änne Weiß" });
    expect(await openCallOf(await calls.owner())).toBeNull();
    stack.setNow("2027-03-01T09:30:00.000Z");
    const request = await openRequestOf(owner);
    const body = { subject: "Termin", text: "Passt Ihnen der 9. März?", isSettled: false };
    await stack.call("call-requests/reply", { ...request, body });
    expect(await openCallOf(owner)).toEqual({ receivedAt, repliedAt: "2027-03-01T09:30:00.000Z", requestedBy: null });
    expect(await requestCall(member)).toMatchObject({ status: 409, json: { code: "call_request.already_open" } });
    await stack.call("call-requests/settle", { ...request, body: { isSettled: true } });
    expect(await openCallOf(owner)).toBeNull();
    expect(await requestCall(member)).toMatchObject({ status: 201 });
  });

  it("may have been sent with the address of the account before it signed in", async () => {
    const owner = await calls.owner();
    const { name, email } = owner.user;
    const body = { name, company: "Süd GmbH", email, message: "Dienstags", hasConsented: true };
    await stack.call("support/request-call", { body, address: newNetwork() });
    expect(await openCallOf(owner)).toMatchObject({ receivedAt: "2027-03-01T09:00:00.000Z" });
  });
});

describe("a message to the contact person", () => {
  const write = async ({ token }: { token: string }, isToContact = true) => {
    const before = new Set(stack.mails());
    const body = { subject: "Frage zum Plan", message: "Wie geht es weiter?", isToContact };
    await stack.call("support/send", { token, body });
    return stack.mails().filter((mail) => !before.has(mail));
  };
  const mailTo = (to: string, { user }: Named) => [expect.objectContaining({ to, replyTo: user.email })];

  it("goes to that person, and to the support if nobody with an address is entered", async () => {
    const owner = await calls.owner();
    const supportEmail = "support@linkedpotential.local";
    expect(await write(owner)).toEqual(mailTo(supportEmail, owner));
    await save(owner);
    expect(await write(owner)).toEqual(mailTo(contact.email, owner));
    expect(await write(owner, false)).toEqual(mailTo(supportEmail, owner));
    await save(owner, { revision: 1, contact: { ...contact, email: "" } });
    expect(await write(owner)).toEqual(mailTo(supportEmail, owner));
  });
});
