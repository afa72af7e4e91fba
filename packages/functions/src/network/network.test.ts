import { industries } from "@linkedpotential/contract/community/industries";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import {
  type CommunityCalls,
  communityCalls,
  connectWith,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = communityCalls(stack);
});
afterAll(() => stack.stop());

const page = async ({ token }: Someone, query: Record<string, string> = {}) => {
  const { json, headers } = await stack.call("network/list", { token, query });
  return { people: json as NetworkedUser[], cursor: headers["x-next-cursor"] };
};
async function connect(one: Someone, other: Someone) {
  const post = await calls.publish(one);
  await calls.answer(one, (await calls.request(other, post)).id, "accepted");
  return post;
}

it("connected users see each other's whole profile, whatever others may see [API-115, NET-01..04, NET-05..08, D12]", async () => {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Dr. Jan van Dyk")];
  const profile = { profileImage: "/media/a.webp", activityArea: "Recht", skills: ["Verträge"], description: "Klar." };
  await UserEntity.patch({ userId: jan.user.id })
    .set({ ...profile, profileVisible: false })
    .go();
  const post = await connect(ida, jan);
  expect((await page(ida)).people).toEqual([
    {
      ...profile,
      id: jan.user.id,
      name: "Jan D.",
      initials: "JD",
      linkedinUrl: "https://www.linkedin.com/in/ida-öz",
      connectedAt: "2027-03-01T09:00:00.000Z",
      origin: { postTitle: post.title, isOwnRequest: false, message: requestMessage, reply: "" },
    },
  ]);
});

it("a connection keeps post, message and reply of the request that was accepted last, even when its post is deleted", async () => {
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  const accept = async (author: Someone, sender: Someone, title: string, reply?: string) => {
    const post = await calls.publish(author, { title });
    const { id } = await calls.request(sender, post);
    expect((await calls.answer(author, id, "accepted", reply)).json).toMatchObject(reply ? { reply } : { id });
    return post;
  };
  const origins = async () =>
    (await Promise.all([page(ida), page(jan)])).map(({ people }) => people.map(({ origin }) => origin));
  const first = await accept(ida, jan, "Portal gesucht", "Gern. Passt Ihnen Dienstag?");
  const kept = { postTitle: "Portal gesucht", message: requestMessage, reply: "Gern. Passt Ihnen Dienstag?" };
  const whole = [[{ ...kept, isOwnRequest: false }], [{ ...kept, isOwnRequest: true }]];
  expect(await origins()).toEqual(whole);
  const { json } = await stack.call("collaboration-requests/list-sent", {
    token: jan.token,
    params: { userId: String(jan.user.id) },
  });
  expect(json).toMatchObject([{ status: "accepted", reply: kept.reply }]);
  await calls.removePost(ida, first.id);
  await stack.deliver();
  expect(await origins()).toEqual(whole);
  await accept(jan, ida, "Shop gesucht");
  const latest = { postTitle: "Shop gesucht", message: requestMessage, reply: "" };
  expect(await origins()).toEqual([[{ ...latest, isOwnRequest: true }], [{ ...latest, isOwnRequest: false }]]);
  expect((await calls.disconnect(jan, ida.user.id)).status).toBe(200);
  await accept(ida, jan, "Wieder gesucht");
  expect(await origins()).toMatchObject([[{ postTitle: "Wieder gesucht" }], [{ postTitle: "Wieder gesucht" }]]);
});

it("a reply has at most 2,000 characters, and is dropped for a rejection", async () => {
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  const post = await calls.publish(ida);
  const { id } = await calls.request(jan, post);
  const tooLong = { status: 400, json: { fieldProblems: { reply: { key: "tooLong", params: { max: 2000 } } } } };
  expect(await calls.answer(ida, id, "accepted", "x".repeat(2001))).toMatchObject(tooLong);
  expect((await page(ida)).people).toEqual([]);
  const { json } = await calls.answer(ida, id, "rejected", "Leider nein.");
  expect(json).toMatchObject({ status: "rejected" });
  expect(json).not.toHaveProperty("reply");
});

it("either user can remove a connection once for both, and it can be made again [API-116, NET-10, NET-11]", async () => {
  const [ida, jan, kim] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk"), await calls.member("Kim Groß")];
  const post = await connect(ida, jan);
  await connect(ida, kim);
  const gone = { status: 404, json: { code: "connection.not_found" } };
  expect(await calls.disconnect(kim, jan.user.id)).toMatchObject(gone);
  expect(await calls.disconnect(ida, ida.user.id)).toMatchObject(gone);
  expect((await calls.disconnect(jan, ida.user.id)).json).toEqual({ success: true });
  expect((await page(jan)).people).toEqual([]);
  expect((await page(ida)).people).toMatchObject([{ id: kim.user.id }]);
  for (const [one, other] of [
    [jan, ida],
    [ida, jan],
  ] as const) {
    expect(await calls.disconnect(one, other.user.id)).toMatchObject(gone);
  }
  expect(await calls.feedOf(jan, { limit: "1" })).toMatchObject([{ author: { isConnected: false } }]);
  expect(await calls.send(jan, post)).toMatchObject({ json: { code: "collaboration_request.already_sent" } });
  await connect(jan, ida);
  expect((await page(jan)).people).toMatchObject([{ id: ida.user.id }]);
});

it("the network is listed by page, newest connection first", async () => {
  const ida = await calls.member();
  const people: number[] = [];
  for (let each = 0; each < 5; each += 1) {
    const other = await calls.member();
    await connect(ida, other);
    people.unshift(other.user.id);
  }
  const first = await page(ida, { limit: "3" });
  const last = await page(ida, { limit: "3", cursor: first.cursor ?? "none" });
  expect([...first.people, ...last.people].map(({ id }) => id)).toEqual(people);
  expect(last.cursor).toBeUndefined();
});

it("a page of the network has at most 50 people, without deleted accounts", async () => {
  const [ida, jan] = [await calls.member(), await calls.member("Jan Dyk")];
  const gone = Array.from({ length: 50 }, (_, index) => ({ ...jan, user: { ...jan.user, id: index + 1 } }));
  await connectWith(ida, [...gone.slice(1), jan]);
  expect(await page(ida, { limit: "51" })).toMatchObject({ people: [{ id: jan.user.id, name: "Jan D." }] });
  await connectWith(ida, [...gone, jan]);
  for (const query of [{}, { limit: "50" }, { limit: "99" }]) expect((await page(ida, query)).cursor).toBe("2");
  expect(await page(ida, { cursor: "2" })).toEqual({ people: [], cursor: undefined });
  await connectWith(ida, [jan]);
  expect((await page(ida, { cursor: "2" })).people).toMatchObject([{ id: jan.user.id }]);
  expect((await page(ida, { cursor: "1" })).people).toEqual([]);
});

it("each post states whether its author is currently connected", async () => {
  const industry = industries[3];
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  await calls.publish(ida, { industry });
  const theirs = [await calls.publish(jan, { industry }), await calls.publish(jan, { industry })].reverse();
  const connected = async () =>
    (await calls.feedOf(ida, { industry })).map(({ id, author }) => [id, author.isConnected]);
  expect(await connected()).toEqual(theirs.map(({ id }) => [id, false]));
  const { id } = await connect(jan, ida);
  const after = (await connected()).filter(([post]) => post !== id);
  expect(after).toEqual(theirs.map((post) => [post.id, true]));
  expect(await eventuallyConsistentReads(() => calls.feedOf(ida, { industry }))).toEqual(["user"]);
  expect(await eventuallyConsistentReads(() => page(ida))).toEqual(["user"]);
  expect(await eventuallyConsistentReads(() => calls.disconnect(ida, jan.user.id))).toEqual([]);
});
