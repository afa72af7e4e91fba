import { signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findConfirmation, press, textOf } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const dashboard = "/business/dashboard";
const inMarch = { ida: "2027-03-15T09:00:00.000Z", aenne: "2027-03-16T13:30:00.000Z" };
const dates = () => screen.findByRole("list", { name: "Termine" });
const rows = async () =>
  within(await dates())
    .getAllByRole("listitem")
    .map(textOf);

/** Opens the overview of a business that has agreed on a date with Änne under its request, and with Ida about a project. */
async function open(slots = inMarch) {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = requestMessageCalls(stack);
  const aenne = await projectRequestCalls(stack).freelancer({ name: "Änne Weiß" });
  const ida = await communityCalls(stack).member("Ida Öz");
  const ids = { aenne: await calls.acceptedRequest(account, aenne), ida: await calls.acceptedProject(account, ida) };
  const agree = async (freelancer: typeof ida, id: number, slot: string, place: string) => {
    await calls.send(account, id, { text: "Passt das?", appointment: { slots: [slot], minutes: 30, place } });
    const proposed = (await calls.messages(account, id)).find(({ appointment }) => appointment?.slots.includes(slot));
    const answer = { messageId: proposed?.id, accepted: true, slot };
    expect((await calls.send(freelancer, id, { text: "Passt.", answer })).status).toBe(201);
  };
  await agree(aenne, ids.aenne, slots.aenne, "https://example.org/raum");
  await agree(ida, ids.ida, slots.ida, "");
  return { ids, ...(await renderScreen(dashboard, { as: account })) };
}

it("the overview lists agreed dates of both kinds of requests, the next one first, with their conversation", async () => {
  const { ids } = await open();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [first, second] = await rows();
  expect(first).toMatch(/^Mo\., 15\. März, 10:00 Uhr ?Mit Ida Ö\., 30 Minuten ?Zum Gespräch/);
  expect(second).toMatch(/^Di\., 16\. März, 14:30 Uhr ?Mit Änne W\., 30 Minuten ?https:\/\/example\.org\/raum/);
  await press("Zum Gespräch mit Änne W.", { role: "link" });
  await press("Termin absagen", { container: await screen.findByRole("group", { name: /^Terminvorschlag/ }) });
  expect(new URLSearchParams(location.search).get("messages")).toBe(String(ids.aenne));
  await press("Termin absagen", { container: await findConfirmation("Termin absagen?") });
  await expectText("Abgesagt");
  await press("Übersicht", { role: "tab" });
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it("an agreed date is saved in a calendar", async () => {
  await open();
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:date");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press("In den Kalender: Mo., 15. März, 10:00 Uhr");
  expect(names).toEqual(["termin-2027-03-15.ics"]);
  vi.restoreAllMocks();
});

it("a date is listed until it is over", async () => {
  const { reload } = await open({ ida: "2027-03-01T09:20:00.000Z", aenne: "2027-03-01T09:10:00.000Z" });
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  vi.setSystemTime("2027-03-01T09:41:00Z");
  await reload();
  await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining("Ida Ö.")]));
});

it("the next session of the support is among the dates, in the order of time", async () => {
  const { stack, account, reload } = await open();
  const save = async (revision: number, nextSession: object | null) => {
    const contact = { name: "Karin Vogt", role: "", phone: "", email: "", times: "" };
    const { status } = await stack.call("accounts/save-support", {
      token: (await signedInAdmin(stack)).token,
      params: { accountId: String(account.user.id) },
      body: { revision, contact, nextSession, documents: [] },
    });
    expect(status).toBe(200);
    await reload();
  };
  await save(0, { date: "2027-03-15", time: "14:00", link: "https://meet.example.org/a" });
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect((await rows())[1]).toMatch(
    /^Mo\., 15\. März, 14:00 Uhr ?Ihre Begleitung, mit Karin Vogt ?https:\/\/meet\.example\.org\/a ?Zu Ihrer Begleitung$/,
  );
  const link = within(await dates()).getByRole("link", { name: "Zu Ihrer Begleitung" });
  const target = document.querySelector(link.getAttribute("href") ?? "");
  expect(textOf(target)).toMatch(/^Ihre Begleitung/);
  await save(1, null);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});
