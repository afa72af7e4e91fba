import type { CodeUse, RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { newBusinessRegistration } from "@linkedpotential/fixtures/accounts";
import { type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

const expiresAt = "2099-01-01T00:00:00.000Z";

async function createCode(body: Partial<RegistrationCode> = {}): Promise<RegistrationCode> {
  const whole = { maxUses: 3, expiresAt, ...body };
  return (await stack.call("admin/create-code", { token: admin.token, body: whole })).json as RegistrationCode;
}

async function listCodes(query: Record<string, string> = {}) {
  const { json, headers } = await stack.call("admin/list-codes", { token: admin.token, query });
  return { notes: (json as RegistrationCode[]).map(({ note }) => note), next: headers["x-next-cursor"] };
}

const change = (code: string, note: string) =>
  stack.call("admin/change-code", { token: admin.token, params: { code }, body: { note } });

async function usesOf(code: string, query: Record<string, string> = {}) {
  const { json, headers } = await stack.call("admin/list-code-uses", { token: admin.token, params: { code }, query });
  return { uses: json as CodeUse[], next: headers["x-next-cursor"] };
}

/** Registers a business and returns its address. */
async function register(code: string, name = "Jürgen Groß"): Promise<string> {
  const body = { ...newBusinessRegistration(code), name };
  expect(await stack.call("auth/register-business", { body })).toMatchObject({ status: 201 });
  return body.email;
}

describe("the note of a registration code", () => {
  it("is optional, can be changed and removed, and is listed with the code", async () => {
    const { code, note } = await createCode({ note: "  Nordlicht Energie " });
    expect(note).toBe("Nordlicht Energie");
    expect(await createCode()).toMatchObject({ note: "" });
    expect(await change(code, "Holzwerk Allgäu")).toMatchObject({
      status: 200,
      json: { code, note: "Holzwerk Allgäu" },
    });
    expect((await listCodes()).notes).toContain("Holzwerk Allgäu");
    expect(await change(code, "")).toMatchObject({ status: 200, json: { code, note: "", maxUses: 3 } });
    expect((await listCodes()).notes).not.toContain("Holzwerk Allgäu");
  });

  it("is refused when it is longer than 200 characters, and for a code that does not exist", async () => {
    const { code } = await createCode();
    expect(await change(code, "x".repeat(201))).toMatchObject({ status: 400, json: { code: "request.invalid" } });
    expect(await change("GIBT-ES-NICHT", "Nord")).toMatchObject({
      status: 404,
      json: { code: "admin.code_not_found" },
    });
    const { json } = await stack.call("admin/create-code", {
      token: admin.token,
      body: { maxUses: 1, expiresAt, note: "x".repeat(201) },
    });
    expect(json).toMatchObject({ fields: { note: expect.stringContaining("200") } });
  });

  it("is found by its beginning, in the form in which it is shown", async () => {
    const { code } = await createCode({ note: "Messe" });
    await createCode({ note: "Andere" });
    const shown = `${code.slice(0, 4)} ${code.slice(4, 8)}`.toLowerCase();
    expect((await listCodes({ search: shown })).notes).toEqual(["Messe"]);
    expect((await listCodes({ search: code })).notes).toEqual(["Messe"]);
    expect((await listCodes({ search: code.slice(1) })).notes).toEqual([]);
  });

  it("is searched by all words in any order, ignoring case and umlauts, page by page", async () => {
    for (const note of ["Bäckerei Süd", "Bäckerei Nord", "Süd Logistik"]) await createCode({ note });
    expect((await listCodes({ search: "SUED baecker" })).notes).toEqual(["Bäckerei Süd"]);
    expect((await listCodes({ search: "süd" })).notes).toEqual(["Süd Logistik", "Bäckerei Süd"]);
    expect((await listCodes({ search: "niemand" })).notes).toEqual([]);
    const first = await listCodes({ search: "bäckerei", limit: "1" });
    expect(first.notes).toEqual(["Bäckerei Nord"]);
    const second = await listCodes({ search: "bäckerei", limit: "1", cursor: first.next ?? "" });
    expect(second).toEqual({ notes: ["Bäckerei Süd"], next: undefined });
  });
});

describe("a registration code", () => {
  it.each([
    ["in groups of four", (code: string) => code.replace(/.{4}(?=.)/g, "$& ")],
    ["with hyphens", (code: string) => code.replace(/.{4}(?=.)/g, "$&-")],
    ["with dashes of a text program", (code: string) => code.replace(/.{4}(?=.)/g, "$&–")],
    ["in lower case with spaces around it", (code: string) => `  ${code.toLowerCase()} `],
  ])("is accepted %s", async (_, spelled) => {
    const { code } = await createCode();
    await register(spelled(code));
    expect((await usesOf(spelled(code))).uses).toHaveLength(1);
  });

  it("lists who used it and when, newest first, by page; deleted accounts are left out", async () => {
    const { code } = await createCode();
    stack.setNow("2027-03-12T10:00:00.000Z");
    const [ida] = [await register(code, "Ida Nord"), await register(code, "Jan Süd"), await register(code, "Uwe West")];
    stack.setNow();
    const { uses } = await usesOf(code);
    expect(uses.map(({ name, usedAt }) => [name, usedAt])).toEqual(
      ["Uwe West", "Jan Süd", "Ida Nord"].map((name) => [name, "2027-03-12T10:00:00.000Z"]),
    );
    const first = await usesOf(code, { limit: "2" });
    expect(first.uses).toHaveLength(2);
    const second = await usesOf(code, { limit: "2", cursor: first.next ?? "" });
    expect(second).toMatchObject({ uses: [{ name: "Ida Nord" }], next: undefined });
    await stack.call("admin/delete-users", { token: admin.token, body: { emails: [ida] } });
    await stack.deliver();
    expect((await usesOf(code)).uses.map(({ name }) => name)).toEqual(["Uwe West", "Jan Süd"]);
    expect((await usesOf("GIBT-ES-NICHT")).uses).toMatchObject({ code: "admin.code_not_found" });
  });
});
