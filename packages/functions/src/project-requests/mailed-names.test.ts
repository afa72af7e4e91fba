import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, projects, community] = [projectRequestCalls(stack), projectPostCalls(stack), communityCalls(stack)];
const [{ owner, member }, { acceptedRequest, write }] = [companyCalls(stack), requestMessageCalls(stack)];
afterAll(() => stack.stop());

let petra: Someone;
let jan: Someone;
let aenne: Someone;
beforeEach(async () => {
  petra = await owner("Petra Groß");
  jan = await member(petra, "Jan Süd");
  aenne = await community.member("Änne Weiß");
});

/** Returns the sorted subjects of the mails to a member that name Änne. */
const subjectsTo = async ({ user }: Someone) => {
  await stack.deliver();
  const mails = stack.mails().filter(({ to, subject }) => to === user.email && subject.includes("Änne"));
  return mails.map(({ subject }) => subject).sort();
};
/** The freelancer answers another request of Jan, writes under it, and asks for a project of Jan. */
async function approachJan(): Promise<void> {
  const id = await acceptedRequest(jan, aenne);
  await write(aenne, id);
  await community.request(aenne, await projects.publish(jan));
}

it("a company that knows the full name from the request of one member reads it in the mails to all members [O319]", async () => {
  await acceptedRequest(petra, aenne, true);
  await approachJan();
  expect(await subjectsTo(jan)).toEqual([
    "Angenommen: Ihre Anfrage an Änne Weiß",
    "Neue Anfrage von Änne Weiß",
    "Neue Nachricht von Änne Weiß",
  ]);
});

it("a company to which the name was not shared reads the short one, also after a former member knew it", async () => {
  await acceptedRequest(await requests.business("Ida Öz"), aenne, true);
  await acceptedRequest(petra, aenne);
  const former = await member(petra, "Uwe Dyk");
  await acceptedRequest(former, aenne, true);
  await stack.call("business/leave-company", { token: former.token });
  await approachJan();
  expect(await subjectsTo(jan)).toEqual([
    "Angenommen: Ihre Anfrage an Änne W.",
    "Neue Anfrage von Änne W.",
    "Neue Nachricht von Änne W.",
  ]);
});

it("the name shared with a member whom the freelancer blocked is not used", async () => {
  await acceptedRequest(petra, aenne, true);
  await community.block(aenne, petra.user.id);
  await approachJan();
  expect(await subjectsTo(jan)).toContain("Neue Nachricht von Änne W.");
});
