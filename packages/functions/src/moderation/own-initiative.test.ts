import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import type { Report } from "@linkedpotential/contract/moderation/schema";
import { signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
const [calls, moderation] = [communityCalls(stack), moderationCalls(stack)];
let ida: Someone;
let jan: Someone;
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
});
afterAll(() => stack.stop());

async function hide(about: { userId: number; postId?: number }, more: object = {}) {
  const { token } = await signedInAdmin(stack);
  const body = { ...about, ground: "terms", statement: "Der Beitrag verspricht sichere Gewinne.", ...more };
  return stack.call("moderation/hide", { token, body });
}
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);

describe("content that nobody reported", () => {
  it("is hidden by an admin, who is recorded; the author is told why and that there was no report [D57]", async () => {
    const post = await calls.publish(ida, { title: "Schnell reich" });
    const answer = await hide({ userId: ida.user.id, postId: post.id });
    expect(answer).toMatchObject({
      status: 201,
      json: { state: "settled", isOwnInitiative: true, isHidden: true, personName: "Ida Öz", postId: post.id },
    });
    const { id } = answer.json as Report;
    expect(await moderation.find(id)).toEqual(answer.json);
    expect(idsOf(await calls.feedOf(jan))).not.toContain(post.id);
    await stack.deliver();
    expect((await moderation.notificationsOf(ida)).map(({ type }) => type)).toEqual(["content_hidden"]);
    const [mail] = moderation.mailsTo(ida);
    for (const text of ["Der Beitrag verspricht sichere Gewinne.", "Anlass war keine Meldung", `${id}`])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain("Anlass war eine Meldung");
    const { json } = await stack.call("admin/list-actions", { token: (await signedInAdmin(stack)).token });
    expect((json as AdminActionEntry[])[0]).toMatchObject({ action: "content.hidden", subject: String(id) });
  });

  it("can be objected to once and is decided again as usual [D57]", async () => {
    const post = await calls.publish(ida);
    const { id } = (await hide({ userId: ida.user.id, postId: post.id })).json as Report;
    expect(await moderation.object(ida, post.id)).toMatchObject({ status: 200 });
    expect(await moderation.object(ida, post.id)).toMatchObject({ json: { code: "objection.already_made" } });
    expect(await moderation.find(id)).toMatchObject({ state: "open", isOwnInitiative: true });
    expect(await moderation.restore(id)).toMatchObject({ status: 200, json: { isHidden: false } });
    expect(idsOf(await calls.feedOf(jan))).toContain(post.id);
  });

  it("may also be a project, which the mails to its author and to the person who reported it call so", async () => {
    const projects = projectPostCalls(stack);
    const business = await projects.business();
    const project = await projects.publish(business, { title: "Portal" });
    await moderation.reported(jan, project);
    await hide({ userId: business.user.id, postId: project.id });
    await stack.deliver();
    const [statement] = moderation.mailsTo(business);
    expect(statement?.subject).toBe("Ihr Auftrag ist ausgeblendet");
    expect(statement?.text).toContain("wir haben Ihren Auftrag „Portal“ ausgeblendet");
    expect(statement?.text).toContain("/business/dashboard?tab=crm&view=projects\n");
    const mails = moderation.mailsTo(jan);
    expect(mails.map(({ subject }) => subject)).toContain("Ausgeblendet: der gemeldete Auftrag");
    for (const { text } of mails) expect(text).toContain(" den Auftrag „Portal“");
  });

  it("may also be a profile", async () => {
    expect(await hide({ userId: ida.user.id })).toMatchObject({ status: 201, json: { postId: null, isHidden: true } });
    expect((await stack.call("auth/me", { token: ida.token })).json).toMatchObject({
      profileHidden: { ground: "terms", isOwnInitiative: true, objectedAt: null },
    });
  });

  it("upholds reports about it that arrived in the meantime", async () => {
    const post = await calls.publish(ida);
    const reportId = await moderation.reported(jan, post);
    await hide({ userId: ida.user.id, postId: post.id });
    expect(await moderation.find(reportId)).toMatchObject({ state: "settled", steps: [{ kind: "hidden" }] });
    await stack.deliver();
    expect((await moderation.notificationsOf(jan)).map(({ type }) => type)).toContain("report_upheld");
  });

  it("is hidden once when several admins press at the same time", async () => {
    const post = await calls.publish(ida);
    const answers = await Promise.all([1, 2, 3].map(() => hide({ userId: ida.user.id, postId: post.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const about = (await moderation.reports()).filter(({ postId }) => postId === post.id);
    expect(about).toHaveLength(1);
  });

  it("is refused for content that is hidden, gone or the admin's own, and without a reason", async () => {
    const post = await calls.publish(ida);
    const about = { userId: ida.user.id, postId: post.id };
    expect(await hide(about, { statement: " " })).toMatchObject({ status: 400, json: { code: "request.invalid" } });
    expect(await hide(about, { ground: undefined })).toMatchObject({ status: 400 });
    await hide(about);
    expect(await hide(about)).toMatchObject({ status: 409, json: { code: "moderation.already_hidden" } });
    await calls.removePost(ida, post.id);
    expect(await hide(about)).toMatchObject({ status: 404, json: { code: "post.not_found" } });
    expect(await hide({ userId: 7 })).toMatchObject({ status: 404, json: { code: "person.not_found" } });
    const { user } = await signedInAdmin(stack);
    expect(await hide({ userId: user.id })).toMatchObject({ status: 400, json: { code: "moderation.own" } });
    const { status } = await stack.call("moderation/hide", {
      token: jan.token,
      body: { ...about, ground: "law", statement: "x" },
    });
    expect(status).toBe(403);
  });
});
