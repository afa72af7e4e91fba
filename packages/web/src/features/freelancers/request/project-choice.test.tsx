import type { NewProject } from "@linkedpotential/contract/community/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, selectOption } from "../../../testing/user.ts";

const label = /^Auftrag \(freiwillig\)/;
const words = "Wir erneuern unser Portal. ".repeat(40).trim();
const unstated = { start: "", extent: "", budget: "" };

interface GivenProject extends Partial<NewProject> {
  filled?: boolean;
}

/** Opens the form for a request to Änne. The business has published projects with these titles and descriptions. */
async function open(...projects: GivenProject[]) {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const { publish, fill: mark } = projectPostCalls(stack);
  const ids: number[] = [];
  for (const { filled = false, ...project } of projects) {
    const { id } = await publish(account, { lookingFor: ["TypeScript"], ...unstated, ...project });
    if (filled) await mark(account, id, true);
    ids.push(id);
  }
  const aenne = await projectRequestCalls(stack).freelancer({ name: "Änne Weiß" });
  await stack.deliver();
  const shown = await renderScreen(`/business/dashboard?tab=crm&freelancer=${aenne.user.id}`, { as: account });
  await press("Anfrage senden");
  const sent = () => shown.getFromApi<SentProjectRequest[]>("/api/sent-project-requests");
  return { ...shown, sent, ids, mark, form: await findDialog("Anfrage an Änne W.") };
}

const message = async () => (await findField("Nachricht")).value;
const expectMessage = (text: string) => waitFor(async () => expect(await message()).toBe(text));
const facts = "Gesuchte Skills: TypeScript";
const about = (title: string, content: string) => `Es geht um unseren Auftrag „${title}“.\n\n${content}\n\n${facts}`;
const [portal, shop] = [
  { title: "Zollportal", content: "Wir suchen jemanden für die Oberfläche." },
  { title: "Webshop", content: "Der Versand soll schneller werden." },
];

it("an open project introduces the message, and what was typed after it stays when another one is chosen", async () => {
  const { sent, ids, form } = await open(portal, shop, { ...portal, title: "Lager", filled: true });
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
  const project = { id: ids[1], title: shop.title };
  const text = `${about(shop.title, shop.content)}\n\nPasst Ihnen das?`;
  expect(await sent()).toMatchObject([{ message: text, project }]);
});

it("no project removes the introduction only, and the request is sent without one", async () => {
  const { sent, form } = await open(portal);
  await selectOption(label, portal.title);
  await fill("Nachricht", `${await message()}${projectMessage}`);
  await selectOption(label, "Kein Auftrag");
  await expectMessage(projectMessage);
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  expect((await sent())[0]).not.toHaveProperty("project");
});

it("a message that the person wrote is kept, and the request still names the project that is chosen", async () => {
  const { sent, ids, form } = await open(portal, shop);
  await fill("Nachricht", projectMessage);
  await selectOption(label, portal.title);
  await expectText(/Ihr Text bleibt, wie er ist\.$/, form);
  await selectOption(label, shop.title);
  await expectMessage(projectMessage);
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  expect(await sent()).toMatchObject([{ message: projectMessage, project: { id: ids[1], title: shop.title } }]);
});

it("the request names the project after its introduction was changed", async () => {
  const { sent, ids, form } = await open(portal);
  await selectOption(label, portal.title);
  const changed = (await message()).replace("unseren", "meinen").trim();
  await fill("Nachricht", changed);
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  expect(await sent()).toMatchObject([{ message: changed, project: { id: ids[0] } }]);
});

it("the introduction says what the project states about skills, start, extent and pay", async () => {
  const [start, extent, budget] = ["Ab März", "3 Tage pro Woche", "95 Euro pro Stunde"];
  await open({ ...portal, lookingFor: ["React", "UI-Design"], start, extent, budget });
  await selectOption(label, portal.title);
  const lines = [`Gesuchte Skills: React, UI-Design`, `Beginn: ${start}`, `Umfang: ${extent}`, `Vergütung: ${budget}`];
  await expectMessage(`Es geht um unseren Auftrag „Zollportal“.\n\n${portal.content}\n\n${lines.join("\n")}\n\n`);
});

it("a project that was filled elsewhere is refused, and the message is kept", async () => {
  const { ids, mark, account, sent, form } = await open(portal);
  await fill("Nachricht", projectMessage);
  await selectOption(label, portal.title);
  await mark(account, Number(ids[0]), true);
  await press("Anfrage senden", { container: form });
  await expectText(/^Dieser Auftrag ist inzwischen besetzt\./, form);
  expect(await message()).toBe(projectMessage);
  await selectOption(label, "Kein Auftrag");
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  expect(await sent()).toHaveLength(1);
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
  expect((await message()).endsWith(`\n\n${facts}\n\n${typed}`)).toBe(true);
  expect((await message()).length).toBeLessThanOrEqual(2000);
  expect((await message()).length).toBeGreaterThan(1980);
});

it("a business without open projects is offered none", async () => {
  const { form } = await open({ ...portal, filled: true });
  await findField("Nachricht");
  expect(within(form).queryByLabelText(label)).toBeNull();
});
