import type { Account, AccountNote } from "@linkedpotential/contract/accounts/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const [first, second] = ["vera-admin@example.org", "otto-admin@example.org"];
const stack = await startTestStack({ ADMIN_EMAILS: [first, second].join() });
stack.setNow("2027-03-01T09:00:00.000Z");
const [vera, otto] = [
  await readyAccount({ name: "Vera Admin", email: first }),
  await readyAccount({ name: "Otto Admin", email: second }),
];
let ida: ReadyAccount;
beforeEach(async () => {
  ida = await readyAccount({ name: "Ida Öz" }, true);
});
afterAll(() => stack.stop());

const params = () => ({ accountId: String(ida.user.id) });
const save = (text: string, { revision = 0, admin = vera as { token: string } } = {}) =>
  stack.call("accounts/save-note", { token: admin.token, params: params(), body: { revision, text } });
const noteOf = async () =>
  ((await stack.call("accounts/get", { token: otto.token, params: params() })).json as Account).note;
const text = "Bittet um Rückruf nach 16 Uhr.";

describe("the note about an account", () => {
  it("names who wrote it and when, and is recorded without its text", async () => {
    expect(await noteOf()).toEqual({ text: "", author: null, writtenAt: null, revision: 0 });
    const written = { text, author: "Vera Admin", writtenAt: "2027-03-01T09:00:00.000Z", revision: 1 };
    expect(await save(text)).toMatchObject({ status: 200, json: written });
    expect(await noteOf()).toEqual(written);
    const { json } = await stack.call("accounts/list-actions", { token: otto.token, params: params() });
    expect(json).toMatchObject([{ action: "account.note_changed", admin: "Vera Admin" }]);
    expect(JSON.stringify(json)).not.toContain("Rückruf");
  });

  it("is not overwritten by an admin who has seen an earlier text; a repeated call changes nothing", async () => {
    await save(text);
    expect(await save(text)).toMatchObject({ status: 200, json: { revision: 1 } });
    const refused = { status: 409, json: { code: "account.note_changed" } };
    expect(await save("Hat gekündigt.", { admin: otto })).toMatchObject(refused);
    expect((await noteOf()).text).toBe(text);
    expect(await save("Hat gekündigt.", { admin: otto, revision: 1 })).toMatchObject({
      json: { author: "Otto Admin" },
    });
  });

  it("that two admins change at the same time keeps exactly one text", async () => {
    const answers = await Promise.all([save("eins"), save("zwei", { admin: otto }), save("drei")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const kept = answers.find(({ status }) => status === 200)?.json as AccountNote;
    expect(await noteOf()).toEqual(kept);
  });

  it("is removed by an empty text, and an older page does not bring it back", async () => {
    await save(text);
    expect(await save("  ", { revision: 1 })).toMatchObject({ status: 200, json: { text: "", revision: 2 } });
    expect(await save("Neu", { admin: otto })).toMatchObject({ status: 409 });
    expect(await noteOf()).toMatchObject({ text: "" });
    expect((await exportedFile(stack, ida.token)).file.noteOfAdmins).toBeNull();
  });

  it.each(["x".repeat(2001), "mit \u0007 Steuerzeichen"])("refuses %j", async (wrong) => {
    const { status, json } = await save(wrong);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([400, ["text"]]);
  });

  it("reaches its person only in the data export, without the admin, and is erased with the account", async () => {
    await save(text);
    expect(await save("Neu", { admin: ida, revision: 1 })).toMatchObject({ status: 403 });
    for (const id of ["auth/me", "user/get-settings", "notifications/list"] as const) {
      const { text: shown } = await stack.call(id, { token: ida.token });
      expect(shown, id).not.toContain("Rückruf");
    }
    const { file } = await exportedFile(stack, ida.token);
    expect(file.noteOfAdmins).toEqual({ text, writtenAt: "2027-03-01T09:00:00.000Z" });
    await stack.call("user/delete", { token: ida.token, body: { currentPassword: ida.password } });
    await stack.deliver();
    expect((await storedItems()).filter((item) => item.userId === ida.user.id && "text" in item)).toEqual([]);
    expect(await save("Neu")).toMatchObject({ status: 404, json: { code: "admin.user_not_found" } });
  });
});
