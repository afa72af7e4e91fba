import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, press, textOf } from "../../../testing/user.ts";
import { stubNarrowScreen, stubViewport } from "../../../testing/viewport.ts";

const crm = "/business/dashboard?tab=crm&view=requests";
const people = /^(Änne W|Bo L|Cem A)\./;
const names = () => screen.queryAllByRole("option", { name: people }).map((option) => people.exec(textOf(option))?.[0]);
const row = (name: string) => screen.findByRole("option", { name: new RegExp(`^${name}`) });

/** Opens the sent requests of a business: one is pending, one accepted, and one led to an order. */
async function open(search = "") {
  stubNarrowScreen();
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [requests, messages] = [projectRequestCalls(stack), requestMessageCalls(stack)];
  const [aenne, bo, cem] = [
    await requests.freelancer({ name: "Änne Weiß" }),
    await requests.freelancer({ name: "Bo Lund" }),
    await requests.freelancer({ name: "Cem Ak" }),
  ];
  const hired = await messages.acceptedRequest(account, aenne);
  await messages.update(account, hired, { progress: "hired" });
  const accepted = await messages.acceptedRequest(account, bo);
  await messages.write(bo, accepted, "Das Lastenheft kommt morgen.");
  await requests.request(account, cem, { message: `${projectMessage} Es geht um Fährschiffe.` });
  return renderScreen(crm + search, { as: account });
}

it("the states of sent requests are counted, and each filters the list", async () => {
  await open();
  await press("Filter: Stand");
  await press("Beauftragt (1)", { role: "option" });
  await waitFor(() => expect(names()).toEqual(["Änne W."]));
  expect(new URLSearchParams(location.search).get("group")).toBe("hired");
  await press("Filter: Stand: Beauftragt (1)");
  expect(screen.queryByRole("option", { name: /Abgelehnt/ })).toBeNull();
  await press("Angenommen (1)", { role: "option" });
  await waitFor(() => expect(names()).toEqual(["Bo L."]));
  await press("Filter Stand entfernen");
  // The pending request is the newest, but those with an unread answer stand first.
  await waitFor(() => expect(names()).toEqual(["Bo L.", "Änne W.", "Cem A."]));
});

it("requests with something new are a group of their own, and stay in it while they are read", async () => {
  await open();
  expect(await screen.findAllByText("Neu")).not.toHaveLength(0);
  await press(/^Filter: Neu \(\d\)$/);
  await waitFor(() => expect(names()).not.toContain("Cem A."));
  const viewport = stubViewport();
  viewport.showAll();
  await press(/^Bo L\./, { role: "option" });
  await expectText("Das Lastenheft kommt morgen.", await screen.findByRole("region", { name: "Bo L." }));
  await press("Zurück zu den Anfragen");
  await waitFor(async () => expect(within(await row("Bo L.")).queryByText("1 neu")).toBeNull());
  expect(names()).toContain("Bo L.");
});

it("the filter for new requests says that all are read, and leads back to all", async () => {
  stubNarrowScreen();
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const requests = projectRequestCalls(stack);
  await requests.request(account, await requests.freelancer({ name: "Cem Ak" }));
  await renderScreen(`${crm}&group=new`, { as: account });
  await expectText("Alles gelesen");
  expect(names()).toEqual([]);
  await press("Alle anzeigen");
  await waitFor(() => expect(names()).toEqual(["Cem A."]));
});

it("a request shows the state that the company has set instead of its acceptance", async () => {
  await open();
  const shown = await row("Änne W.");
  await waitFor(() => expect(within(shown).getAllByText("Beauftragt")).not.toHaveLength(0));
  expect(within(shown).queryByText("Angenommen")).toBeNull();
  expect(within(await row("Bo L.")).getByText("Angenommen")).toBeDefined();
});

it("sent requests are searched by names, the request and the last message", async () => {
  await open("&group=hired");
  await waitFor(() => expect(names()).toEqual(["Änne W."]));
  await fill("Name oder Stichwort suchen", "lasten");
  await expectText("Keine Anfrage passt dazu");
  await press("Alle anzeigen");
  await waitFor(() => expect(names()).toHaveLength(3));
  for (const [search, found] of [
    ["lasten", "Bo L."],
    ["faehrsch", "Cem A."],
    ["aenne", "Änne W."],
  ] as const) {
    await fill("Name oder Stichwort suchen", search);
    await waitFor(() => expect(names()).toEqual([found]));
  }
});
