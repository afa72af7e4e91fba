import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, selectOption } from "../../../testing/user.ts";

const label = /^Auftrag \(freiwillig\)/;
const words = "Wir erneuern unser Portal. ".repeat(40).trim();

/** Opens the form for a request to Änne. The business has published projects with these titles and descriptions. */
async function open(...projects: { title: string; content: string; filled?: boolean }[]) {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const { publish, fill: mark } = projectPostCalls(stack);
  for (const { filled = false, ...project } of projects) {
    const { id } = await publish(account, project);
    if (filled) await mark(account, id, true);
  }
  const aenne = await projectRequestCalls(stack).freelancer({ name: "Änne Weiß" });
  await stack.deliver();
  const shown = await renderScreen(`/business/dashboard?tab=crm&freelancer=${aenne.user.id}`, { as: account });
  await press("Anfrage senden");
  return { ...shown, form: await findDialog("Anfrage an Änne W.") };
}

const message = async () => (await findField("Nachricht")).value;
const expectMessage = (text: string) => waitFor(async () => expect(await message()).toBe(text));
const about = (title: string, content: string) => `Es geht um unseren Auftrag „${title}“.\n\n${content}`;
const [portal, shop] = [
  { title: "Zollportal", content: "Wir suchen jemanden für die Oberfläche." },
  { title: "Webshop", content: "Der Versand soll schneller werden." },
];

it("an open project introduces the message, and what was typed after it stays when another one is chosen", async () => {
  const { network, form } = await open(portal, shop, { ...portal, title: "Lager", filled: true });
  await press(/Auftrag \(freiwillig\)$/);
  const options = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(options).toEqual(["Kein Auftrag", "Webshop", "Zollportal"]);
  await press("Zollportal", { role: "option" });
  await expectMessage(`${about(portal.title, portal.content)}\n\n`);
  await fill("Nachricht", `${await message()}Passt Ihnen das?`);
  await selectOption(label, "Webshop");
  await expectMessage(`${about(shop.title, shop.content)}\n\nPasst Ihnen das?`);
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  const body = { message: `${about(shop.title, shop.content)}\n\nPasst Ihnen das?` };
  expect(network.sent("project-requests/create")).toMatchObject([{ body }]);
});

it("no project removes the introduction only", async () => {
  await open(portal);
  await selectOption(label, portal.title);
  await fill("Nachricht", `${await message()}Passt Ihnen das?`);
  await selectOption(label, "Kein Auftrag");
  await expectMessage("Passt Ihnen das?");
});

it("a message that the person wrote or changed is kept: a project can be chosen only when it is empty", async () => {
  const { form } = await open(portal, shop);
  const isLocked = () => within(form).getByLabelText<HTMLButtonElement>(label, { selector: "button" }).disabled;
  await fill("Nachricht", projectMessage);
  await expectText(/^Nur bei leerer Nachricht wählbar/, form);
  expect(isLocked()).toBe(true);
  await fill("Nachricht", "");
  await selectOption(label, portal.title);
  await fill("Nachricht", (await message()).replace("unseren", "meinen"));
  await waitFor(() => expect(isLocked()).toBe(true));
});

it("a long description is cut to 400 characters at the end of a word", async () => {
  await open({ title: "Portal", content: words });
  await selectOption(label, "Portal");
  await waitFor(async () => expect(await message()).not.toBe(""));
  const excerpt = (await message()).split("\n\n")[1] ?? "";
  expect(excerpt.length).toBeGreaterThan(380);
  expect(excerpt.length).toBeLessThanOrEqual(400);
  expect(words.startsWith(`${excerpt.slice(0, -1)} `)).toBe(true);
});

it("the description is cut further when the typed text leaves less room", async () => {
  await open(portal, { title: "Portal", content: words });
  await selectOption(label, portal.title);
  const typed = "x".repeat(1800);
  await fill("Nachricht", `${await message()}${typed}`);
  await selectOption(label, "Portal");
  await waitFor(async () => expect(await message()).toMatch(/^Es geht um unseren Auftrag „Portal“/));
  expect((await message()).endsWith(`\n\n${typed}`)).toBe(true);
  expect((await message()).length).toBeLessThanOrEqual(2000);
  expect((await message()).length).toBeGreaterThan(1980);
});

it("a business without open projects is offered none", async () => {
  const { form } = await open({ ...portal, filled: true });
  await findField("Nachricht");
  expect(within(form).queryByLabelText(label)).toBeNull();
});
