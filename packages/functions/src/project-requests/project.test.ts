import type { ReceivedProjectRequest, SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { type ProjectPostCalls, projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const title = "Zollportal";

let stack: TestStack;
let calls: ProjectRequestCalls;
let projects: ProjectPostCalls;
let petra: Someone;
let jan: Someone;
let aenne: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  [calls, projects] = [projectRequestCalls(stack), projectPostCalls(stack)];
});
beforeEach(async () => {
  [petra, aenne] = [await calls.business(), await calls.freelancer()];
  jan = await companyCalls(stack).member(petra, "Jan Süd");
});
afterAll(() => stack.stop());

const sent = async ({ token } = petra) =>
  (await stack.call("project-requests/list-sent", { token })).json as SentProjectRequest[];
const received = async () =>
  (await stack.call("project-requests/list-received", { token: aenne.token })).json as ReceivedProjectRequest[];
const refusal = (status: number, code: string) => ({ status, json: { code } });
const notFound = refusal(404, "post.not_found");

describe("a request for a project", () => {
  it("names the project to the freelancer, the sender and colleagues, in lists and on the profile", async () => {
    const { id: postId } = await projects.publish(petra, { title });
    const project = { id: postId, title };
    const { id } = await calls.request(petra, aenne, { postId });
    const { json } = await calls.answer(aenne, id, { status: "accepted" });
    expect(json).toMatchObject({ id, project });
    expect(await received()).toMatchObject([{ id, project }]);
    for (const reader of [petra, jan]) expect(await sent(reader)).toMatchObject([{ id, project }]);
    const params = { freelancerId: String(aenne.user.id) };
    const profile = await stack.call("freelancers/get", { token: petra.token, params });
    expect(profile.json).toMatchObject({ requests: [{ id, project }] });
    expect((await calls.updateSent(petra, id)).json).toMatchObject({ id, project });
    expect((await exportedFile(stack, petra.token)).file.projectRequestsSent).toMatchObject([{ project: title }]);
  });

  it("can be for the project of a colleague", async () => {
    const { id: postId } = await projects.publish(jan, { title });
    expect(await calls.request(petra, aenne, { postId })).toMatchObject({ project: { id: postId, title } });
  });

  it("keeps the title when the project is changed, filled or deleted", async () => {
    const { id: postId } = await projects.publish(petra, { title });
    await calls.request(petra, aenne, { postId });
    await projects.change(petra, postId, { title: "Anderes Portal" });
    expect(await received()).toMatchObject([{ project: { id: postId, title } }]);
    await projects.fill(petra, postId, true);
    await communityCalls(stack).removePost(petra, postId);
    expect(await received()).toMatchObject([{ project: { id: postId, title } }]);
    expect(await sent()).toMatchObject([{ project: { id: postId, title } }]);
  });

  it("is refused for a filled project, and possible again once it is open", async () => {
    const { id: postId } = await projects.publish(petra);
    await projects.fill(petra, postId, true);
    expect(await calls.send(petra, aenne, { postId })).toMatchObject(refusal(409, "post.filled"));
    expect(await received()).toEqual([]);
    await projects.fill(petra, postId, false);
    expect(await calls.send(petra, aenne, { postId })).toMatchObject({ status: 201 });
  });

  it("is refused for a project that is hidden, deleted or unknown, of another company, or no project", async () => {
    const { member, publish, removePost } = communityCalls(stack);
    const { reported, hide } = moderationCalls(stack);
    const [hidden, ofJan, deleted] = [
      await projects.publish(petra),
      await projects.publish(jan),
      await projects.publish(petra),
    ];
    for (const post of [hidden, ofJan]) await hide(await reported(aenne, post));
    await removePost(petra, deleted.id);
    const other = await projects.publish(await calls.business());
    const collaboration = await publish(await member());
    for (const postId of [hidden.id, ofJan.id, deleted.id, 4711, other.id, collaboration.id]) {
      expect(await calls.send(petra, aenne, { postId })).toMatchObject(notFound);
    }
    expect(await received()).toEqual([]);
  });

  it("can be no project", async () => {
    expect(await calls.request(petra, aenne, { postId: null })).not.toHaveProperty("project");
  });
});
