import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, expect, it } from "vitest";

const stack = await startTestStack();
const requests = projectRequestCalls(stack);
const { acceptedRequest, acceptedProject, write, messages, received } = requestMessageCalls(stack);
afterAll(() => stack.stop());

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await requests.business(), await requests.freelancer()];
});

const sendersSeenBy = async (freelancer: Someone) => (await received(freelancer)).map(({ sender }) => sender);
const bellOf = async ({ token }: Someone) =>
  ((await stack.call("notifications/list", { token })).json as Notification[]).map(({ message }) => message);
/** Returns the subjects of the mails that name Petra, newest first. */
const subjectsTo = ({ user }: Someone) =>
  stack.mails().flatMap(({ to, subject }) => (to === user.email && subject.includes("Petra") ? [subject] : []));

it("a freelancer who knows the full name of a member from one request sees it in the others, their messages, mails and in the bell [O319]", async () => {
  await acceptedRequest(petra, aenne, true);
  const id = await acceptedRequest(petra, aenne);
  await write(petra, id);
  const [second] = await received(aenne);
  expect(second?.sender).toMatchObject({ name: "Petra Groß", initials: "PG", contact: null });
  expect(second?.conversation?.lastMessage?.author.name).toBe("Petra Groß");
  expect((await messages(aenne, id))[0]?.author.name).toBe("Petra Groß");
  await stack.deliver();
  expect(subjectsTo(aenne)[0]).toBe("Neue Nachricht von Petra Groß");
  expect((await bellOf(aenne))[0]).toContain("Petra Groß");
});

it("a new request of a member whose name is known names them in full in the mail", async () => {
  await acceptedRequest(petra, aenne, true);
  await stack.deliver();
  await requests.request(petra, aenne);
  await stack.deliver();
  expect(subjectsTo(aenne)[0]).toBe("Neue Anfrage von Petra Groß");
});

it("the name that a member shared tells nothing about a colleague, and nothing to another freelancer", async () => {
  const [jan, uwe] = [await companyCalls(stack).member(petra, "Jan Süd"), await requests.freelancer()];
  await acceptedRequest(petra, aenne, true);
  await acceptedRequest(jan, aenne);
  await acceptedRequest(petra, uwe);
  expect(await sendersSeenBy(aenne)).toMatchObject([{ name: "Jan S.", contact: null }, { name: "Petra Groß" }]);
  expect(await sendersSeenBy(uwe)).toMatchObject([{ name: "Petra G.", contact: null }]);
  await stack.deliver();
  expect((await bellOf(uwe)).join(" ")).not.toContain("Groß");
});

it.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)(
  "under %s that shares contact data, mail and bell name the company of a colleague",
  async (_kind, accept) => {
    const [jan, uwe] = [
      await companyCalls(stack).member(petra, "Jan Süd"),
      await communityCalls(stack).member("Uwe Ost"),
    ];
    const id = await accept(petra, uwe, true);
    await write(jan, id);
    await stack.deliver();
    const mails = stack.mails().filter(({ to }) => to === uwe.user.email);
    const mail = mails.find(({ subject }) => subject === "Neue Nachricht von Jan S.");
    expect(mail?.text).toContain("Jan S. (Nordlicht GmbH) hat Ihnen");
    expect((await bellOf(uwe)).join("\n")).toContain("Jan S. (Nordlicht GmbH) hat Ihnen");
  },
);

it("the company of a colleague is not named before contact data are shared", async () => {
  const jan = await companyCalls(stack).member(petra, "Jan Süd");
  const id = await acceptedRequest(petra, aenne);
  await write(jan, id);
  await stack.deliver();
  expect((await bellOf(aenne))[0]).toMatch(/^Jan S\. hat Ihnen/);
});
