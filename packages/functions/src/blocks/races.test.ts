import type { TestAnswer } from "@linkedpotential/local/testing/call";
import { startCommunityPair } from "@linkedpotential/local/testing/community-pair";
import { storedItems } from "@linkedpotential/local/testing/items";
import { afterAll, describe, expect, it } from "vitest";

const { stack, calls, ida, jan } = await startCommunityPair();
afterAll(() => stack.stop());

const isOk = ({ status }: TestAnswer) => status === 200 || status === 201;

async function stored(postId: number) {
  const items = await storedItems();
  const of = (entity: string) => items.filter((item) => item.__edb_e__ === entity);
  const requests = of("collaboration-request").filter((request) => request.postId === postId);
  return {
    count: of("post").find((post) => post.postId === postId)?.pendingCount,
    pending: requests.filter(({ status }) => status === "pending").length,
    connections: of("connection").length,
    blocks: of("block").length,
    counted: of("block-counter").map(({ count }) => count),
  };
}

describe("concurrently", { timeout: 120_000 }, () => {
  it("a user is blocked and sends a request: no request remains or is counted [D57]", async () => {
    for (let round = 0; round < 15; round += 1) {
      const post = await calls.publish(ida);
      const [blocked, asked] = await Promise.all([calls.block(ida, jan.user.id), calls.send(jan, post)]);
      expect([blocked.status, [201, 404].includes(asked.status)], asked.text).toEqual([200, true]);
      expect(await stored(post.id)).toEqual({ count: 0, pending: 0, connections: 0, blocks: 2, counted: [1] });
      await calls.unblock(ida, jan.user.id);
    }
  });

  it("a user is blocked and their request is accepted: they are not connected [D57]", async () => {
    for (let round = 0; round < 15; round += 1) {
      const post = await calls.publish(ida);
      const { id } = await calls.request(jan, post);
      const [blocked, accepted] = await Promise.all([calls.block(jan, ida.user.id), calls.answer(ida, id, "accepted")]);
      expect([blocked.status, [200, 404].includes(accepted.status)], accepted.text).toEqual([200, true]);
      expect(await stored(post.id)).toMatchObject({ count: 0, pending: 0, connections: 0, blocks: 2 });
      await calls.unblock(jan, ida.user.id);
    }
  });

  it("a user is blocked in several tabs and counted once", async () => {
    const { id } = await calls.publish(ida);
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.block(ida, jan.user.id)));
    expect(answers.every(isOk)).toBe(true);
    expect(await stored(id)).toMatchObject({ blocks: 2, counted: expect.arrayContaining([1]) });
    const freed = await Promise.all(Array.from({ length: 4 }, () => calls.unblock(ida, jan.user.id)));
    expect(freed.filter(isOk)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ blocks: 0, counted: [0, 0] });
  });
});
