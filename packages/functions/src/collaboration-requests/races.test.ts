import type { Post } from "@linkedpotential/contract/community/schema";
import type { TestAnswer } from "@linkedpotential/local/testing/call";
import { startCommunityPair } from "@linkedpotential/local/testing/community-pair";
import { storedItems } from "@linkedpotential/local/testing/items";
import { afterAll, describe, expect, it } from "vitest";

const { stack, calls, ida, jan } = await startCommunityPair();
afterAll(() => stack.stop());

const isOk = ({ status }: TestAnswer) => status === 200 || status === 201;

async function stored(post: Post) {
  const items = await storedItems();
  const of = (entity: string) => items.filter((item) => item.__edb_e__ === entity);
  const requests = of("collaboration-request").filter(({ postId }) => postId === post.id);
  const events = of("outbox-event").filter(({ detail }) => (detail as { postId?: number }).postId === post.id);
  return {
    count: of("post").find(({ postId }) => postId === post.id)?.pendingCount,
    pending: requests.filter(({ status }) => status === "pending").length,
    accepted: requests.filter(({ status }) => status === "accepted").length,
    connections: of("connection").length,
    published: events
      .map(({ type }) => type)
      .filter((type) => type !== "post.created" && type !== "collaboration.requested"),
  };
}

const disconnected = async () => {
  await calls.disconnect(ida, jan.user.id);
};

describe("concurrently", { timeout: 120_000 }, () => {
  it("a request is accepted or withdrawn, never both [REQ-15, REQ-19]", async () => {
    for (let round = 0; round < 25; round += 1) {
      const post = await calls.publish(ida);
      const { id } = await calls.request(jan, post);
      const [accepted, withdrawn] = await Promise.all([calls.answer(ida, id, "accepted"), calls.withdraw(jan, id)]);
      expect([accepted.status, withdrawn.status], accepted.text).toEqual(isOk(accepted) ? [200, 409] : [404, 200]);
      const connections = isOk(accepted) ? 2 : 0;
      const published = isOk(accepted) ? ["collaboration.accepted"] : [];
      expect(await stored(post)).toEqual({ count: 0, pending: 0, accepted: connections / 2, connections, published });
      await disconnected();
    }
  });

  it("a request is accepted or rejected, never both", async () => {
    for (let round = 0; round < 10; round += 1) {
      const post = await calls.publish(ida);
      const { id } = await calls.request(jan, post);
      const answers = await Promise.all([calls.answer(ida, id, "rejected"), calls.answer(ida, id, "accepted")]);
      const accepted = answers.every(({ status }) => status !== 404);
      expect(answers.map(({ status }) => status)).toEqual(accepted ? [409, 200] : [200, 404]);
      const published = [accepted ? "collaboration.accepted" : "collaboration.rejected"];
      const connections = accepted ? 2 : 0;
      expect(await stored(post)).toEqual({ count: 0, pending: 0, accepted: connections / 2, connections, published });
      await disconnected();
    }
  });

  it("a request that is accepted in two tabs is accepted once [REQ-14]", async () => {
    const post = await calls.publish(ida);
    const { id } = await calls.request(jan, post);
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.answer(ida, id, "accepted")));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const published = ["collaboration.accepted"];
    expect(await stored(post)).toEqual({ count: 0, pending: 0, accepted: 1, connections: 2, published });
    await disconnected();
  });

  it("two users accept each other's requests and are connected once", async () => {
    const [one, other] = [await calls.publish(ida), await calls.publish(jan)];
    const [toIda, toJan] = [await calls.request(jan, one), await calls.request(ida, other)];
    const answers = await Promise.all([
      calls.answer(ida, toIda.id, "accepted"),
      calls.answer(jan, toJan.id, "accepted"),
    ]);
    expect(answers.every(isOk)).toBe(true);
    const published = ["collaboration.accepted"];
    const both = { count: 0, pending: 0, accepted: 1, connections: 2, published };
    expect([await stored(one), await stored(other)]).toEqual([both, both]);
    await disconnected();
  });

  it("50 users send a request for one post, and all are counted [POST-13]", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => calls.member()));
    const post = await calls.publish(ida);
    const answers = await Promise.all(people.map((person) => calls.send(person, post)));
    expect(answers.every(isOk)).toBe(true);
    expect(await stored(post)).toMatchObject({ count: 50, pending: 50 });
    const again = await Promise.all(people.slice(0, 5).map((person) => calls.send(person, post)));
    expect(again.some(isOk)).toBe(false);
    expect(await stored(post)).toMatchObject({ count: 50, pending: 50 });
  });

  it("a user sends two requests for a post, and one is counted", async () => {
    const post = await calls.publish(ida);
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.send(jan, post)));
    expect(answers.filter(isOk)).toHaveLength(1);
    expect(await stored(post)).toMatchObject({ count: 1, pending: 1 });
  });

  it("a post is deleted while requests arrive, and none remains [POST-46]", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => calls.member()));
    for (let round = 0; round < 5; round += 1) {
      const post = await calls.publish(ida);
      const [removed, ...answers] = await Promise.all([
        calls.removePost(ida, post.id),
        ...people.map((person) => calls.send(person, post)),
      ]);
      expect(removed.status).toBe(200);
      for (const answer of answers) expect([201, 404]).toContain(answer.status);
      expect(await stored(post)).toMatchObject({ count: undefined, pending: answers.filter(isOk).length });
      await stack.deliver();
      expect(await stored(post)).toMatchObject({ pending: 0 });
    }
  });

  it("a post is changed or gets a request, never both", async () => {
    for (let round = 0; round < 15; round += 1) {
      const post = await calls.publish(ida);
      const [saved, asked] = await Promise.all([calls.change(ida, post.id, { type: "tip" }), calls.send(jan, post)]);
      expect([isOk(saved), isOk(asked)].filter(Boolean)).toHaveLength(1);
      expect(await stored(post)).toMatchObject({ count: isOk(asked) ? 1 : 0, pending: isOk(asked) ? 1 : 0 });
    }
  });
});
