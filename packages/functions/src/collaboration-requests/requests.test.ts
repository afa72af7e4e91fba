import type { Post } from "@linkedpotential/contract/community/schema";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
let ida: Someone;
let jan: Someone;
let post: Post;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = communityCalls(stack);
});
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  post = await calls.publish(ida);
});
afterAll(() => stack.stop());

const gone = { status: 404, json: { code: "collaboration_request.not_found" } };
const countOf = async () => (await calls.ownPosts(ida))[0]?.requestCount;
const received = async ({ token } = ida) =>
  stack.call("collaboration-requests/list-for-post", { token, params: { postId: String(post.id) } });
const sent = async (id: "collaboration-requests/list-sent" | "community/list-requested", { token, user } = jan) =>
  (await stack.call(id, { token, params: { userId: String(user.id) } })).json;
const networkOf = async ({ token }: Someone) => (await stack.call("network/list", { token })).json;

describe("a request", () => {
  it("is returned as its sender sees it, and counted [API-118, API-112, REQ-01..04, REQ-05..07, POST-13, COMM-20]", async () => {
    const { status, json } = await calls.send(jan, post);
    expect(status).toBe(201);
    expect(json).toEqual({
      id: expect.any(Number),
      fromUserId: jan.user.id,
      toUserId: ida.user.id,
      postId: post.id,
      message: requestMessage,
      status: "pending",
      createdAt: "2027-03-01T09:00:00.000Z",
      requesterName: "Jan Dyk",
      requesterProfileImage: null,
      requesterActivityArea: "",
      requesterSkills: [],
      requesterDescription: "",
      requesterLinkedInUrl: "https://www.linkedin.com/in/ida-öz",
    });
    expect(await countOf()).toBe(1);
    expect(await sent("collaboration-requests/list-sent")).toEqual([json]);
  });

  it("that is withdrawn and sent again mails the author at most five times a day", async () => {
    for (let times = 0; times < 5; times += 1) {
      const { id } = await calls.request(jan, post);
      expect((await calls.withdraw(jan, id)).status).toBe(200);
    }
    expect(await calls.send(jan, post)).toMatchObject({ status: 429, json: { code: "request.rate_limited" } });
    expect((await calls.send(await calls.member(), post)).status).toBe(201);
    expect((await calls.send(jan, await calls.publish(ida))).status).toBe(201);
  });

  it("is read by the author of the post with the requester's profile [API-120, REQ-08..10, REQ-11..13, COMM-19]", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const profile = {
      profileImage: "/media/a.webp",
      activityArea: "Recht",
      skills: ["Verträge"],
      description: "Klar.",
    };
    await UserEntity.patch({ userId: jan.user.id }).set(profile).go();
    const request = await calls.request(jan, post);
    const shown = {
      ...request,
      requesterName: "Jan D.",
      requesterProfileImage: profile.profileImage,
      requesterActivityArea: profile.activityArea,
      requesterSkills: profile.skills,
      requesterDescription: profile.description,
    };
    expect((await received()).json).toEqual([shown]);
    await stack.call("user/update-settings", { token: jan.token, body: { profileVisible: false } });
    const hidden = {
      requesterProfileImage: null,
      requesterActivityArea: "",
      requesterSkills: [],
      requesterDescription: "",
      requesterLinkedInUrl: "",
    };
    expect((await received()).json).toEqual([{ ...shown, ...hidden }]);
    expect((await calls.answer(ida, request.id, "accepted")).json).toEqual({ ...shown, status: "accepted" });
  });

  it("is listed only for the author of the post", async () => {
    await calls.request(jan, post);
    expect(await received(jan)).toMatchObject({ status: 404, json: { code: "post.not_found" } });
  });

  it("is listed as sent only for its sender", async () => {
    await calls.request(jan, post);
    const theirs = { token: ida.token, params: { userId: String(jan.user.id) } };
    for (const id of ["collaboration-requests/list-sent", "community/list-requested"] as const) {
      expect(await stack.call(id, theirs), id).toMatchObject({ status: 403 });
    }
  });

  it("is listed with its post among the sender's requests, newest first [API-113, API-114, POST-14]", async () => {
    const other = await calls.publish(await calls.member("Kim Groß"));
    const [first, last] = [await calls.request(jan, other), await calls.request(jan, post)];
    expect(await sent("community/list-requested")).toMatchObject([
      { id: post.id, requestId: last.id, ownRequest: { status: "pending" }, author: { name: "Ida Ö." } },
      { id: other.id, requestId: first.id, author: { name: "Kim G." } },
    ]);
    expect(await sent("collaboration-requests/list-sent")).toEqual([last, first]);
  });

  it("has a message of 200 to 2,000 characters, trimmed [REQ-21, CONST-107]", async () => {
    const wrong = async (message: string) => {
      const { status, json } = await calls.send(jan, post, { message });
      return [status, (json as ErrorBody).fieldProblems];
    };
    const tooShort = [400, { message: { key: "requestMessageTooShort", params: { min: 200 } } }];
    expect(await wrong("x".repeat(199))).toEqual(tooShort);
    expect(await wrong(` ${"x".repeat(198)}  `)).toEqual(tooShort);
    expect(await wrong("💜".repeat(150))).toEqual(tooShort);
    expect(await wrong("x".repeat(2001))).toEqual([400, { message: { key: "tooLong", params: { max: 2000 } } }]);
    expect((await calls.send(jan, post, { message: ` ${"💜".repeat(200)} ` })).json).toMatchObject({
      message: "💜".repeat(200),
    });
  });

  it("requires a LinkedIn address in the profile [REQ-26, ROLE-19]", async () => {
    const account = await readyAccount({ plan: "premium" });
    expect(await calls.send(account, post)).toMatchObject({ status: 409, json: { code: "profile.linkedin_required" } });
    expect(await countOf()).toBe(0);
  });

  it("must name the caller as sender and the author of the post [D13]", async () => {
    const notFound = { status: 404, json: { code: "post.not_found" } };
    expect(await calls.send(jan, post, { fromUserId: ida.user.id })).toMatchObject({ status: 403 });
    expect(await calls.send(jan, post, { toUserId: (await calls.member()).user.id })).toMatchObject(notFound);
    expect(await calls.send(ida, post)).toMatchObject({
      status: 400,
      json: { code: "collaboration_request.own_post", error: "Zum eigenen Beitrag können Sie keine Anfrage senden." },
    });
    await calls.change(ida, post.id, { type: "tip" });
    expect(await calls.send(jan, post)).toMatchObject(notFound);
  });

  it("can be sent once per post, also after it was accepted", async () => {
    const { id } = await calls.request(jan, post);
    const again = {
      status: 409,
      json: {
        code: "collaboration_request.already_sent",
        error: "Hierzu haben Sie schon eine Anfrage gesendet.",
      },
    };
    expect(await calls.send(jan, post)).toMatchObject(again);
    await calls.answer(ida, id, "accepted");
    expect(await calls.send(jan, post)).toMatchObject(again);
    expect(await countOf()).toBe(0);
  });

  it("is refused for a post with 500 pending requests", async () => {
    const { PostEntity } = await import("@linkedpotential/core/community/post.entity");
    const key = { userId: ida.user.id, postId: post.id };
    await PostEntity.patch(key).set({ pendingCount: 499 }).go();
    await calls.request(jan, post);
    expect(await calls.send(await calls.member(), post)).toMatchObject({
      status: 409,
      json: { code: "collaboration_request.too_many" },
    });
  });
});

describe("an answer", () => {
  it("that accepts connects both once, and removes the request from the pending ones [API-121, REQ-14, REQ-15, NET-09]", async () => {
    const request = await calls.request(jan, post);
    expect((await calls.answer(ida, request.id, "accepted")).json).toMatchObject({
      id: request.id,
      status: "accepted",
    });
    expect(await networkOf(ida)).toMatchObject([{ id: jan.user.id, name: "Jan D." }]);
    expect(await networkOf(jan)).toMatchObject([{ id: ida.user.id, name: "Ida Ö." }]);
    expect(await countOf()).toBe(0);
    expect((await received()).json).toEqual([]);
    expect(await sent("community/list-requested")).toMatchObject([{ ownRequest: { status: "accepted" } }]);
    const again = await calls.answer(ida, request.id, "accepted");
    expect(again).toMatchObject({ status: 200, json: { status: "accepted" } });
    expect(await countOf()).toBe(0);
    const accepted = { status: 409, json: { code: "collaboration_request.already_accepted" } };
    expect(await calls.answer(ida, request.id, "rejected")).toMatchObject(accepted);
    expect(await calls.withdraw(jan, request.id)).toMatchObject(accepted);
    expect(await networkOf(ida)).toHaveLength(1);
  });

  it("that rejects deletes the request [API-121, REQ-06, REQ-16, REQ-17, D21]", async () => {
    const request = await calls.request(jan, post);
    expect((await calls.answer(ida, request.id, "rejected")).json).toMatchObject({
      status: "rejected",
      requesterName: "Jan D.",
    });
    expect(await countOf()).toBe(0);
    expect(await sent("collaboration-requests/list-sent")).toEqual([]);
    expect(await networkOf(ida)).toEqual([]);
    for (const status of ["accepted", "rejected"]) {
      expect(await calls.answer(ida, request.id, status)).toMatchObject(gone);
    }
    expect((await calls.request(jan, post)).id).not.toBe(request.id);
    expect(await countOf()).toBe(1);
  });

  it("to a second request of a connected user keeps the connection", async () => {
    const theirs = await calls.publish(jan);
    const [one, other] = [await calls.request(jan, post), await calls.request(ida, theirs)];
    await calls.answer(ida, one.id, "accepted");
    const before = (await networkOf(ida)) as NetworkedUser[];
    stack.setNow("2027-03-01T10:00:00.000Z");
    expect(await calls.answer(jan, other.id, "accepted")).toMatchObject({ status: 200, json: { status: "accepted" } });
    stack.setNow("2027-03-01T09:00:00.000Z");
    expect(await networkOf(ida)).toEqual(
      before.map((one) => ({ ...one, origin: { ...one.origin, isOwnRequest: true } })),
    );
    expect((await calls.ownPosts(jan))[0]?.requestCount).toBe(0);
  });

  it("can be given by the author only, as accepted or rejected", async () => {
    const { id } = await calls.request(jan, post);
    expect(await calls.answer(jan, id, "accepted")).toMatchObject(gone);
    expect(await calls.answer(await calls.member(), id, "rejected")).toMatchObject(gone);
    expect(await calls.answer(ida, id, "pending")).toMatchObject({ status: 400 });
    expect(await countOf()).toBe(1);
  });
});

it("a request can be withdrawn once, by its sender [API-119, REQ-18, REQ-19]", async () => {
  const { id } = await calls.request(jan, post);
  expect(await calls.withdraw(ida, id)).toMatchObject(gone);
  expect((await calls.withdraw(jan, id)).json).toEqual({ success: true });
  expect(await calls.withdraw(jan, id)).toMatchObject(gone);
  expect(await calls.answer(ida, id, "accepted")).toMatchObject(gone);
  expect(await countOf()).toBe(0);
  expect((await calls.send(jan, post)).status).toBe(201);
});
