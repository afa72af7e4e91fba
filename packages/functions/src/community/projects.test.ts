import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newPost, newProject } from "@linkedpotential/fixtures/community";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { type ProjectPostCalls, projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const createdAt = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let calls: CommunityCalls;
let projects: ProjectPostCalls;
let petra: Someone;
let ida: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
});
beforeEach(async () => {
  stack.setNow(createdAt);
  [petra, ida] = [await projects.business(), await calls.member()];
});
afterAll(() => stack.stop());

const refusal = (status: number, code: string) => ({ status, json: { code } });
const { company, start, extent, budget, ...content } = newProject();
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);

describe("a project", () => {
  it("is published by a business without plan and LinkedIn address", async () => {
    const { status, json } = await projects.create(petra);
    expect([status, json]).toEqual([
      201,
      {
        ...{ ...content, id: expect.any(Number), userId: petra.user.id, type: "project", createdAt },
        ...{ skills: null, comments: 0, requestCount: 0, ownRequest: null },
        project: { company, start, extent, budget },
        author: { name: company, initials: "NG", profileImage: null, linkedInUrl: "", isConnected: false },
      },
    ]);
    expect(await calls.ownPosts(petra)).toEqual([json]);
    expect((await projects.projects(ida))[0]).toEqual(json);
  });

  it("shows the short name of its author if it names no company", async () => {
    const { id } = await projects.publish(petra, { company: " " });
    expect((await projects.projects(ida))[0]).toMatchObject({ id, author: { name: "Petra G.", initials: "PG" } });
  });

  it.each([
    ["title", " ", "titleRequired"],
    ["content", "", "contentRequired"],
    ["language", "fr", "languageRequired"],
    ["industry", undefined, "industryRequired"],
    ["lookingFor", [], "wantedSkillRequired"],
    ["lookingFor", Array(21).fill("a"), "tooManyEntries"],
    ["company", "x".repeat(201), "tooLong"],
    ["start", "x".repeat(101), "tooLong"],
    ["extent", "zwei\nZeilen", "controlCharacters"],
    ["budget", "x".repeat(101), "tooLong"],
  ])("reports what is wrong with %s %j", async (field, value, key) => {
    const answer = await projects.create(petra, { [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fieldProblems).toEqual({ [field]: expect.objectContaining({ key }) });
  });

  it("is replaced by a change, unless requests are pending", async () => {
    const post = await projects.publish(petra);
    const change = { title: "Neu", budget: "95 Euro pro Stunde" };
    const { json } = await projects.change(petra, post.id, change);
    const changed = { ...post, title: "Neu", project: { company, start, extent, budget: change.budget } };
    expect(json).toEqual(changed);
    expect(await calls.ownPosts(petra)).toEqual([changed]);
    await calls.request(ida, post);
    expect(await projects.change(petra, post.id)).toMatchObject(refusal(409, "post.has_requests"));
  });

  it("is changed and deleted by its author only, and never turns into another type", async () => {
    const post = await projects.publish(petra);
    const other = await projects.business();
    expect(await projects.change(other, post.id)).toMatchObject(refusal(404, "post.not_found"));
    expect(await calls.removePost(other, post.id)).toMatchObject(refusal(404, "post.not_found"));
    const own = await calls.publish(ida);
    for (const type of ["project", "unknown"]) {
      const answer = await calls.change(ida, own.id, { type: type as "tip" });
      expect(answer).toMatchObject({ status: 400, json: { fieldProblems: { type: {} } } });
    }
    expect((await calls.removePost(petra, post.id)).json).toEqual({ success: true });
    expect([await calls.ownPosts(petra), idsOf(await projects.projects(ida)).includes(post.id)]).toEqual([[], false]);
  });

  it("counts towards the 200 posts of an account", async () => {
    const { PostCounterEntity } = await import("@linkedpotential/core/community/post-counter.entity");
    await PostCounterEntity.put({ userId: petra.user.id, count: 199 }).go();
    const answers = await Promise.all([1, 2, 3].map(() => projects.create(petra)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal(409, "post.limit_reached"));
  });
});

it("businesses publish no collaborations and read no posts of others, freelancers publish no projects", async () => {
  const post = await calls.publish(ida);
  const { token, user } = petra;
  const params = { postId: String(post.id) };
  const answers = [
    await stack.call("community/create", { token, body: newPost() }),
    await stack.call("community/update", { token, params, body: newPost() }),
    await stack.call("community/list", { token, query: { type: "project" } }),
    await stack.call("community/list-previews", { token }),
    await stack.call("community/get", { token, params }),
    await stack.call("community/list-own", { token, params: { userId: String(ida.user.id) } }),
    await stack.call("collaboration-requests/list-received", { token }),
    await stack.call("community/create-project", { token: ida.token, body: newProject() }),
    await projects.change(ida, post.id),
  ];
  for (const answer of answers) expect(answer).toMatchObject(refusal(403, "session.forbidden"));
  expect(await projects.requestsFor(petra, post.id)).toMatchObject({ code: "post.not_found" });
  expect(user.plan).toBe("kostenlos");
});

describe("the feed", () => {
  it("shows projects apart from collaborations, to Premium only", async () => {
    const [project, post] = [await projects.publish(petra), await calls.publish(await calls.member())];
    const [shownProjects, shownPosts] = [await projects.projects(ida), await calls.feedOf(ida)];
    expect(shownProjects.map(({ type }) => type)).not.toContain("collaboration");
    expect(idsOf(shownProjects)).toContain(project.id);
    expect(idsOf(shownPosts)).toContain(post.id);
    expect(shownPosts.map(({ type }) => type)).not.toContain("project");
    expect(idsOf(await calls.feedOf(ida, { type: "collaboration" }))).toEqual(idsOf(shownPosts));
    const params = { postId: String(project.id) };
    expect((await stack.call("community/get", { token: ida.token, params })).json).toEqual(project);
    const { token } = await readyAccount();
    const free = [
      await stack.call("community/list", { token, query: { type: "project" } }),
      await stack.call("community/get", { token, params }),
    ];
    for (const answer of free) expect(answer).toMatchObject(refusal(403, "plan_limit"));
    const previews = (await stack.call("community/list-previews", { token })).json as { id: number }[];
    expect(idsOf(previews)).not.toContain(project.id);
  });

  it("finds projects by words, by company and by industry", async () => {
    const word = `Oktant${petra.user.id}`;
    const first = await projects.publish(petra, { title: `${word} gesucht`, industry: "Sonstiges" });
    const second = await projects.publish(petra, { company: `${word} AG` });
    expect(idsOf(await projects.projects(ida, { search: word }))).toEqual([second.id, first.id]);
    expect(idsOf(await projects.projects(ida, { search: word, industry: "Sonstiges" }))).toEqual([first.id]);
    expect(idsOf(await projects.projects(ida, { industry: "Sonstiges" }))).toContain(first.id);
    expect(await calls.feedOf(ida, { search: word })).toEqual([]);
  });

  it("shows no projects of somebody whom the reader blocked, of a locked account, and hidden ones", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const { reported, hide } = moderationCalls(stack);
    const [locked, moderated] = [await projects.business(), await projects.business()];
    const posts = [await projects.publish(petra), await projects.publish(locked), await projects.publish(moderated)];
    await calls.block(ida, petra.user.id);
    await UserEntity.patch({ userId: locked.user.id }).set({ lockedAt: createdAt }).go();
    const hidden = posts[2] ?? { userId: 0 };
    await hide(await reported(ida, hidden));
    const shown = idsOf(await projects.projects(ida));
    for (const { id } of posts) {
      expect(shown).not.toContain(id);
      const got = await stack.call("community/get", { token: ida.token, params: { postId: String(id) } });
      expect(got).toMatchObject(refusal(404, "post.not_found"));
    }
    expect(idsOf(await projects.projects(await calls.member()))).toContain(posts[0]?.id);
    expect(await calls.ownPosts(moderated)).toMatchObject([{ hidden: { ground: expect.any(String) } }]);
    expect(await projects.change(moderated, posts[2]?.id ?? 0)).toMatchObject(refusal(409, "post.hidden"));
  });
});

it("the moderators and the author of a hidden project are told about it, the author with a link to the CRM", async () => {
  const { reported, hide, find, mailsTo } = moderationCalls(stack);
  const post = await projects.publish(petra);
  const report = await reported(ida, post);
  expect(await find(report)).toMatchObject({
    current: { details: [...(post.lookingFor ?? []), company, start, extent] },
  });
  await hide(report);
  await stack.deliver();
  expect(mailsTo(petra)[0]?.text).toContain("/business/dashboard?tab=crm&view=projects\n");
});
