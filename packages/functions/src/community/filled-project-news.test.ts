import type { Post } from "@linkedpotential/contract/community/schema";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { readUnsubscribeToken } from "@linkedpotential/contract/unsubscribe/token";
import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, expect, it } from "vitest";

const stack = await startTestStack();
const [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
afterAll(() => stack.stop());

let petra: Someone;
let ida: Someone;
let post: Post;
beforeEach(async () => {
  [petra, ida] = [await projects.business(), await calls.member("Ida Öz")];
  post = await projects.publish(petra, { title: "Kundenportal" });
});

const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
const filledNewsOf = async ({ token }: Someone) => {
  const { json } = await stack.call("notifications/list", { token });
  return (json as Notification[]).filter(({ type }) => type === "collaboration_request_filled");
};
const change = ({ token }: Someone, channels: object) =>
  stack.call("user/update-settings", {
    token,
    body: { notifications: { collaboration_request_accepted: channels } },
  });
const fill = async (business = petra) => {
  expect(await projects.fill(business, post.id, true)).toMatchObject({ status: 200 });
  await stack.deliver();
};

it("people with a pending request hear by bell and mail that the project is filled, and nobody else does", async () => {
  const answered = await calls.member("Jan Dyk");
  await calls.request(ida, post);
  const { id } = await calls.request(answered, post);
  await projects.answer(petra, id, { status: "accepted" });
  await stack.deliver();
  const before = mailsTo(answered).length;
  await fill(await projects.colleague(petra));
  expect(await filledNewsOf(ida)).toMatchObject([
    {
      ...{ relatedId: post.id, isRead: false, title: "Auftrag besetzt" },
      message: "Der Auftrag von Petra G. ist inzwischen besetzt. Danke für Ihre Anfrage: Kundenportal",
    },
  ]);
  expect(mailsTo(ida).map(({ subject }) => subject)).toEqual(["Besetzt: der Auftrag von Petra G."]);
  expect(mailsTo(ida)[0]?.text).toContain(
    "Der Auftrag „Kundenportal“ von Petra G. ist inzwischen besetzt. Danke für Ihre Anfrage.",
  );
  expect(mailsTo(ida)[0]?.text).toContain("section=community&view=network&tab=my-requests\n");
  expect([await filledNewsOf(answered), mailsTo(answered).length]).toEqual([[], before]);
});

it("a project that is opened and filled again tells the same request only once", async () => {
  const { id } = await calls.request(ida, post);
  await fill();
  await projects.fill(petra, post.id, false);
  await fill();
  expect([(await filledNewsOf(ida)).length, mailsTo(ida).length]).toEqual([1, 1]);
  await projects.fill(petra, post.id, false);
  await calls.withdraw(ida, id);
  await calls.request(ida, post);
  await fill();
  expect([(await filledNewsOf(ida)).length, mailsTo(ida).length]).toEqual([2, 2]);
});

it("a request that is withdrawn, or a project that is opened again, before the delivery tells nobody", async () => {
  const jan = await calls.member("Jan Dyk");
  const { id } = await calls.request(ida, post);
  await projects.fill(petra, post.id, true);
  await calls.withdraw(ida, id);
  await stack.deliver();
  expect([await filledNewsOf(ida), mailsTo(ida)]).toEqual([[], []]);
  await projects.fill(petra, post.id, false);
  await calls.request(jan, post);
  await projects.fill(petra, post.id, true);
  await projects.fill(petra, post.id, false);
  await stack.deliver();
  expect([await filledNewsOf(jan), mailsTo(jan)]).toEqual([[], []]);
});

it("bell and mail can be switched off with those about answers, also by the link in the mail", async () => {
  await change(ida, { inApp: false });
  await calls.request(ida, post);
  await fill();
  expect([await filledNewsOf(ida), mailsTo(ida).length]).toEqual([[], 1]);
  const token = mailedToken(stack, ida.user.email);
  expect(readUnsubscribeToken(token)?.kind).toBe("collaboration_request_accepted");
  await stack.call("unsubscribe/confirm", { params: { token } });
  post = await projects.publish(petra);
  await calls.request(ida, post);
  await fill();
  expect(mailsTo(ida)).toHaveLength(1);
});
