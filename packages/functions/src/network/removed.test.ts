import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls, connectWith, type Someone } from "@linkedpotential/local/testing/community";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
import { withFault } from "@linkedpotential/local/testing/faults";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let ida: Someone;
let jan: Awaited<ReturnType<typeof readyAccount>>;
let kim: Someone;
beforeEach(async () => {
  const linkedinUrl = "https://www.linkedin.com/in/jan-dyk";
  jan = await readyAccount({ name: "Jan Dyk", plan: "premium", linkedinUrl });
  [ida, kim] = [await calls.member("Ida Öz"), await calls.member("Kim Ott")];
  for (const [one, other] of [
    [ida, jan],
    [kim, jan],
    [ida, kim],
  ] as const) {
    const post = await calls.publish(one);
    expect((await calls.answer(one, (await calls.request(other, post)).id, "accepted")).status).toBe(200);
  }
  await stack.deliver();
});
afterAll(() => stack.stop());

const networkOf = async ({ token }: Someone) =>
  ((await stack.call("network/list", { token })).json as NetworkedUser[]).map(({ id }) => id);
const connectionsOf = async ({ user }: Someone) =>
  (await storedItems()).filter(
    (item) => item.__edb_e__ === "connection" && [item.userId, item.otherUserId].includes(user.id),
  );
const leave = async () => {
  const body = { currentPassword: jan.password };
  expect((await stack.call("user/delete", { token: jan.token, body })).status).toBe(200);
};

it("removing a connection publishes one event with the user who removed it, and keeps other connections", async () => {
  await calls.disconnect(ida, jan.user.id);
  await calls.disconnect(ida, jan.user.id);
  const waiting = (await storedItems()).filter(({ pk, type }) => pk === "outbox" && type === "connection.removed");
  expect(waiting.map(({ detail }) => detail)).toEqual([{ version: 1, userId: ida.user.id, otherUserId: jan.user.id }]);
  expect(await networkOf(ida)).toEqual([kim.user.id]);
  expect(await networkOf(jan)).toEqual([kim.user.id]);
  await stack.deliver();
});

describe("an account that is deleted", () => {
  it("disappears from networks immediately, and its connections are then erased [D23]", async () => {
    await leave();
    expect([await networkOf(ida), await networkOf(kim)]).toEqual([[kim.user.id], [ida.user.id]]);
    await stack.deliver();
    expect(await connectionsOf(jan)).toEqual([]);
    expect([await networkOf(ida), await networkOf(kim)]).toEqual([[kim.user.id], [ida.user.id]]);
  });

  it("has many connections erased completely", async () => {
    const others = Array.from({ length: 120 }, (_, index) => ({ ...ida, user: { ...ida.user, id: index + 1 } }));
    await connectWith(jan, others);
    for (const other of others.slice(0, 3)) await connectWith(other, [jan]);
    expect(await connectionsOf(jan)).toHaveLength(127);
    await leave();
    await stack.deliver();
    await stack.deliver();
    expect(await connectionsOf(jan)).toEqual([]);
  });

  it("has its connections erased based on consistent reads", async () => {
    const { eraseConnections } = await import("@linkedpotential/core/network/erase-connections");
    expect(await eventuallyConsistentReads(() => eraseConnections(jan.user.id))).toEqual([]);
    expect(await connectionsOf(jan)).toEqual([]);
    expect(await eraseConnections(jan.user.id)).toBe(0);
  });

  it("leaves no one-sided connection, wherever the erasure is interrupted", async () => {
    const { eraseConnections } = await import("@linkedpotential/core/network/erase-connections");
    for (let call = 1, isCut = true; isCut; call += 1) {
      await connectWith(jan, [ida, kim]);
      await connectWith(ida, [jan]);
      await connectWith(kim, [jan]);
      const work = () => eraseConnections(jan.user.id);
      isCut = await withFault({ call, moment: "before", isLasting: true }, work).catch(() => true);
      await eraseConnections(jan.user.id);
      expect(await connectionsOf(jan), `cut short at call ${call}`).toEqual([]);
    }
  });
});
