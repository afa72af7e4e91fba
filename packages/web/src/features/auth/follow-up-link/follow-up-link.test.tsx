import type { Lead } from "@linkedpotential/contract/leads/schema";
import { followUpLinksFor } from "@linkedpotential/local/testing/follow-up-links";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, press, textOf } from "../../../testing/user.ts";

const date = "2027-03-12";
const lead = { name: "Ida Öz", company: "Nord AG", followUpDate: date };

beforeEach(() => {
  vi.setSystemTime("2027-03-12T08:00:00.000Z");
});

/** Creates a lead, and opens one of its links in a browser in which nobody is signed in. */
async function open(action: "done" | "day" | "week", alter = (link: string) => link) {
  const { account, stack } = await renderScreen("/freelance/dashboard", { seed: { leads: [lead] } });
  const { token, user } = account;
  const { json } = await stack.call("leads/list", { token });
  const [{ id = 0 } = {}] = json as Lead[];
  const { pathname, search } = new URL((await followUpLinksFor(user.id, id, date))[action]);
  const opened = await renderScreen(alter(pathname + search), { as: "nobody" });
  const params = { leadId: String(id) };
  return {
    ...opened,
    change: (body: object) => stack.call("leads/update", { token, params, body }),
    remove: () => stack.call("leads/delete", { token, params }),
    followUp: async () => {
      const stored = (await stack.call("leads/get", { token, params })).json as Lead;
      return [stored.followUpDate, stored.followUpCompleted];
    },
  };
}
const linkToDashboard = async () => (await screen.findByRole("link", { name: "Zum Dashboard" })).getAttribute("href");

it("a link of the mail shows the follow-up, and completes it on a press only", async () => {
  const { network, followUp } = await open("done");
  await expectHeading("Follow-up erledigt?");
  await expectText("Ida Öz");
  await expectText("Freitag, 12. März 2027");
  expect(location.pathname + location.search).toBe("/freelance/follow-up");
  expect(await followUp()).toEqual([date, false]);
  expect(network.sent("follow-up-links/apply")).toEqual([]);
  await press("Als erledigt eintragen");
  await expectHeading("Erledigt. Nächstes Follow-up?");
  expect(await followUp()).toEqual([date, true]);
  expect(await linkToDashboard()).toBe("/freelance/dashboard");
});

it("after a completed follow-up the next one is planned, and undone step by step", async () => {
  const { followUp } = await open("done");
  await press("Als erledigt eintragen");
  const choices = await screen.findByRole("group", { name: "Nächstes Follow-up" });
  expect(within(choices).getAllByRole("button").map(textOf)).toEqual(["Morgen", "+3 Tage", "Nächste Woche"]);
  await press("+3 Tage");
  await expectHeading("Eingetragen");
  await expectText("Nächstes Follow-up: Montag, 15. März 2027.");
  expect(await followUp()).toEqual(["2027-03-15", false]);
  await press("Rückgängig machen");
  await expectHeading("Erledigt. Nächstes Follow-up?");
  expect(await followUp()).toEqual([date, true]);
  await press("Nächste Woche");
  await expectHeading("Eingetragen");
  expect(await followUp()).toEqual(["2027-03-19", false]);
  await press("Rückgängig machen");
  await expectHeading("Erledigt. Nächstes Follow-up?");
  await press("Rückgängig machen");
  await expectHeading("Follow-up erledigt?");
  await expectText("Rückgängig gemacht. Das Follow-up ist wieder offen.");
  expect(await followUp()).toEqual([date, false]);
  await press("Als erledigt eintragen");
  await expectHeading("Erledigt. Nächstes Follow-up?");
});

it.each([
  ["day", "Follow-up um einen Tag verschieben?", "Samstag, 13. März 2027", "2027-03-13"],
  ["week", "Follow-up um eine Woche verschieben?", "Freitag, 19. März 2027", "2027-03-19"],
] as const)("a link postpones the follow-up by a %s, and undoes it", async (action, title, day, moved) => {
  const { followUp } = await open(action);
  await expectHeading(title);
  await expectText(day);
  await press("Verschieben");
  await expectHeading("Verschoben");
  await expectText(`Das Follow-up ist jetzt am ${day} fällig.`);
  expect(await followUp()).toEqual([moved, false]);
  await press("Rückgängig machen");
  await expectHeading(title);
  expect(await followUp()).toEqual([date, false]);
});

it("a link that was used says so after a reload, and leads to the dashboard", async () => {
  const { reload, followUp } = await open("day");
  await press("Verschieben");
  await expectHeading("Verschoben");
  await reload();
  await expectHeading("Dieses Follow-up wurde schon geändert");
  expect(await linkToDashboard()).toBe("/freelance/dashboard");
  expect(await followUp()).toEqual(["2027-03-13", false]);
});

it("a follow-up that changes while the page is open stays as it is", async () => {
  const { change, followUp } = await open("week");
  await expectHeading("Follow-up um eine Woche verschieben?");
  await change({ followUpDate: "2027-04-01" });
  await press("Verschieben");
  await expectHeading("Dieses Follow-up wurde schon geändert");
  expect(screen.queryByText("Ida Öz")).toBeNull();
  expect(await followUp()).toEqual(["2027-04-01", false]);
});

it("a deleted lead, an expired link and an altered or incomplete one are refused with the next step", async () => {
  const { reload, remove } = await open("done");
  await expectHeading("Follow-up erledigt?");
  await remove();
  await reload();
  await expectHeading("Diesen Lead gibt es nicht mehr");
  expect(screen.queryByText("Ida Öz")).toBeNull();
  const { network } = await open("done", (link) => `${link.slice(0, -3)}abc`);
  await expectHeading("Dieser Link gilt nicht");
  expect(await linkToDashboard()).toBe("/freelance/dashboard");
  expect(network.sent("follow-up-links/apply")).toEqual([]);
  await open("done", (link) => link.replace(/\?.*/, ""));
  await expectHeading("Dieser Link gilt nicht");
  const late = await open("done");
  await expectHeading("Follow-up erledigt?");
  vi.setSystemTime("2027-03-19T08:00:01.000Z");
  await late.reload();
  await expectHeading("Dieser Link ist abgelaufen");
});

it("without a connection nothing is lost: the page says so and tries again", async () => {
  const { network, reload, followUp } = await open("done");
  await expectHeading("Follow-up erledigt?");
  network.fail("follow-up-links/apply", "offline");
  await press("Als erledigt eintragen");
  await expectText(/^Das hat nicht geklappt\. Keine Verbindung zum Server\./);
  network.clearFailures();
  await press("Als erledigt eintragen");
  await expectHeading("Erledigt. Nächstes Follow-up?");
  expect(await followUp()).toEqual([date, true]);
  network.fail("follow-up-links/preview", "offline");
  await reload();
  await expectHeading("Verbindungsfehler");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectHeading("Dieses Follow-up wurde schon geändert");
});
