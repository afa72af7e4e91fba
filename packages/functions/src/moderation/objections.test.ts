import type { Post } from "@linkedpotential/contract/community/schema";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type ModerationCalls, moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
let moderation: ModerationCalls;
let ida: Someone;
let jan: Someone;
let post: Post;
let id: number;
beforeAll(async () => {
  stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
  calls = communityCalls(stack);
  moderation = moderationCalls(stack);
});
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  post = await calls.publish(ida, { title: "Nur Werbung" });
  id = await reported(jan);
});
afterAll(() => stack.stop());

const reported = async (reporter: Someone, subject: { userId: number; id?: number } = post) =>
  ((await moderation.report(reporter, subject)).json as { id: number }).id;
const listOf = async <Item>(route: Parameters<TestStack["call"]>[0], { token }: Someone, call: object = {}) =>
  (await stack.call(route, { token, ...call })).json as Item[];
const has = (posts: { id: number }[]) => posts.some((one) => one.id === post.id);
const told = async (someone: Someone) =>
  (await listOf<Notification>("notifications/list", someone)).filter(({ type }) => /^(report|content)_/.test(type));
const newsOf = async (someone: Someone) => (await told(someone)).map(({ type }) => type);
const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
const restore = () => moderation.decide(id, { outcome: "restored", statement: "Es war ein Irrtum." });

describe("an objection", () => {
  it("is made once to a decision, waits at the top of the list, and may bring the post back [D57]", async () => {
    expect(await moderation.object(ida, post.id)).toMatchObject({
      status: 404,
      json: { code: "objection.nothing_hidden" },
    });
    await moderation.hide(id);
    expect((await moderation.object(jan, post.id)).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => moderation.object(ida, post.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: "objection.already_made" });
    expect(await moderation.find(id)).toMatchObject({
      state: "open",
      isHidden: true,
      steps: [{ kind: "hidden" }, { kind: "objected", text: "Das ist ein Projekt.", ground: null }],
    });
    expect(await calls.ownPosts(ida)).toMatchObject([{ hidden: { objectedAt: expect.any(String) } }]);
    expect(await moderation.decide(id, { outcome: "dismissed" })).toMatchObject({ status: 409 });
    expect((await restore()).json).toMatchObject({ state: "settled", isHidden: false });
    await stack.deliver();
    expect(has(await calls.feedOf(jan))).toBe(true);
    expect(await newsOf(ida)).toContain("content_restored");
    expect(mailsTo(ida).some(({ subject }) => subject.endsWith("Ihr Beitrag ist wieder sichtbar"))).toBe(true);
    expect(stack.mails().some(({ to, subject }) => to === "hilfe@example.org" && subject.includes("Einspruch"))).toBe(
      true,
    );
  });

  it("that is refused leaves the post hidden, with the new reasons and without another one [D57]", async () => {
    await moderation.hide(id);
    await stack.deliver();
    await moderation.object(ida, post.id);
    const answer = await moderation.decide(id, { outcome: "hidden", ground: "law", statement: "Es bleibt Werbung." });
    expect(answer).toMatchObject({ status: 200, json: { state: "settled", isHidden: true } });
    const [mine] = await calls.ownPosts(ida);
    expect(mine?.hidden).toMatchObject({
      ground: "law",
      statement: "Es bleibt Werbung.",
      objectedAt: expect.any(String),
      upheldAt: expect.any(String),
    });
    expect(await moderation.object(ida, post.id)).toMatchObject({ status: 409 });
    await stack.deliver();
    expect((await told(ida))[0]).toMatchObject({ type: "content_stays_hidden" });
    expect(mailsTo(ida)[0]?.text).toContain("geltendes Recht");
    // It is between the author and us: who has reported has heard the outcome before.
    expect((await newsOf(jan)).filter((type) => type === "report_upheld")).toHaveLength(1);
    // Restored all the same and hidden anew, it is another decision.
    await restore();
    await moderation.hide(id);
    expect((await moderation.object(ida, post.id)).status).toBe(200);
  });
});
