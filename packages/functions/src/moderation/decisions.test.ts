import type { Post } from "@linkedpotential/contract/community/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
const [calls, moderation] = [communityCalls(stack), moderationCalls(stack)];
const { reported, notificationsOf, mailsTo } = moderation;
let ida: Someone;
let jan: Someone;
let post: Post;
let id: number;
beforeEach(async () => {
  ({ ida, jan, post, id } = await moderation.reportedPost());
});
afterAll(() => stack.stop());

const listOf = async <Item>(route: RouteId, { token }: Someone, call: object = {}) =>
  (await stack.call(route, { token, ...call })).json as Item[];
const ownParams = ({ user }: Someone) => ({ params: { userId: String(user.id) } });
const has = (posts: { id: number }[]) => posts.some((one) => one.id === post.id);
const typesOf = async (someone: Someone) => (await notificationsOf(someone)).map(({ type }) => type);

describe("a hidden post", () => {
  it("is visible to its author only, with the reasons, and to everybody again once restored [D57]", async () => {
    const sentRequest = await calls.request(jan, post);
    const everywhere = async () => ({
      feed: has(await calls.feedOf(jan)),
      industry: has(await calls.feedOf(jan, { industry: post.industry })),
      widget: has(await listOf("community/list-others", jan)),
      bell: (await listOf<Notification>("notifications/list", jan)).some(({ message }) => message.includes(post.title)),
      requested: has(await listOf("community/list-requested", jan, ownParams(jan))),
      sent: (await listOf<object>("collaboration-requests/list-sent", jan, ownParams(jan))).length,
    });
    await stack.deliver();
    const seen = { feed: true, industry: true, widget: true, bell: true, requested: true, sent: 1 };
    expect(await everywhere()).toEqual(seen);
    const answer = await moderation.hide(id);
    expect(answer).toMatchObject({ status: 200, json: { state: "settled", isHidden: true, revision: 2 } });
    expect(await everywhere()).toEqual({
      feed: false,
      industry: false,
      widget: false,
      bell: false,
      requested: false,
      sent: 0,
    });
    const notice = {
      ...{ isOwnInitiative: false, ground: "terms" },
      statement: "Das ist Werbung.",
      hiddenAt: expect.any(String),
      objectedAt: null,
      upheldAt: null,
    };
    expect(await calls.ownPosts(ida)).toEqual([{ ...post, requestCount: 1, hidden: notice }]);
    expect((await moderation.restore(id)).json).toMatchObject({ isHidden: false });
    expect(await everywhere()).toEqual(seen);
    expect(await calls.ownPosts(ida)).toEqual([{ ...post, requestCount: 1 }]);
    await calls.answer(ida, sentRequest.id, "rejected");
  });

  it("accepts no requests, reports or changes, and can be deleted", async () => {
    await moderation.hide(id);
    const gone = { status: 404, json: { code: "post.not_found" } };
    expect(await calls.send(jan, post)).toMatchObject(gone);
    expect(await moderation.report(await calls.member(), post)).toMatchObject(gone);
    const changed = await calls.change(ida, post.id, { type: "collaboration" });
    expect(changed).toMatchObject({ status: 409, json: { code: "post.hidden" } });
    expect((await storedItems("gsi1")).filter((item) => item.postId === post.id && item.title)).toEqual([]);
    expect((await calls.removePost(ida, post.id)).status).toBe(200);
    expect(await moderation.restore(id)).toMatchObject({ status: 409, json: { code: "report.outcome_impossible" } });
  });

  it("upholds the other open reports about it, and leaves a settled one unchanged", async () => {
    const [kim, eva] = [await calls.member(), await calls.member()];
    const [kims, evas] = [await reported(kim, post), await reported(eva, post)];
    await moderation.decide(evas, { outcome: "dismissed", statement: "Das ist erlaubt." });
    await moderation.hide(id);
    expect(await moderation.find(id)).toMatchObject({ isHidden: true, isHiddenByThis: true });
    const kimsNow = await moderation.find(kims);
    expect(kimsNow).toMatchObject({ state: "settled", steps: [{ kind: "hidden" }] });
    expect(kimsNow).toMatchObject({ isHidden: true, isHiddenByThis: false });
    expect(await moderation.find(evas)).toMatchObject({ state: "settled", steps: [{ kind: "dismissed" }] });
    await stack.deliver();
    for (const someone of [jan, kim]) expect(await typesOf(someone)).toContain("report_upheld");
    expect(mailsTo(ida)).toHaveLength(1);
    // Restoring fails here, because Kim's report is not the one on which the post was hidden.
    expect(await moderation.decide(kims, { outcome: "restored" })).toMatchObject({ status: 409 });
  });
});

it("a hidden profile shows only a name to others, connected or not, and everything again once restored [D57]", async () => {
  const { id: requestId } = await calls.request(jan, post);
  await calls.answer(ida, requestId, "accepted");
  const profile = await reported(jan, { userId: ida.user.id });
  const networked = async () => (await listOf<{ linkedinUrl: string; name: string }>("network/list", jan))[0];
  expect(await networked()).toMatchObject({ linkedinUrl: ida.user.linkedinUrl });
  await moderation.hide(profile);
  expect(await networked()).toMatchObject({ name: "Ida Ö.", linkedinUrl: "" });
  const me = async () => (await stack.call("auth/me", { token: ida.token })).json as User;
  const notice = {
    ...{ isOwnInitiative: false, ground: "terms" },
    statement: "Das ist Werbung.",
    hiddenAt: expect.any(String),
    objectedAt: null,
    upheldAt: null,
  };
  expect(await me()).toMatchObject({ linkedinUrl: ida.user.linkedinUrl, profileHidden: notice });
  expect((await moderation.object(ida)).json).toEqual({ success: true });
  await moderation.decide(profile, { outcome: "restored" });
  expect(await networked()).toMatchObject({ linkedinUrl: ida.user.linkedinUrl });
  expect(await me()).not.toHaveProperty("profileHidden");
});

describe("the people concerned", () => {
  it("learn what others still see of a hidden profile", async () => {
    await moderation.hide(await reported(jan, { userId: ida.user.id }));
    await stack.deliver();
    const seen = /nur noch Vornamen und Anfangsbuchstaben\./;
    expect((await notificationsOf(ida))[0]?.message).toMatch(seen);
    const statement = mailsTo(ida).find(({ subject }) => subject === "Ihr Profil ist ausgeblendet");
    expect(statement?.text).toMatch(seen);
    expect(statement?.text).not.toMatch(/sieht .* niemand mehr/);
  });

  it("are notified of the decision with the reasons, once, in the app and by mail [D57]", async () => {
    await moderation.hide(id);
    await stack.deliver();
    await stack.deliver();
    const [newest] = await notificationsOf(ida);
    expect(newest).toMatchObject({ type: "content_hidden", relatedId: post.id, isRead: false });
    expect(newest?.message).toContain("Nur Werbung");
    const [statement, ...more] = mailsTo(ida);
    expect(more).toEqual([]);
    expect(statement?.subject).toBe("Ihr Beitrag ist ausgeblendet");
    for (const part of [
      "„Nur Werbung“",
      "Das ist Werbung.",
      "unsere AGB",
      "Unser Team hat sie geprüft und entschieden.",
      "Einspruch",
    ]) {
      expect(statement?.text).toContain(part);
    }
    expect(statement?.text).toContain("section=community&view=network&tab=my-posts\n");
    expect(statement?.text).not.toMatch(/Jan/);
    expect(await typesOf(jan)).toEqual(expect.arrayContaining(["report_received", "report_upheld"]));
    const [outcome, ...others] = mailsTo(jan).filter(({ subject }) => subject.startsWith("Ausgeblendet: "));
    expect(outcome?.text).toContain("Das ist Werbung.");
    expect(others).toEqual([]);
  });

  it("do not include the author after a dismissal; the reporter gets the reasons", async () => {
    await moderation.decide(id, { outcome: "dismissed", statement: "Das ist erlaubt." });
    await stack.deliver();
    expect([await notificationsOf(ida), mailsTo(ida)]).toEqual([[], []]);
    expect(await typesOf(jan)).toContain("report_dismissed");
    const outcome = mailsTo(jan).find(({ subject }) => subject === "Der gemeldete Beitrag bleibt sichtbar");
    expect(outcome?.text).toContain("Das ist erlaubt.");
    await moderation.hide(id);
    await stack.deliver();
    expect((await notificationsOf(jan))[0]).toMatchObject({ type: "report_upheld" });
    expect((await notificationsOf(ida))[0]).toMatchObject({ type: "content_hidden" });
  });

  it.each([
    ["en", "Your post is hidden", "everywhere and until further notice"],
    ["fr", "Votre publication est masquée", "réclamation"],
  ])("are notified in their language, %s", async (language, subject) => {
    await stack.call("user/set-language", { token: ida.token, body: { language } });
    await moderation.hide(id);
    await stack.deliver();
    expect(mailsTo(ida)[0]?.subject).toBe(subject);
    expect((await notificationsOf(ida))[0]?.title).not.toBe("Inhalt ausgeblendet");
  });
});

describe("a decision", () => {
  it("is refused for a missing report, without reasons, and from others than admins", async () => {
    const params = { reportId: String(id) };
    const body = { revision: 1, outcome: "dismissed", statement: "Nein." };
    expect(await stack.call("moderation/decide", { token: jan.token, params, body })).toMatchObject({ status: 403 });
    expect(await moderation.decide(7, { ...body })).toMatchObject({ status: 404, json: { code: "report.not_found" } });
    for (const [change, field] of [
      [{ outcome: "hidden" }, "ground"],
      [{ outcome: "maybe" }, "outcome"],
      [{ outcome: "dismissed", statement: " " }, "statement"],
    ] as const) {
      expect((await moderation.decide(id, change)).json).toMatchObject({
        fieldProblems: { [field]: expect.anything() },
      });
    }
    expect(await moderation.restore(id)).toMatchObject({ status: 409, json: { code: "report.outcome_impossible" } });
    expect(await moderation.find(id)).toMatchObject({ revision: 1, steps: [] });
  });

  it("succeeds once for two concurrent ones, based on the revision that was read", async () => {
    for (let round = 0; round < 5; round += 1) {
      const fresh = await calls.publish(ida);
      const reportId = await reported(jan, fresh);
      const answers = await Promise.all([
        moderation.decide(reportId, { revision: 1, outcome: "hidden", ground: "law" }),
        moderation.decide(reportId, { revision: 1, outcome: "dismissed" }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: "report.changed" });
      const { steps, isHidden } = await moderation.find(reportId);
      expect(steps).toHaveLength(1);
      expect(isHidden).toBe(steps[0]?.kind === "hidden");
      expect(isHidden).toBe(!(await calls.feedOf(jan)).some((one) => one.id === fresh.id));
    }
  });

  it("on two reports about one post concurrently hides it once, and settles both", async () => {
    const kims = await reported(await calls.member(), post);
    const [one, other] = await Promise.all([
      moderation.decide(id, { revision: 1, outcome: "hidden", ground: "law" }),
      moderation.decide(kims, { revision: 1, outcome: "hidden", ground: "terms" }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    for (const reportId of [id, kims]) {
      expect(await moderation.find(reportId)).toMatchObject({ state: "settled", steps: [{ kind: "hidden" }] });
    }
    await stack.deliver();
    expect(mailsTo(ida)).toHaveLength(1);
  });

  it("stays consistent with a concurrent change, request or deletion of the post", async () => {
    for (let round = 0; round < 5; round += 1) {
      const fresh = await calls.publish(ida);
      const reportId = await reported(jan, fresh);
      const [hidden] = await Promise.all([
        moderation.decide(reportId, { revision: 1, outcome: "hidden", ground: "law" }),
        calls.change(ida, fresh.id, { industry: "Sonstiges" }),
        calls.send(jan, fresh),
        ...(round % 3 === 0 ? [calls.removePost(ida, fresh.id)] : []),
      ]);
      expect([200, 409]).toContain(hidden.status);
      const items = (await storedItems("gsi1")).filter((item) => item.__edb_e__ === "post" && item.postId === fresh.id);
      const isSeen = hidden.status === 409 && round % 3 !== 0;
      expect(items).toHaveLength(isSeen ? 1 : 0);
      expect((await calls.feedOf(jan)).some((one) => one.id === fresh.id)).toBe(isSeen);
    }
  });
});
