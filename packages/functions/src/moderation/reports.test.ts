import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import {
  type CommunityCalls,
  changeAccount,
  communityCalls,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { type ModerationCalls, moderationCalls } from "@linkedpotential/local/testing/moderation";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
let moderation: ModerationCalls;
let ida: Someone;
let jan: Someone;
beforeAll(async () => {
  stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = communityCalls(stack);
  moderation = moderationCalls(stack);
});
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Dr. Jan van Dyk")];
});
afterAll(() => stack.stop());

const fieldsOf = ({ json }: { json: unknown }) => Object.keys((json as ErrorBody).fieldProblems ?? {});
const idOf = ({ json }: { json: unknown }) => (json as { id: number }).id;
const notificationsOf = async ({ token }: Someone) =>
  (await stack.call("notifications/list", { token })).json as Notification[];
const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);

describe("a report", () => {
  it("of a post keeps a copy of it, next to the current version [D57]", async () => {
    const post = await calls.publish(ida, { title: "Vorher" });
    const receipt = await moderation.report(jan, post, { reason: "fraud", explanation: " Vorkasse. " });
    expect(receipt).toMatchObject({ status: 201, json: { id: expect.any(Number), createdAt: expect.any(String) } });
    await calls.change(ida, post.id, { title: "Nachher" });
    const content = { text: post.content, details: [...(post.skills ?? []), ...(post.lookingFor ?? [])] };
    const report = await moderation.find(idOf(receipt));
    expect(report).toEqual({
      ...(receipt.json as object),
      isOwnInitiative: false,
      revision: 1,
      state: "open",
      userId: ida.user.id,
      postId: post.id,
      reporterId: jan.user.id,
      personName: "Ida Öz",
      reporterName: "Dr. Jan van Dyk",
      reason: "fraud",
      explanation: "Vorkasse.",
      reported: { title: "Vorher", ...content, linkedinUrl: "", profileImage: null },
      current: { title: "Nachher", ...content, linkedinUrl: "", profileImage: null },
      isHidden: false,
      isHiddenByThis: false,
      steps: [],
    });
    await calls.removePost(ida, post.id);
    expect(await moderation.find(report.id)).toEqual({ ...report, current: null });
  });

  it("of a person keeps a copy of the profile [D57]", async () => {
    const reference = { customer: "Werft", year: 2025, text: "Imagefilm.", link: "https://werft.example.org" };
    await changeAccount(ida, { references: [reference] });
    const id = idOf(await moderation.report(jan, { userId: ida.user.id }));
    const { name: title, description: text, linkedinUrl } = ida.user;
    const details = expect.arrayContaining(["Werft, Imagefilm., https://werft.example.org"]);
    const content = { title, text, linkedinUrl, details, profileImage: null };
    expect(await moderation.find(id)).toMatchObject({ postId: null, reported: content, current: content });
  });

  it("can be made once per person until it is decided", async () => {
    const post = await calls.publish(ida);
    const first = await Promise.all([1, 2, 3].map(() => moderation.report(jan, post)));
    expect(first.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(first.find(({ status }) => status === 409)?.json).toMatchObject({ code: "report.already_open" });
    expect((await moderation.report(jan, { userId: ida.user.id })).status).toBe(201);
    expect((await moderation.report(await calls.member(), post)).status).toBe(201);
    const id = idOf(first.find(({ status }) => status === 201) ?? first[0] ?? { json: {} });
    await moderation.decide(id, { outcome: "dismissed" });
    expect((await moderation.report(jan, post)).status).toBe(201);
  });

  it("requires a reason, good faith and content of another user", async () => {
    const post = await calls.publish(ida);
    for (const [field, value] of [
      ["reason", "because"],
      ["reason", undefined],
      ["explanation", "  "],
      ["explanation", "x".repeat(2001)],
      ["isSincere", false],
      ["isSincere", undefined],
    ] as const) {
      expect(fieldsOf(await moderation.report(jan, post, { [field]: value }))).toEqual([field]);
    }
    expect(await moderation.report(ida, post)).toMatchObject({ status: 400, json: { code: "report.own" } });
    for (const [subject, code] of [
      [{ ...post, id: 7 }, "post.not_found"],
      [{ userId: 7 }, "person.not_found"],
    ] as const) {
      expect(await moderation.report(jan, subject)).toMatchObject({ status: 404, json: { code } });
    }
  });

  it("is possible despite a block and without Premium", async () => {
    const post = await calls.publish(ida);
    await calls.block(ida, jan.user.id);
    expect((await moderation.report(jan, post)).status).toBe(201);
    expect((await moderation.report(await readyAccount(), post)).status).toBe(201);
  });

  it("is limited to 20 per hour", async () => {
    const answers = [];
    for (let each = 0; each < 21; each += 1) answers.push(await moderation.report(jan, { userId: 7 }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(404), 429]);
  });

  it("creates a read notification and a mail for the reporter, and a mail to the moderators, each once [D57]", async () => {
    const post = await calls.publish(ida, { title: "Zwei Köpfe" });
    const id = idOf(await moderation.report(jan, post));
    await stack.deliver();
    await stack.deliver();
    expect((await notificationsOf(jan))[0]).toMatchObject({
      type: "report_received",
      title: "Meldung eingegangen",
      isRead: true,
    });
    const [mail, ...more] = mailsTo(jan);
    expect(mail?.subject).toBe("Ihre Meldung ist angekommen");
    expect(mail?.text).toContain("Beitrag „Zwei Köpfe“");
    expect(mail?.text).toContain(String(id));
    expect(more).toEqual([]);
    const desk = stack.mails().filter(({ to, text }) => to === "hilfe@example.org" && text.includes(String(id)));
    expect(desk).toHaveLength(1);
    expect(desk[0]?.text).not.toMatch(/Ida|Jan|Zwei Köpfe/);
    // A report alone must not notify the reported user. Only a decision does.
    expect([mailsTo(ida), (await notificationsOf(ida)).filter(({ type }) => type !== "new_post")]).toEqual([[], []]);
  });
});

describe("the list of reports", () => {
  it("lists open reports, oldest first, then settled ones, by page, for admins only", async () => {
    const post = await calls.publish(ida);
    const ids: number[] = [];
    for (let each = 0; each < 4; each += 1) ids.push(idOf(await moderation.report(await calls.member(), post)));
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    await moderation.decide(one, { outcome: "dismissed" });
    await moderation.decide(three, { outcome: "dismissed" });
    const { token } = await signedInAdmin(stack);
    const seen: number[] = [];
    let query: Record<string, string> | undefined = { limit: "2" };
    while (query) {
      const page = await stack.call("moderation/list-reports", { token, query });
      const found = (page.json as { id: number }[]).map(({ id }) => id);
      expect(found.length).toBeLessThanOrEqual(2);
      seen.push(...found);
      const cursor: string | undefined = page.headers["x-next-cursor"];
      query = cursor ? { limit: "2", cursor } : undefined;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual([two, four, three, one]);
    const settled = (await moderation.reports({ state: "settled", limit: "2" })).map(({ id }) => id);
    expect(settled).toEqual([three, one]);
    const open = (await moderation.reports({ state: "open" })).map(({ state }) => state);
    expect(new Set(open)).toEqual(new Set(["open"]));
    const answer = await stack.call("moderation/list-reports", { token: jan.token });
    expect(answer).toMatchObject({ status: 403, json: { code: "session.forbidden" } });
  });

  it("takes two round trips after the session check", async () => {
    await moderation.report(jan, await calls.publish(ida));
    await signedInAdmin(stack);
    expect((await countRoundTrips(() => moderation.reports({ limit: "1" }))).inSeries).toBe(3);
  });
});
