import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, projects, community] = [projectRequestCalls(stack), projectPostCalls(stack), communityCalls(stack)];
const [{ owner, member }, { acceptedRequest, write, see }] = [companyCalls(stack), requestMessageCalls(stack)];
afterAll(() => stack.stop());

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  [petra, aenne] = [await owner("Petra Groß"), await community.member("Änne Weiß")];
});

async function bellOf({ token }: Someone): Promise<Pick<Notification, "type" | "relatedId" | "title" | "message">[]> {
  await stack.deliver();
  const { json } = await stack.call("notifications/list", { token });
  return (json as Notification[]).map(({ type, relatedId, title, message }) => ({ type, relatedId, title, message }));
}
const unreadOf = async ({ token }: Someone) => (await stack.call("notifications/count-unread", { token })).json;

describe("the bell of a business", () => {
  it("tells the sender of a request the answer, once, until it is marked as read", async () => {
    const { id } = await requests.request(petra, aenne);
    await requests.answer(aenne, id, { status: "accepted" });
    await requests.answer(aenne, id, { status: "accepted" });
    const title = "Zusage zu Ihrer Anfrage";
    const accepted = { type: "project_request_accepted", relatedId: id, title };
    expect(await bellOf(petra)).toEqual([{ ...accepted, message: "Änne W. hat Ihre Anfrage angenommen." }]);
    expect(await unreadOf(petra)).toEqual({ count: 1 });
    await stack.call("notifications/mark-read", { token: petra.token });
    expect(await unreadOf(petra)).toEqual({ count: 0 });
    const { id: second } = await requests.request(petra, aenne);
    await requests.answer(aenne, second, { status: "rejected" });
    const [newest] = await bellOf(petra);
    expect(newest).toMatchObject({ type: "project_request_rejected", relatedId: second });
  });

  it("tells of a message once until it is read", async () => {
    const id = await acceptedRequest(petra, aenne);
    for (const _ of ["first", "second"]) {
      await write(aenne, id);
      await stack.deliver();
    }
    const messages = async () => (await bellOf(petra)).filter(({ type }) => type === "project_request_message");
    const title = "Nachricht zu Ihrer Anfrage";
    expect(await messages()).toMatchObject([{ relatedId: id, title, message: "Änne W. hat Ihnen geschrieben." }]);
    await see(petra, id);
    await write(aenne, id);
    expect(await messages()).toHaveLength(2);
  });

  it("tells of a request for a project, and of messages about it, with the project's title", async () => {
    const post = await projects.publish(petra, { title: "Kundenportal" });
    const { id } = await community.request(aenne, post);
    expect(await bellOf(petra)).toMatchObject([
      { type: "collaboration_request_new", relatedId: post.id, message: "Änne W. fragt an: Kundenportal" },
    ]);
    await projects.answer(petra, id, { status: "accepted" });
    await write(aenne, id);
    const message = "Änne W. hat Ihnen geschrieben: Kundenportal";
    expect((await bellOf(petra))[0]).toMatchObject({ type: "collaboration_request_message", message });
  });

  it("names freelancers in full when the company knows the name from any request [O319]", async () => {
    await acceptedRequest(petra, aenne, true);
    const jan = await member(petra, "Jan Süd");
    await acceptedRequest(jan, aenne);
    expect((await bellOf(jan))[0]).toMatchObject({ message: "Änne Weiß hat Ihre Anfrage angenommen." });
  });

  it("can be switched off by kind, and does not ring for people who are blocked", async () => {
    const body = { notifications: { project_request: { inApp: false } } };
    await stack.call("user/update-settings", { token: petra.token, body });
    await acceptedRequest(petra, aenne);
    expect(await bellOf(petra)).toEqual([]);
    const jan = await member(petra, "Jan Süd");
    const { id } = await requests.request(jan, aenne);
    await requests.answer(aenne, id, { status: "accepted" });
    await community.block(aenne, jan.user.id);
    expect(await bellOf(jan)).toEqual([]);
  });

  it("has no news of the community", async () => {
    await community.publish(aenne, { title: "Zwei Köpfe gesucht" });
    expect(await bellOf(petra)).toEqual([]);
  });
});
