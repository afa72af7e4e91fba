import type { PostChange } from "@linkedpotential/contract/community/schema";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newPost } from "@linkedpotential/fixtures/community";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
let ida: Someone;
let jan: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = communityCalls(stack);
});
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Dr. Jan van Dyk")];
});
afterAll(() => stack.stop());

const create = (body: object, { token } = ida) => stack.call("community/create", { token, body });
const fieldsOf = ({ json }: { json: unknown }) => (json as ErrorBody).fieldProblems;

describe("a new post", () => {
  it.each(["de", "en"] as const)(
    "in %s is returned as its author sees it [API-109, POST-01..04, POST-06..09, POST-10..12, POST-30, COMM-20]",
    async (language) => {
      const { status, json } = await create(newPost({ language }));
      expect(status).toBe(201);
      const { name, linkedinUrl: linkedInUrl } = ida.user;
      expect(json).toEqual({
        ...newPost({ language }),
        id: expect.any(Number),
        userId: ida.user.id,
        type: "collaboration",
        createdAt: "2027-03-01T09:00:00.000Z",
        comments: 0,
        requestCount: 0,
        author: { name, initials: "IÖ", profileImage: null, linkedInUrl, isConnected: false },
        ownRequest: null,
      });
      expect((await calls.ownPosts(ida))[0]).toEqual(json);
    },
  );

  it.each([
    ["title", " ", "titleRequired"],
    ["title", "x".repeat(151), "tooLong"],
    ["content", "", "contentRequired"],
    ["content", "x".repeat(5001), "tooLong"],
    ["language", undefined, "languageRequired"],
    ["language", "fr", "languageRequired"],
    ["industry", undefined, "industryRequired"],
    ["industry", "Softwareentwicklung & Programmierung", "industryRequired"],
    ["type", "tip", "invalid"],
    ["skills", undefined, "postDetailsRequired"],
    ["skills", [" ", ""], "postDetailsRequired"],
    ["skills", Array(21).fill("a"), "tooManyEntries"],
    ["lookingFor", undefined, "postDetailsRequired"],
    ["lookingFor", [], "postDetailsRequired"],
  ])("reports what is wrong with %s %j [POST-16..19, POST-23..24, COMM-22..23]", async (field, value, key) => {
    const answer = await create({ ...newPost(), [field]: value });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual({ [field]: expect.objectContaining({ key }) });
  });

  it("trims entries and drops empty ones [POST-27..29]", async () => {
    const { json } = await create({ ...newPost(), skills: [" AWS ", "", "  ", "Go"], lookingFor: [" Design"] });
    expect(json).toMatchObject({ skills: ["AWS", "Go"], lookingFor: ["Design"] });
    const long = await create({ ...newPost(), skills: ["x".repeat(51)] });
    expect(fieldsOf(long)).toEqual({ "skills.0": { key: "tooLong", params: { max: 50 } } });
  });

  it("requires a LinkedIn address in the profile [POST-21, POST-22, ROLE-18]", async () => {
    const account = await readyAccount({ plan: "premium" });
    expect(await create(newPost(), account)).toMatchObject({
      status: 409,
      json: { code: "profile.linkedin_required", error: "LinkedIn-Profil erforderlich" },
    });
    expect(await calls.ownPosts(account)).toEqual([]);
  });
});

describe("a changed post", () => {
  it("is replaced [API-110, POST-31..34, POST-35]", async () => {
    const post = await calls.publish(ida);
    const change = {
      title: "Neu",
      content: "Anders",
      language: "en",
      industry: "Sonstiges",
      skills: ["Go"],
    } satisfies Partial<PostChange>;
    const { status, json } = await calls.change(ida, post.id, change);
    expect(status).toBe(200);
    expect(json).toEqual({ ...post, ...change });
    expect(await calls.ownPosts(ida)).toEqual([json]);
    for (const field of ["title", "language", "type", "industry", "content"]) {
      const answer = await calls.change(ida, post.id, { [field]: null });
      expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field]);
    }
  });

  it.each(["success", "question", "tip", "collaboration"] as const)("can be of type %s [POST-05]", async (type) => {
    const post = await calls.publish(ida);
    expect((await calls.change(ida, post.id, { type })).status).toBe(200);
    expect((await calls.ownPosts(ida))[0]).toMatchObject({ id: post.id, type });
  });

  it("has skills and wishes only as a collaboration [POST-38, POST-39, COMM-17]", async () => {
    const post = await calls.publish(ida);
    for (const field of ["skills", "lookingFor"]) {
      expect(fieldsOf(await calls.change(ida, post.id, { [field]: null }))).toEqual({
        [field]: { key: "postDetailsRequired" },
      });
    }
    const tip = await calls.change(ida, post.id, { type: "tip", skills: null, lookingFor: null });
    expect(tip.json).toMatchObject({ type: "tip", skills: null, lookingFor: null });
    expect(await calls.feedOf(jan, { limit: "1" })).not.toMatchObject([{ id: post.id }]);
    expect(await calls.ownPosts(ida)).toEqual([tip.json]);
    await calls.change(ida, post.id, { skills: ["Go"] });
    expect(await calls.feedOf(jan, { limit: "1" })).toMatchObject([{ id: post.id, skills: ["Go"] }]);
  });

  it("cannot be changed while requests are pending [POST-43, POST-45-NS, D51]", async () => {
    const post = await calls.publish(ida);
    const { id } = await calls.request(jan, post);
    expect(await calls.change(ida, post.id, {})).toMatchObject({ status: 409, json: { code: "post.has_requests" } });
    await calls.answer(ida, id, "accepted");
    expect((await calls.change(ida, post.id, { title: "Neu" })).json).toMatchObject({ title: "Neu" });
  });
});

it("a post is deleted once and for everybody, even if it has requests [API-111, POST-46]", async () => {
  const post = await calls.publish(ida);
  await calls.request(jan, post);
  expect((await calls.removePost(ida, post.id)).json).toEqual({ success: true });
  expect(await calls.ownPosts(ida)).toEqual([]);
  expect(await calls.feedOf(jan, { limit: "1" })).not.toMatchObject([{ id: post.id }]);
  expect(await calls.removePost(ida, post.id)).toMatchObject({ status: 404, json: { code: "post.not_found" } });
});

it("the list of own posts contains no other items of the account", async () => {
  const posts = [await calls.publish(ida), await calls.publish(ida)];
  const { token, user } = ida;
  for (let each = 0; each < 3; each += 1)
    await stack.call("leads/create", { token, body: sampleCalls["leads/create"].body });
  const ownList = { token, params: { userId: String(user.id) }, query: { limit: "3" } };
  const { json, headers } = await stack.call("community/list-own", ownList);
  expect(json).toMatchObject([{ id: posts[1]?.id }, { id: posts[0]?.id }]);
  expect(headers["x-next-cursor"]).toBeUndefined();
});

it("an account can have at most 200 posts, also under concurrent creations, and can publish another one after a deletion", async () => {
  const { PostCounterEntity } = await import("@linkedpotential/core/community/post-counter.entity");
  const post = await calls.publish(ida);
  await PostCounterEntity.put({ userId: ida.user.id, count: 198 }).go();
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(newPost())));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({ status: 409, json: { code: "post.limit_reached" } });
  for (const status of [200, 404]) expect((await calls.removePost(ida, post.id)).status).toBe(status);
  expect([(await create(newPost())).status, (await create(newPost())).status]).toEqual([201, 409]);
});

it("nobody can change, delete or list the posts of another user", async () => {
  const post = await calls.publish(ida);
  const gone = { status: 404, json: { code: "post.not_found" } };
  expect(await calls.change(jan, post.id, {})).toMatchObject(gone);
  expect(await calls.removePost(jan, post.id)).toMatchObject(gone);
  const call = { token: jan.token, params: { userId: String(ida.user.id) } };
  for (const id of ["community/list-own", "community/list-requested", "collaboration-requests/list-sent"] as const) {
    expect(await stack.call(id, call)).toMatchObject({ status: 403, json: { code: "session.forbidden" } });
  }
  expect(await calls.ownPosts(ida)).toEqual([post]);
});
