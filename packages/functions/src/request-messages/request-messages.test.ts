import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { storedItems } from "@linkedpotential/local/testing/items";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const { acceptedRequest, acceptedProject, write, read, messages, update } = requestMessageCalls(stack);
afterAll(() => stack.stop());

const now = "2027-03-01T09:00:00.000Z";
let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow(now);
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

const refusal = (status: number, code: string) => ({ status, json: { code } });
const notFound = refusal(404, "project_request.not_found");
const at = (second: number) => stack.setNow(`2027-03-01T09:00:0${second}.000Z`);
const textsSeenBy = async (reader: Someone, id: number) => (await messages(reader, id)).map(({ text }) => text);
const erase = async ({ token }: Someone) => {
  await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } });
  await stack.deliver();
};

describe.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)("under %s", (_kind, accept) => {
  it("both sides write and read messages, newest first, with short names", async () => {
    const id = await accept(petra, aenne);
    const first = { text: "Passt Dienstag?", createdAt: now, isUnread: false };
    expect(await write(petra, id, " Passt Dienstag? ")).toMatchObject({
      status: 201,
      json: { ...first, author: { name: "Petra Groß", isOwn: true, isOwnSide: true } },
    });
    at(1);
    expect(await write(aenne, id, "Gern um 10 Uhr.")).toMatchObject({ status: 201 });
    const ofOther = { isOwn: false, isOwnSide: false };
    expect(await messages(petra, id)).toMatchObject([
      { text: "Gern um 10 Uhr.", isUnread: true, author: { name: "Änne W.", ...ofOther } },
      { ...first, author: { isOwn: true } },
    ]);
    expect(await messages(aenne, id)).toMatchObject([
      { text: "Gern um 10 Uhr.", author: { name: "Änne Weiß", isOwn: true } },
      { text: "Passt Dienstag?", isUnread: true, author: { name: "Petra G.", ...ofOther } },
    ]);
  });

  it("names are full once they are shared", async () => {
    const id = await accept(petra, aenne, true);
    await write(petra, id);
    expect(await messages(aenne, id)).toMatchObject([{ author: { name: "Petra Groß" } }]);
  });

  it("every current member of the company writes, and the company reads who did", async () => {
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const id = await accept(petra, aenne);
    expect(await write(jan, id, "Von Jan.")).toMatchObject({ status: 201 });
    const author = { name: "Jan Süd", isOwn: false, isOwnSide: true };
    expect(await messages(petra, id)).toMatchObject([{ text: "Von Jan.", isUnread: false, author }]);
    expect(await messages(aenne, id)).toMatchObject([{ author: { name: "Jan S.", isOwnSide: false } }]);
    await stack.call("business/leave-company", { token: jan.token });
    expect(await write(jan, id)).toMatchObject(notFound);
    expect(await read(jan, id)).toMatchObject(notFound);
    expect(await textsSeenBy(petra, id)).toEqual(["Von Jan."]);
  });

  it("strangers neither read nor write", async () => {
    const id = await accept(petra, aenne);
    await write(petra, id);
    for (const stranger of [await requests.business(), await community.member()]) {
      expect(await read(stranger, id)).toMatchObject(notFound);
      expect(await write(stranger, id)).toMatchObject(notFound);
    }
  });

  it("a block ends the writing of both sides, and both still read", async () => {
    const id = await accept(petra, aenne);
    await write(petra, id, "Vorher.");
    await community.block(aenne, petra.user.id);
    for (const one of [petra, aenne]) {
      expect(await write(one, id)).toMatchObject(notFound);
      expect(await textsSeenBy(one, id)).toEqual(["Vorher."]);
    }
  });

  it("the account of the other side is needed to write", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const id = await accept(petra, aenne);
    await UserEntity.patch({ userId: aenne.user.id }).set({ lockedAt: now }).go();
    expect(await write(petra, id)).toMatchObject(notFound);
  });

  it.each(["business", "freelancer"] as const)("erasing the account of the %s erases all messages", async (side) => {
    const id = await accept(petra, aenne);
    const stored = async () => (await storedItems()).filter((item) => item.requestId === id);
    for (const one of [petra, aenne]) await write(one, id);
    expect(await stored()).toHaveLength(3);
    await erase(side === "business" ? petra : aenne);
    expect(await stored()).toEqual([]);
  });

  it("erasing a colleague erases only their messages", async () => {
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const id = await accept(petra, aenne);
    await write(jan, id, "Von Jan.");
    await write(petra, id, "Von Petra.");
    await erase(jan);
    expect(await textsSeenBy(aenne, id)).toEqual(["Von Petra."]);
    expect(await write(aenne, id)).toMatchObject({ status: 201 });
  });
});

describe("messages", () => {
  it("are possible only after the acceptance", async () => {
    const { id } = await requests.request(petra, aenne);
    const early = refusal(409, "request_message.not_accepted");
    for (const one of [petra, aenne]) expect(await write(one, id)).toMatchObject(early);
    expect(await messages(petra, id)).toEqual([]);
    expect(await update(petra, id, { progress: "talking" })).toMatchObject(early);
    await requests.answer(aenne, id, { status: "rejected" });
    expect(await write(petra, id)).toMatchObject(early);
  });

  it("have 1 to 1,000 characters", async () => {
    const id = await acceptedRequest(petra, aenne);
    for (const text of ["", " \n ", "x".repeat(1001)]) {
      expect(await write(petra, id, text)).toMatchObject({
        status: 400,
        json: { fields: { text: expect.any(String) } },
      });
    }
    expect(await write(petra, id, "x".repeat(1000))).toMatchObject({ status: 201 });
  });

  it("end at 100 under one request, and come in pages", { tags: "one-engine" }, async () => {
    const id = await acceptedRequest(petra, aenne);
    for (let count = 0; count < 100; count += 1) {
      stack.setNow(new Date(Date.parse(now) + count * 1000).toISOString());
      const answer = await write(count % 2 ? aenne : petra, id, `Nachricht ${count + 1}`);
      expect(answer.status, answer.text).toBe(201);
    }
    const full = refusal(409, "request_message.too_many");
    for (const one of [petra, aenne]) expect(await write(one, id)).toMatchObject(full);
    const first = await read(petra, id);
    const second = await read(petra, id, { cursor: first.headers["x-next-cursor"] ?? "" });
    const texts = [first, second].map(({ json }) => (json as { text: string }[]).map(({ text }) => text));
    expect(texts.map((page) => [page.length, page[0], page.at(-1)])).toEqual([
      [50, "Nachricht 100", "Nachricht 51"],
      [50, "Nachricht 50", "Nachricht 1"],
    ]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
  });

  it("are limited to 60 per author and hour", async () => {
    const id = await acceptedRequest(petra, aenne);
    for (let count = 0; count < 60; count += 1) await write(petra, id);
    expect(await write(petra, id)).toMatchObject(refusal(429, "request.rate_limited"));
    expect(await write(aenne, id)).toMatchObject({ status: 201 });
    stack.setNow("2027-03-01T10:00:00.000Z");
    expect(await write(petra, id)).toMatchObject({ status: 201 });
  });

  it("under a request for a project need Premium of the freelancer", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const [project, direct] = [await acceptedProject(petra, aenne), await acceptedRequest(petra, aenne)];
    await UserEntity.patch({ userId: aenne.user.id }).set({ plan: "kostenlos" }).go();
    const limited = refusal(403, "plan_limit");
    expect(await write(aenne, project)).toMatchObject(limited);
    expect(await read(aenne, project)).toMatchObject(limited);
    expect(await write(aenne, direct)).toMatchObject({ status: 201 });
  });

  it("do not exist under requests for posts of freelancers", async () => {
    const author = await community.member();
    const { id } = await community.request(aenne, await community.publish(author));
    await community.answer(author, id, "accepted");
    for (const one of [author, aenne]) expect(await write(one, id)).toMatchObject(notFound);
  });
});
