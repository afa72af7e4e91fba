import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, findField, press, user } from "../../../../testing/user.ts";
import { stubNarrowScreen } from "../../../../testing/viewport.ts";

const crm = "/business/dashboard?tab=crm&view=requests";
const back = "Zurück zu den Anfragen";
const names = () => screen.queryAllByRole("option").map((option) => /^[^.]*\./.exec(option.textContent)?.[0]);
const row = (name: string) => screen.findByRole("option", { name: new RegExp(`^${name}`) });
const choose = (name: string) => press(new RegExp(`^${name}`), { role: "option" });
const opened = (name: string) => screen.findByRole("dialog", { name: `Anfrage: ${name}` });
const expectList = () => waitFor(() => expect(names()).toEqual(["Dora M.", "Bo L."]));
const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectList();
};
const openedId = () => Number(new URLSearchParams(location.search).get("messages"));

/** Opens the requests of a business on a phone. It has accepted the request of Bo, and that of Dora is open. */
async function open(search = "") {
  stubNarrowScreen();
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const { member, request } = communityCalls(stack);
  const [bo, dora] = [await member("Bo Lund"), await member("Dora Meer")];
  const ofBo = await requestMessageCalls(stack).acceptedProject(account, bo);
  await request(dora, await projectPostCalls(stack).publish(account, { title: "Zoll" }));
  const shown = await renderScreen(crm + search.replace("{bo}", String(ofBo)), { as: account });
  return { ...shown, ofBo };
}

it("a request opens over the list, and the way back is one step in the history", async () => {
  const { ofBo, network } = await open();
  await expectList();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(network.sent("request-messages/list")).toEqual([]);
  const before = history.length;
  await choose("Bo L.");
  await findField("Nachricht an Bo L.");
  expect(openedId()).toBe(ofBo);
  expect((await row("Bo L.")).closest("[inert]")).not.toBeNull();
  await press(back);
  await expectClosed();
  expect(openedId()).toBe(0);
  history.forward();
  await opened("Bo L.");
  history.back();
  await expectClosed();
  expect(history.length).toBe(before + 1);
});

it("an address opens a request, and the way back leads to the list in its place", async () => {
  await open("&messages={bo}");
  await findField("Nachricht an Bo L.");
  const before = history.length;
  await press(back);
  await expectClosed();
  expect(history.length).toBe(before);
  expect(location.search).not.toContain("messages");
});

it("Escape leaves the message field for the row that was chosen, and keeps the draft", async () => {
  await open();
  await choose("Bo L.");
  await user.type(await findField("Nachricht an Bo L."), "Passt Montag?{Escape}");
  await expectClosed();
  await waitFor(async () => expect(document.activeElement).toBe(await row("Bo L.")));
  await expectText("Entwurf", await row("Bo L."));
  await choose("Bo L.");
  (await screen.findByRole("region", { name: "Bo L." })).focus();
  await user.keyboard("{Escape}");
  await expectClosed();
  expect(location.search).toContain("view=requests");
});

it("Escape in a menu closes the menu only, and the menu leads to the profile and back", async () => {
  await open();
  await choose("Bo L.");
  await press("Weitere Aktionen zu Bo L.");
  await screen.findByRole("menuitem", { name: "Profil melden" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
  await opened("Bo L.");
  await press("Weitere Aktionen zu Bo L.");
  await press("Profil ansehen", { role: "menuitem" });
  await screen.findByRole("heading", { level: 1, name: "Bo L." });
  await press("Zurück zu Ihren Anfragen");
  await opened("Bo L.");
});

it("an address of a request that the company does not have says so above the list", async () => {
  await open("&messages=7");
  await expectText("Diese Anfrage gehört nicht zu Ihrem Unternehmen oder wurde gelöscht.");
  await expectList();
  await choose("Bo L.");
  await opened("Bo L.");
  await press(back);
  await expectClosed();
  expect(screen.queryByText(/^Diese Anfrage gehört nicht/)).toBeNull();
});
