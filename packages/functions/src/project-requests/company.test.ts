import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: ProjectRequestCalls;
let petra: Someone;
let jan: Someone & { memberId: number };
let aenne: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  calls = projectRequestCalls(stack);
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await calls.business(), await calls.freelancer()];
  jan = await companyCalls(stack).member(petra, "Jan Süd");
});
afterAll(() => stack.stop());

const sentPage = async ({ token }: Someone, query: Record<string, string> = {}) => {
  const { json, headers } = await stack.call("project-requests/list-sent", { token, query });
  return { items: json as SentProjectRequest[], cursor: headers["x-next-cursor"] };
};
const idsSeenBy = async (reader: Someone) => (await sentPage(reader)).items.map(({ id }) => id);
const profile = async ({ token }: Someone, { user } = aenne) => {
  const { json } = await stack.call("freelancers/get", { token, params: { freelancerId: String(user.id) } });
  return json as FreelancerProfile;
};
const idsOnProfile = async (reader: Someone) => (await profile(reader)).requests.map(({ id }) => id);
const block = (one: Someone, other: Someone) => communityCalls(stack).block(one, other.user.id);

describe("a request to a freelancer", () => {
  it("is seen with its answer by colleagues, who read who sent it", async () => {
    const { id } = await calls.request(petra, aenne);
    await calls.answer(aenne, id, { status: "accepted", reply: "Gern ab März.", sharesContact: true });
    const answered = { id, reply: "Gern ab März.", recipient: { name: "Änne Weiß", email: aenne.user.email } };
    const sender = { userId: petra.user.id, name: "Petra Groß" };
    for (const [reader, isOwn] of [
      [petra, true],
      [jan, false],
    ] as const) {
      const seen = [{ ...answered, sender: { ...sender, isOwn } }];
      expect((await sentPage(reader)).items).toMatchObject(seen);
      expect((await profile(reader)).requests).toMatchObject(seen);
    }
  });

  it("is not seen by other companies and by freelancers", async () => {
    await calls.request(petra, aenne);
    const stranger = await calls.business();
    expect([await idsSeenBy(stranger), await idsOnProfile(stranger)]).toEqual([[], []]);
    const { token } = await calls.freelancer();
    expect((await stack.call("project-requests/list-sent", { token })).status).toBe(403);
  });

  it("is withdrawn by its sender only, and a colleague may ask the same person", async () => {
    const { id } = await calls.request(petra, aenne);
    expect(await calls.withdraw(jan, id)).toMatchObject({ status: 404, json: { code: "project_request.not_found" } });
    const other = await calls.request(jan, aenne);
    expect(await idsOnProfile(petra)).toEqual([other.id, id]);
    expect(await calls.withdraw(petra, id)).toMatchObject({ status: 200 });
    expect(await idsSeenBy(jan)).toEqual([other.id]);
  });

  it("goes along with a member who leaves", async () => {
    const [ofPetra, ofJan] = [await calls.request(petra, aenne), await calls.request(jan, aenne)];
    await stack.call("business/leave-company", { token: jan.token });
    for (const [reader, ids] of [
      [petra, [ofPetra.id]],
      [jan, [ofJan.id]],
    ] as const) {
      expect([await idsSeenBy(reader), await idsOnProfile(reader)]).toEqual([ids, ids]);
    }
  });

  it("is hidden after a block between the freelancer and the sender or the reader", async () => {
    const kim = await calls.freelancer({ name: "Kim Groß" });
    const [ofPetra, ofJan, toKim] = [
      await calls.request(petra, aenne),
      await calls.request(jan, aenne),
      await calls.request(petra, kim),
    ];
    for (const { id } of [ofPetra, ofJan]) await calls.answer(aenne, id, { status: "accepted" });
    await block(aenne, petra);
    expect(await idsSeenBy(petra)).toEqual([toKim.id]);
    expect(await idsSeenBy(jan)).toEqual([toKim.id, ofJan.id]);
    expect(await idsOnProfile(jan)).toEqual([ofJan.id]);
  });
});

it("pages of several members follow one another, newest first", async () => {
  const ida = await companyCalls(stack).member(petra, "Ida Öz");
  const ids: number[] = [];
  for (const sender of [petra, jan, petra, petra, ida, jan, petra]) {
    ids.unshift((await calls.request(sender, await calls.freelancer())).id);
  }
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    const page = await sentPage(ida, { limit: "3", ...(cursor && { cursor }) });
    pages.push(page.items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor);
  expect(pages).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
});

describe("the profile of a freelancer whose request for a project was accepted", () => {
  const accept = async (author: Someone, shared: object) => {
    const { member, request } = communityCalls(stack);
    const { publish, answer } = projectPostCalls(stack);
    const asker = await member();
    const { id } = await request(asker, await publish(author));
    expect(await answer(author, id, { status: "accepted", ...shared })).toMatchObject({ status: 200 });
    return asker;
  };

  it("names project, reply and shared contact data to the whole company", async () => {
    const asker = await accept(petra, { reply: "Passt gut.", sharesContact: true });
    const { projectContact } = await profile(jan, asker);
    expect(projectContact).toMatchObject({ reply: "Passt gut.", contact: { email: petra.user.email } });
    expect(projectContact?.member).toEqual({ userId: petra.user.id, name: "Petra Groß", isOwn: false });
    expect((await profile(petra, asker)).projectContact?.member.isOwn).toBe(true);
    expect((await profile(await calls.business(), asker)).projectContact).toBeNull();
  });

  it("says so if no contact data were shared, and keeps a block of the member", async () => {
    const asker = await accept(petra, {});
    expect((await profile(jan, asker)).projectContact).toMatchObject({ reply: "", contact: null });
    await block(asker, petra);
    expect((await profile(jan, asker)).projectContact).toBeNull();
  });
});
