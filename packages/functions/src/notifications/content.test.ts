import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { config } from "@linkedpotential/core/config";
import { newProject } from "@linkedpotential/fixtures/community";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
});
afterAll(() => stack.stop());

const page = async ({ token }: Someone, query: Record<string, string> = {}) => {
  const { json, headers } = await stack.call("notifications/list", { token, query });
  return { notifications: json as Notification[], cursor: headers["x-next-cursor"] };
};
const messages = async (someone: Someone) => (await page(someone)).notifications.map(({ message }) => message);

describe("a notification about a post", () => {
  it("names the post and its author, until the post is deleted", async () => {
    const [reader, author] = [await calls.member("Jan Dyk"), await calls.member("Dr. Ida Öz")];
    const post = await calls.publish(author, { title: "Zwei Köpfe" });
    await calls.request(reader, post);
    await stack.deliver();
    expect(await messages(reader)).toEqual(["Ihre Anfrage an Ida Ö. ist angekommen: Zwei Köpfe", "Ida Ö.: Zwei Köpfe"]);
    expect(await messages(author)).toEqual(["Jan D. fragt an: Zwei Köpfe"]);
    await calls.removePost(author, post.id);
    expect(await messages(reader)).toEqual(["Ihre Anfrage an Ida Ö. ist angekommen (Beitrag gelöscht)"]);
  });

  it("says that a project was deleted", async () => {
    const projects = projectPostCalls(stack);
    const [reader, business] = [await calls.member("Jan Dyk"), await projects.business("Petra Groß")];
    const project = await projects.publish(business, { title: "Neues Portal" });
    await calls.request(reader, project);
    await stack.deliver();
    expect(await messages(reader)).toEqual(["Ihre Anfrage an Petra G. ist angekommen: Neues Portal"]);
    await calls.removePost(business, project.id);
    expect(await messages(reader)).toEqual(["Ihre Anfrage an Petra G. ist angekommen (Auftrag gelöscht)"]);
  });

  it("about a deleted project goes to freelancers whose request was accepted", async () => {
    const projects = projectPostCalls(stack);
    const [jan, kim, business] = [await calls.member(), await calls.member(), await projects.business("Petra Groß")];
    const project = await projects.publish(business);
    const { id } = await calls.request(jan, project);
    await calls.request(kim, project);
    await projects.answer(business, id, { status: "accepted", sharesContact: true });
    await stack.deliver();
    await calls.removePost(business, project.id);
    await stack.deliver();
    const news = async (someone: Someone) =>
      (await page(someone)).notifications.filter(({ type }) => type === "project_deleted");
    expect(await news(jan)).toMatchObject([
      { title: "Auftrag gelöscht", message: expect.stringContaining(`Petra G. (${newProject().company}) hat den`) },
    ]);
    expect(await news(kim)).toEqual([]);
    expect(await news(business)).toEqual([]);
  });

  it("about a hidden post is shown to its author only; the reporter gets one about the report", async () => {
    const { report, hide } = moderationCalls(stack);
    const [reader, author] = [await calls.member("Jan Dyk"), await calls.member("Dr. Ida Öz")];
    const post = await calls.publish(author, { title: "Nur Werbung" });
    await calls.request(reader, post);
    const { id } = (await report(reader, post)).json as { id: number };
    await hide(id);
    await stack.deliver();
    const notifications = (await page(reader)).notifications.filter(({ type }) => type.startsWith("report_"));
    expect(notifications.map(({ relatedId }) => relatedId)).toEqual([id, id]);
    expect(await messages(reader)).toContain("Ihre Anfrage an Ida Ö. ist angekommen (Beitrag gelöscht)");
    expect((await messages(author)).join("\n")).toMatch(/Jan D\. fragt an: Nur Werbung/);
  });
});

it("a page mixes posts and other notifications without gaps, and without blocked people", async () => {
  const [reader, author, blocked] = [await calls.member(), await calls.member(), await calls.member()];
  const own = await calls.publish(reader);
  for (const sender of [await calls.member(), await calls.member(), blocked]) {
    await calls.request(sender, own);
    await stack.deliver();
  }
  await calls.publish(author, { title: "Neu" });
  const whole = (await page(reader)).notifications;
  expect(whole.map(({ type }) => type)).toEqual(["new_post", ...Array(3).fill("collaboration_request_new")]);
  expect((await page(reader)).cursor).toBeUndefined();
  await calls.block(reader, blocked.user.id);
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const next = await page(reader, { limit: "2", ...(cursor && { cursor }) });
    seen.push(...next.notifications.map(({ id }) => id));
    cursor = next.cursor;
  } while (cursor);
  expect(seen).toEqual(whole.filter((_, index) => index !== 1).map(({ id }) => id));
});

it("the result counts each notified user once", async () => {
  const { putNotifications } = await import("@linkedpotential/core/notifications/put-notifications");
  const { notify } = await import("@linkedpotential/core/notifications/notify");
  const { user } = await calls.member();
  const ctx = { now: () => new Date(), config: config(), log: { note: () => {} } };
  const news = Array.from({ length: 50 }, (_, index) => ({
    type: "crm_followup" as const,
    relatedId: index + 1,
    occasion: `lead ${index + 1}`,
  }));
  expect(await putNotifications(ctx, user.id, news.slice(0, 47))).toBe(47);
  expect(await putNotifications(ctx, user.id, news)).toBe(3);
  const [author, requester] = [await calls.member(), await calls.member()];
  const { id: requestId, postId, fromUserId, toUserId } = await calls.request(requester, await calls.publish(author));
  const event = { type: "collaboration.requested", requestId, postId, fromUserId, toUserId } as const;
  expect(await notify(ctx, { ...event, version: 1, id: "1" } as Parameters<typeof notify>[1])).toEqual({ notified: 2 });
});
