import type { ErrorBody } from "@linkedpotential/contract/errors";
import { defaultSettings } from "@linkedpotential/contract/user/schema";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const read = async (token: string) => (await stack.call("user/get-settings", { token })).json;
const update = (token: string, body: object) => stack.call("user/update-settings", { token, body });

describe("settings", () => {
  it("start with the defaults [CONST-01, SET-14, SET-16]", async () => {
    const { token } = await signedInUser(stack);
    const both = { inApp: true, mail: true };
    expect(await read(token)).toEqual({
      language: "de",
      timezone: "Europe/Berlin",
      theme: "system",
      profileVisible: true,
      notifications: {
        collaboration_request: both,
        collaboration_request_accepted: both,
        crm_followup: both,
        new_post: { inApp: true, mail: false },
        event_reminder: both,
        project_request: both,
      },
    });
  });

  it("cannot be changed for a deleted account, and do not recreate it", async () => {
    const { token, user } = await signedInUser(stack);
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.delete({ userId: user.id }).go();
    for (const answer of [
      await stack.call("user/get-settings", { token }),
      await update(token, {}),
      await update(token, { theme: "dark" }),
      await update(token, { notifications: { new_post: { mail: true } } }),
      await stack.call("user/set-language", { token, body: { language: "fr" } }),
    ]) {
      expect([answer.status, (answer.json as ErrorBody).code]).toEqual([401, "session.missing"]);
    }
    expect((await UserEntity.get({ userId: user.id }).go()).data).toBeNull();
  });

  it("change only the given values, for all devices of the account [SET-14]", async () => {
    const { token, email, password } = await signedInUser(stack);
    const answer = await update(token, {
      language: "fr",
      timezone: "America/New_York",
      theme: "dark",
      profileVisible: false,
      notifications: { new_post: { mail: true }, crm_followup: { inApp: false, mail: false } },
    });
    const expected = {
      language: "fr",
      timezone: "America/New_York",
      theme: "dark",
      profileVisible: false,
      notifications: {
        ...defaultSettings.notifications,
        new_post: { inApp: true, mail: true },
        crm_followup: { inApp: false, mail: false },
      },
    };
    expect([answer.status, answer.json]).toEqual([200, expected]);
    const other = await stack.call("auth/login", { body: { email, password } });
    expect(other.json).toMatchObject({ user: { language: "fr", timezone: "America/New_York", theme: "dark" } });
    expect(await read((other.json as { token: string }).token)).toEqual(expected);
  });

  it("keep concurrent changes of two devices", async () => {
    const { token } = await signedInUser(stack);
    await Promise.all([
      update(token, { theme: "light" }),
      update(token, { profileVisible: false }),
      update(token, { notifications: { event_reminder: { mail: false } } }),
      update(token, { notifications: { event_reminder: { inApp: false } } }),
    ]);
    expect(await read(token)).toMatchObject({
      theme: "light",
      profileVisible: false,
      notifications: { event_reminder: { inApp: false, mail: false } },
    });
  });

  it("add the user to the recipients of the digest only by the switch for mails about new posts", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    stack.setNow("2027-03-01T08:00:00.000Z");
    const [first, second] = [await signedInUser(stack), await signedInUser(stack)];
    const readers = async () => {
      const { data } = await UserEntity.query.digestReaders({ digest: "new_posts" }).go({ pages: "all" });
      return data
        .filter(({ userId }) => userId === first.user.id || userId === second.user.id)
        .map(({ userId, digestSince }) => ({ userId, digestSince }));
    };
    stack.setNow("2027-03-01T10:00:00.000Z");
    await update(second.token, { notifications: { new_post: { mail: true } } });
    stack.setNow("2027-03-01T09:00:00.000Z");
    await update(first.token, { notifications: { new_post: { mail: true, inApp: false } } });
    const both = [
      { userId: first.user.id, digestSince: "2027-03-01T09:00:00.000Z" },
      { userId: second.user.id, digestSince: "2027-03-01T10:00:00.000Z" },
    ];
    expect(await readers()).toEqual(both);
    await update(first.token, { notifications: { crm_followup: { mail: false }, new_post: { inApp: true } } });
    expect(await readers()).toEqual(both);
    await update(first.token, { notifications: { new_post: { mail: false } } });
    expect(await readers()).toEqual(both.slice(1));
    const { data } = await UserEntity.get({ userId: first.user.id }).go();
    expect(data).not.toHaveProperty("digestSince");
    await update(second.token, { notifications: { new_post: { mail: false } } });
    expect(await readers()).toEqual([]);
    stack.setNow();
  });

  it("stay unchanged for an empty change", async () => {
    const { token } = await signedInUser(stack);
    const answer = await update(token, {});
    expect([answer.status, answer.json]).toEqual([200, defaultSettings]);
  });

  it.each(["de", "en", "fr"])("accept the language %s by its own route [API-05]", async (language) => {
    const { token } = await signedInUser(stack);
    const answer = await stack.call("user/set-language", { token, body: { language } });
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect(await read(token)).toEqual({ ...defaultSettings, language });
  });

  it.each([
    ["language", "it"],
    ["timezone", "Mars/Olympus"],
    ["theme", "neon"],
    ["profileVisible", "ja"],
    ["notifications", { new_post: { mail: "ja" } }],
    ["notifications", { erfunden: { mail: true } }],
  ])("refuse %s = %j", async (field, value) => {
    const { token } = await signedInUser(stack);
    const answer = await update(token, { [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as ErrorBody).fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
    expect(await read(token)).toEqual(defaultSettings);
  });

  it("refuse an unknown language", async () => {
    const { token } = await signedInUser(stack);
    const answer = await stack.call("user/set-language", { token, body: { language: "tlh" } });
    expect(answer.json).toMatchObject({ code: "request.invalid", fields: { language: "Ungültige Angabe." } });
  });
});
