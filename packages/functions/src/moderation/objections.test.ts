import type { Post } from "@linkedpotential/contract/community/schema";
import { changeAccount, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
const [calls, moderation] = [communityCalls(stack), moderationCalls(stack)];
const { notificationsOf, mailsTo } = moderation;
let ida: Someone;
let jan: Someone;
let post: Post;
let id: number;
beforeEach(async () => {
  ({ ida, jan, post, id } = await moderation.reportedPost());
});
afterAll(() => stack.stop());

const has = (posts: { id: number }[]) => posts.some((one) => one.id === post.id);
const typesOf = async (someone: Someone) => (await notificationsOf(someone)).map(({ type }) => type);

const storedReport = async () =>
  (await storedItems()).find((item) => item.__edb_e__ === "report" && item.reportId === id);

describe("a settled report", () => {
  it("is retained for a year after its last decision, and without limit while it waits for one", async () => {
    const yearAfter = (at: unknown) => Math.ceil((Date.parse(String(at)) + 365 * 86_400_000) / 1000);
    const decided = async () => (await moderation.find(id)).steps.at(-1)?.at;
    expect((await storedReport())?.ttl).toBeUndefined();
    await moderation.hide(id);
    expect((await storedReport())?.ttl).toBe(yearAfter(await decided()));
    await moderation.object(ida, post.id);
    expect((await storedReport())?.ttl).toBeUndefined();
    await moderation.restore(id);
    expect((await storedReport())?.ttl).toBe(yearAfter(await decided()));
  });

  it("that has expired cannot be objected to, and the error names the support team", async () => {
    await moderation.hide(id);
    const { ReportEntity } = await import("@linkedpotential/core/moderation/reports/report.entity");
    await ReportEntity.delete({ userId: ida.user.id, postId: post.id, reportId: id }).go();
    expect(await moderation.object(ida, post.id)).toMatchObject({ status: 409, json: { code: "objection.too_late" } });
  });
});

describe("an objection", () => {
  it("is possible on every plan, and hidden posts with reasons are listed without the community [D57]", async () => {
    await calls.publish(ida, { title: "Unbeanstandet" });
    await moderation.hide(id);
    const hiddenOf = async ({ token }: Someone) => (await stack.call("moderation/list-hidden", { token })).json;
    await changeAccount(ida, { plan: "kostenlos" });
    const params = { userId: String(ida.user.id) };
    expect(await stack.call("community/list-own", { token: ida.token, params })).toMatchObject({ status: 403 });
    expect(await hiddenOf(ida)).toMatchObject([
      { id: post.id, title: "Nur Werbung", notice: { statement: expect.any(String), objectedAt: null } },
    ]);
    expect(await moderation.object(ida, post.id)).toMatchObject({ status: 200 });
    expect(await hiddenOf(ida)).toMatchObject([{ notice: { objectedAt: expect.any(String) } }]);
    expect(await hiddenOf(jan)).toEqual([]);
  });

  it("can be made once per decision, is listed among the open reports, and may restore the post [D57]", async () => {
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
    expect((await moderation.restore(id)).json).toMatchObject({ state: "settled", isHidden: false });
    await stack.deliver();
    expect(has(await calls.feedOf(jan))).toBe(true);
    expect(await typesOf(ida)).toContain("content_restored");
    expect(mailsTo(ida).some(({ subject }) => subject === "Ihr Beitrag ist wieder sichtbar")).toBe(true);
    expect(stack.mails().some(({ to, subject }) => to === "hilfe@example.org" && subject.includes("Einspruch"))).toBe(
      true,
    );
  });

  it("that is rejected leaves the post hidden with new reasons, and cannot be repeated [D57]", async () => {
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
    expect((await notificationsOf(ida))[0]).toMatchObject({ type: "content_stays_hidden" });
    expect(mailsTo(ida)[0]?.text).toContain("geltendes Recht");
    // The objection must not send the reporter a second notification: the first one already told them the outcome.
    expect((await typesOf(jan)).filter((type) => type === "report_upheld")).toHaveLength(1);
    // Hiding the post again is a new decision, which allows another objection.
    await moderation.restore(id);
    await moderation.hide(id);
    expect((await moderation.object(ida, post.id)).status).toBe(200);
  });
});
