import type {
  AddressHit,
  AdminActionEntry,
  ListedUser,
  RegistrationCode,
} from "@linkedpotential/contract/admin/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { newBusinessRegistration } from "@linkedpotential/fixtures/accounts";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import {
  newRegistrationCode,
  type SignedIn,
  signedInAdmin,
  signedInUser,
} from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

const call = (id: RouteId, options: CallOptions = {}) => stack.call(id, { token: admin.token, ...options });
const pageOf = async <Item>(id: RouteId, query: Record<string, string> = {}) => {
  const { json, headers } = await call(id, { query });
  return { items: json as Item[], next: headers["x-next-cursor"] };
};
const canSignIn = async ({ email, password }: SignedIn) =>
  (await stack.call("auth/login", { body: { email, password } })).status === 200;
const recordedActions = async () =>
  (await pageOf<AdminActionEntry>("admin/list-actions")).items.map(({ action, subject }) => [action, subject]);

describe("the accounts", () => {
  it("are listed by page, newest first [API-135, ADMIN-01..04, ADMIN-05, ADMIN-06]", async () => {
    const [ida, jan] = [await signedInUser(stack, { name: "Ida Öz" }), await signedInUser(stack)];
    const first = await pageOf<ListedUser>("admin/list-users", { limit: "1" });
    expect(first.items.map(({ id }) => id)).toEqual([jan.user.id]);
    const { items } = await pageOf<ListedUser>("admin/list-users", { limit: "1", cursor: first.next ?? "" });
    const { email, joinDate } = ida.user;
    expect(items).toEqual([
      {
        ...{ id: ida.user.id, name: "Ida Öz", email, emailVerified: true, joinDate },
        ...{ role: "freelancer", plan: "kostenlos", isAdmin: false, isLocked: false, isReported: false },
        ...{ mailBounced: false, signedInOn: null },
      },
    ]);
    const all = await pageOf<ListedUser>("admin/list-users");
    expect(all.items.at(-1)).toMatchObject({ id: admin.user.id, isAdmin: true });
    expect(all.next).toBeUndefined();
  });

  it("are found by the beginning of name and address, ignoring case, page by page", async () => {
    const people = [];
    for (const name of ["Änne Südhof", "Bea Südhof", "Änne West"]) people.push(await signedInUser(stack, { name }));
    await indexAccounts();
    const [anne, bea, west] = people;
    const search = async (text: string, query = {}) =>
      (await pageOf<ListedUser>("admin/list-users", { search: text, ...query })).items.map(({ id }) => id);
    expect(await search("SÜDHOF")).toEqual([anne?.user.id, bea?.user.id]);
    expect(await search("änne west")).toEqual([west?.user.id]);
    expect(await search(` ${anne?.email.toUpperCase()} `)).toEqual([anne?.user.id]);
    expect(await search("niemand")).toEqual([]);
    const first = await pageOf<ListedUser>("admin/list-users", { search: "südhof", limit: "1" });
    expect(first.items.map(({ id }) => id)).toEqual([anne?.user.id]);
    expect(await search("südhof", { limit: "1", cursor: first.next ?? "" })).toEqual([bea?.user.id]);
  });

  it("take two round trips per page after the session check", async () => {
    expect((await countRoundTrips(() => call("admin/list-users"))).inSeries).toBe(3);
  });

  it("can be searched and counted 600 times an hour per admin, and listed without a limit", async () => {
    const { RateLimitEntity } = await import("@linkedpotential/core/auth/guard/rate-limit.entity");
    const [other, searching] = await Promise.all([signedInUser(stack), signedInUser(stack)]);
    stack.configure({ ADMIN_EMAILS: [admin, other, searching].map(({ email }) => email).join() });
    stack.setNow("2026-03-12T09:10:00.000Z");
    const search = async ({ token }: SignedIn) => call("admin/list-users", { token, query: { search: "niemand" } });
    const lookUp = async ({ token }: SignedIn) =>
      call("admin/look-up-users", { token, body: { emails: ["niemand@example.org"] } });
    const count = async ({ token }: SignedIn) => call("admin/count-users", { token, query: { search: "niemand" } });
    const ways = [search, lookUp, count];
    for (const way of ways) expect((await way(searching)).status).toBe(200);
    const { data: counters } = await RateLimitEntity.scan.go({ pages: "all" });
    const searches = counters.filter(({ count }) => count === ways.length);
    expect(searches).toHaveLength(1);
    for (const { window } of searches) await RateLimitEntity.patch({ window }).set({ count: 599 }).go();
    expect((await search(searching)).status).toBe(200);
    for (const way of ways) {
      const refused = await way(searching);
      expect(refused).toMatchObject({ status: 429, json: { error: expect.stringContaining("Zu viele") } });
      expect(refused.headers["retry-after"]).toBe("3000");
      const { actions } = await countRoundTrips(() => way(searching));
      expect(actions).toEqual(["GetItem", "GetItem", "UpdateItem"]);
      expect((await way(other)).status).toBe(200);
    }
    for (const id of ["admin/list-users", "admin/count-users"] as const) {
      expect((await call(id, { token: searching.token })).status).toBe(200);
    }
    stack.setNow();
    stack.configure({ ADMIN_EMAILS: admin.email });
  });

  it("are deleted one by one, except those of admins [API-137, ADMIN-07]", async () => {
    const ida = await signedInUser(stack);
    const remove = (user: SignedIn) => call("admin/delete-user", { params: { accountId: String(user.user.id) } });
    expect(await remove(ida)).toMatchObject({ status: 200, json: { success: true } });
    expect(await canSignIn(ida)).toBe(false);
    expect((await stack.call("auth/me", { token: ida.token })).status).toBe(401);
    expect(await remove(ida)).toMatchObject({ status: 404, json: { code: "admin.user_not_found" } });
    expect(await remove(admin)).toMatchObject({ status: 409, json: { code: "admin.user_protected" } });
    expect(await canSignIn(admin)).toBe(true);
    expect((await recordedActions())[0]).toEqual(["account.deleted", ""]);
  });

  it("are looked up by their addresses and then deleted [API-136, ADMIN-08]", async () => {
    const [ida, jan] = [await signedInUser(stack, { name: "Ida" }), await signedInUser(stack, { name: "Jan" })];
    const emails = [ida.email.toUpperCase(), "niemand@example.org", admin.email, jan.email, jan.email];
    const hits = (await call("admin/look-up-users", { body: { emails } })).json as AddressHit[];
    expect(hits.map(({ state, name }) => [state, name])).toEqual([
      ["account", "Ida"],
      ["unknown", ""],
      ["admin", admin.user.name],
      ["account", "Jan"],
    ]);
    expect(await canSignIn(ida)).toBe(true);
    expect(await call("admin/delete-users", { body: { emails } })).toMatchObject({
      status: 200,
      json: { deletedCount: 2 },
    });
    expect(await Promise.all([ida, jan, admin].map(canSignIn))).toEqual([false, false, true]);
    expect(await call("admin/delete-users", { body: { emails } })).toMatchObject({ json: { deletedCount: 0 } });
  });

  it("are deleted for one to a hundred addresses per call [ADMIN-12, ADMIN-13]", async () => {
    const refused = async (emails: string[]) => (await call("admin/delete-users", { body: { emails } })).json;
    const missing = "Bitte geben Sie mindestens eine E-Mail-Adresse ein.";
    expect(await refused([])).toMatchObject({ code: "request.invalid", fields: { emails: missing } });
    const many = Array.from({ length: 101 }, (_, index) => `p${index}@example.org`);
    expect(await refused(many)).toMatchObject({ fields: { emails: "Höchstens 100 Adressen auf einmal." } });
    expect(await refused(["keine Adresse"])).toMatchObject({ code: "request.invalid" });
  });

  it("are deleted once when two admins delete the same account", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signedInUser(stack)));
    const body = { emails: people.map(({ email }) => email) };
    const before = (await recordedActions()).length;
    const answers = await Promise.all([1, 2, 3].map(() => call("admin/delete-users", { body })));
    const counts = answers.map(({ json }) => (json as { deletedCount: number }).deletedCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect((await recordedActions()).length - before).toBe(4);
  });
});

describe("registration codes", () => {
  const create = (body: object) => call("admin/create-code", { body });
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const register = (code: string) => stack.call("auth/register-business", { body: newBusinessRegistration(code) });

  it("are created, used, listed with their remaining uses, and revoked", async () => {
    const { json, status } = await create({ maxUses: 2, expiresAt });
    const { code } = json as RegistrationCode;
    expect([status, json]).toEqual([
      201,
      { code: expect.stringMatching(/^[A-Z2-9]{16}$/), note: "", maxUses: 2, usesLeft: 2, expiresAt },
    ]);
    expect((await register(code)).status).toBe(201);
    const [newest] = (await pageOf<RegistrationCode>("admin/list-codes", { limit: "1" })).items;
    expect(newest).toEqual({ code, note: "", maxUses: 2, usesLeft: 1, expiresAt });
    const revoke = () => call("admin/revoke-code", { params: { code: code.toLowerCase() } });
    expect((await revoke()).status).toBe(200);
    expect(await register(code)).toMatchObject({ json: { code: "auth.code_invalid" } });
    expect(await revoke()).toMatchObject({ status: 404, json: { code: "admin.code_not_found" } });
    expect((await recordedActions()).slice(0, 2)).toEqual([
      ["registration_code.revoked", code],
      ["registration_code.created", code],
    ]);
  });

  it("that a tool creates get their id from the clock of the stack", async () => {
    const { firstIdAt } = await import("@linkedpotential/core/ids");
    stack.setNow("2028-03-01T09:00:00.000Z");
    const code = await newRegistrationCode();
    stack.setNow();
    const listedBelow = async (instant: string) => {
      const query = { cursor: String(firstIdAt(new Date(instant))) };
      return (await pageOf<RegistrationCode>("admin/list-codes", query)).items.map((each) => each.code);
    };
    expect(await listedBelow("2028-03-01T09:00:00.000Z")).not.toContain(code);
    expect(await listedBelow("2028-03-01T09:00:01.000Z")).toContain(code);
  });

  it("need a number of uses and a future expiry", async () => {
    const past = { maxUses: 1, expiresAt: "2026-01-01T00:00:00.000Z" };
    expect(await create(past)).toMatchObject({
      status: 400,
      json: { fields: { expiresAt: "Bitte wählen Sie einen Tag, der noch kommt." } },
    });
    expect((await create({ maxUses: 1, expiresAt: "2099-13-01T00:00:00.000Z" })).status).toBe(400);
    for (const maxUses of [0, 1001, 1.5]) {
      expect(await create({ maxUses, expiresAt })).toMatchObject({
        status: 400,
        json: { fields: { maxUses: "Bitte eine Zahl von 1 bis 1.000 angeben." } },
      });
    }
  });
});

describe("the record of admin actions", () => {
  it("lists who did what and when, including live trainings, newest first, by page", async () => {
    const event = (await call("live-trainings/create", { body: newLiveTraining({ title: "Erstgespräch" }) })).json;
    const params = { liveTrainingId: String((event as { id: number }).id) };
    await call("live-trainings/update", { params, body: newLiveTraining({ title: "Zweitgespräch" }) });
    await call("live-trainings/delete", { params });
    const first = await pageOf<AdminActionEntry>("admin/list-actions", { limit: "2" });
    expect(first.items).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        admin: admin.user.name,
        action: "live_training.deleted",
        subject: "Zweitgespräch",
      },
      {
        id: expect.any(Number),
        at: expect.any(String),
        admin: admin.user.name,
        action: "live_training.changed",
        subject: "Zweitgespräch",
        changes: [{ field: "title", from: "Erstgespräch", to: "Zweitgespräch" }],
      },
    ]);
    const { items } = await pageOf<AdminActionEntry>("admin/list-actions", { limit: "1", cursor: first.next ?? "" });
    expect(items).toMatchObject([{ action: "live_training.created", subject: "Erstgespräch" }]);
  });
});
