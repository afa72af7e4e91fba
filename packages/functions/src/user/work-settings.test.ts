import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { User } from "@linkedpotential/contract/user/schema";
import { defaultWorkSettings } from "@linkedpotential/contract/user/work-settings";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const change = (token: string, body: object) => stack.call("user/update-work-settings", { token, body });
const stored = async (token: string) => ((await stack.call("auth/me", { token })).json as User).workSettings;

describe("settings of the work with leads", () => {
  it("start with the defaults", async () => {
    const { token } = await signedInUser(stack);
    expect(await stored(token)).toEqual(defaultWorkSettings);
    expect((await change(token, {})).json).toEqual(defaultWorkSettings);
  });

  it("change one by one, for all devices of the account", async () => {
    const { token } = await signedInUser(stack);
    const chances = { new: 5, contacted: 15, interested: 30, qualified: 45, proposal: 80 };
    await change(token, { chances });
    await change(token, { keepInTouchPerDay: 3, keepInTouchPausedUntil: "2027-08-20" });
    await change(token, {
      leadViews: [{ name: "Heiße Deals", query: "temperature=hot&sort=dealValue" }],
      leadColumns: [{ id: "name", width: 260 }, { id: "status" }],
    });
    const expected = {
      chances: { ...chances, won: 100, lost: 0 },
      keepInTouchPerDay: 3,
      keepInTouchPausedUntil: "2027-08-20",
      leadViews: [{ name: "Heiße Deals", query: "temperature=hot&sort=dealValue" }],
      leadColumns: [{ id: "name", width: 260 }, { id: "status" }],
    };
    expect(await stored(token)).toEqual(expected);
    await change(token, { keepInTouchPausedUntil: null, leadViews: [], leadColumns: [] });
    expect(await stored(token)).toEqual({
      ...expected,
      keepInTouchPausedUntil: null,
      leadViews: [],
      leadColumns: [],
    });
  });

  it.each([
    ["a chance above 100", { chances: { new: 5, contacted: 15, interested: 30, qualified: 45, proposal: 101 } }],
    ["a missing chance", { chances: { new: 5 } }],
    ["no contacts per day", { keepInTouchPerDay: 0 }],
    ["more contacts per day than 20", { keepInTouchPerDay: 21 }],
    ["a pause until a day that does not exist", { keepInTouchPausedUntil: "2027-02-30" }],
    ["a view without a name", { leadViews: [{ name: " ", query: "" }] }],
    ["21 views", { leadViews: Array.from({ length: 21 }, (_, index) => ({ name: `Ansicht ${index}`, query: "" })) }],
    ["a column with markup in its id", { leadColumns: [{ id: "<b>" }] }],
  ])("refuse %s", async (_, body) => {
    const { token } = await signedInUser(stack);
    const answer = await change(token, body);
    expect([answer.status, (answer.json as ErrorBody).code]).toEqual([400, "request.invalid"]);
    expect(await stored(token)).toEqual(defaultWorkSettings);
  });

  it("cannot be changed for a deleted account, and do not recreate it", async () => {
    const { token, user } = await signedInUser(stack);
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.delete({ userId: user.id }).go();
    expect((await change(token, { keepInTouchPerDay: 3 })).status).toBe(401);
    expect((await UserEntity.get({ userId: user.id }).go()).data).toBeNull();
  });
});
