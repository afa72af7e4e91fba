import { industries } from "@linkedpotential/contract/community/industries";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { Report } from "@linkedpotential/contract/moderation/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
const [calls, moderation] = [communityCalls(stack), moderationCalls(stack)];
let beforeNext: Interleave;
let ida: Someone;
let jan: Someone;
let post: Post;
let id: number;
beforeAll(async () => {
  beforeNext = await interleaving();
});
beforeEach(async () => {
  ({ ida, jan, post, id } = await moderation.reportedPost());
  // Find the report before the test intercepts a write, so that the interception catches the write of the route under
  // test.
  await moderation.find(id);
});
afterAll(() => stack.stop());

const beforeWrite = (work: () => Promise<unknown>) => beforeNext("TransactWriteItemsCommand", work);
const refusal = (code: string, status = 409) => ({ status, json: { code } });
const stepsOf = async (reportId = id) => (await moderation.find(reportId)).steps.map(({ kind }) => kind);
const changed = refusal("report.changed");

describe("a decision", () => {
  it("is refused without effect when another admin decides first", async () => {
    beforeWrite(() => moderation.decide(id, { outcome: "dismissed" }));
    expect(await moderation.hide(id)).toMatchObject(changed);
    expect(await stepsOf()).toEqual(["dismissed"]);
    expect((await moderation.find(id)).isHidden).toBe(false);
  });

  it("to hide content is refused when the content was deleted first; to dismiss the report is not", async () => {
    beforeWrite(() => calls.removePost(ida, post.id));
    expect(await moderation.hide(id)).toMatchObject(refusal("report.outcome_impossible"));
    expect(await stepsOf()).toEqual([]);
    expect(await moderation.decide(id, { outcome: "dismissed" })).toMatchObject({ status: 200 });
  });

  it("hides a post that was moved to another industry after it was read, and restores it there", async () => {
    const industry = industries.find((name) => name !== post.industry) ?? post.industry;
    beforeWrite(() => calls.change(ida, post.id, { industry }));
    expect((await moderation.hide(id)).status).toBe(200);
    const isFound = async () => (await calls.feedOf(jan, { industry })).some((one) => one.id === post.id);
    expect(await isFound()).toBe(false);
    expect((await moderation.restore(id)).status).toBe(200);
    expect(await isFound()).toBe(true);
  });

  it("to restore is refused when the author objects concurrently, because the objection must be read first", async () => {
    await moderation.hide(id);
    beforeWrite(() => moderation.object(ida, post.id));
    expect(await moderation.restore(id)).toMatchObject(changed);
    expect(await stepsOf()).toEqual(["hidden", "objected"]);
  });

  it("on one of two reports is refused when the other one hides the post first", async () => {
    const other = await moderation.reported(await calls.member(), post);
    beforeWrite(() => moderation.hide(other));
    expect(await moderation.hide(id)).toMatchObject(changed);
    expect([await stepsOf(), await stepsOf(other)]).toEqual([["hidden"], ["hidden"]]);
    expect(await moderation.restore(id)).toMatchObject(refusal("report.outcome_impossible"));
    expect((await moderation.restore(other)).status).toBe(200);
  });
});

describe("an objection", () => {
  it("is refused when the content is restored first", async () => {
    await moderation.hide(id);
    beforeWrite(() => moderation.restore(id));
    expect(await moderation.object(ida, post.id)).toMatchObject(refusal("objection.nothing_hidden", 404));
    expect(await stepsOf()).toEqual(["hidden", "restored"]);
  });

  it("is refused when another tab objects first", async () => {
    await moderation.hide(id);
    beforeWrite(() => moderation.object(ida, post.id));
    expect(await moderation.object(ida, post.id)).toMatchObject(refusal("objection.already_made"));
    expect(await stepsOf()).toEqual(["hidden", "objected"]);
  });
});

describe("a profile", () => {
  const noticeOf = async () => {
    const { token } = ida;
    return ((await stack.call("auth/me", { token })).json as User).profileHidden;
  };

  it("can be hidden, objected to once, kept hidden with other reasons, and restored", async () => {
    const about = await moderation.reported(jan, { userId: ida.user.id });
    expect(await moderation.object(ida)).toMatchObject(refusal("objection.nothing_hidden", 404));
    await moderation.hide(about);
    expect(await noticeOf()).toMatchObject({ ground: "terms", objectedAt: null, upheldAt: null });
    expect((await moderation.object(ida)).status).toBe(200);
    expect(await moderation.object(ida)).toMatchObject(refusal("objection.already_made"));
    const upheld = { outcome: "hidden", ground: "law", statement: "Das ist verboten." };
    expect(await moderation.decide(about, upheld)).toMatchObject({ status: 200, json: { isHidden: true } });
    expect(await noticeOf()).toMatchObject({
      ground: "law",
      statement: "Das ist verboten.",
      objectedAt: expect.any(String),
      upheldAt: expect.any(String),
    });
    expect(await moderation.decide(about, upheld)).toMatchObject(refusal("report.outcome_impossible"));
    expect((await moderation.restore(about)).status).toBe(200);
    expect(await noticeOf()).toBeUndefined();
  });

  it("that is hidden already stays so after another report, without another notification", async () => {
    const first = await moderation.reported(jan, { userId: ida.user.id });
    await moderation.hide(first);
    const second = await moderation.reported(await calls.member(), { userId: ida.user.id });
    await stack.deliver();
    const before = moderation.mailsTo(ida).length;
    expect((await moderation.hide(second)).status).toBe(200);
    await stack.deliver();
    expect(moderation.mailsTo(ida)).toHaveLength(before);
    expect(await moderation.restore(second)).toMatchObject(refusal("report.outcome_impossible"));
    expect((await moderation.restore(first)).status).toBe(200);
  });
});

it("a change of a post is refused when the post is hidden concurrently", async () => {
  beforeNext("UpdateItemCommand", () => moderation.hide(id), "post");
  const { title } = post;
  expect(await calls.change(ida, post.id, { title: "Doch noch geändert" })).toMatchObject(refusal("post.hidden"));
  expect(await calls.ownPosts(ida)).toMatchObject([{ id: post.id, title, hidden: { ground: "terms" } }]);
});

it("reports about a deleted account are erased, and reports made by it stay without its name [D23]", async () => {
  const linkedinUrl = "https://www.linkedin.com/in/kim-ott";
  const kim = await readyAccount({ name: "Kim Ott", plan: "premium", linkedinUrl });
  const made = await moderation.reported(kim, post);
  const about = await moderation.reported(jan, { userId: kim.user.id });
  await stack.call("user/delete", { token: kim.token, body: { currentPassword: kim.password } });
  expect(await eventuallyConsistentReads(() => stack.deliver())).not.toContain("report");
  const left: Report[] = await moderation.reports();
  expect(left.find((report) => report.id === about)).toBeUndefined();
  expect(left.find((report) => report.id === made)).toMatchObject({ reporterId: null, reporterName: "" });
  const marks = (await storedItems()).filter((item) => item.__edb_e__ === "report-mark");
  expect(marks.filter((mark) => [mark.userId, mark.aboutUserId].includes(kim.user.id))).toEqual([]);
  expect((await moderation.hide(made)).status).toBe(200);
});
