import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, findDialog, press, textOf, user } from "../../../testing/user.ts";

const trainingsAt = "/freelance/dashboard?section=trainings";
const broken = { "trainings/list": { status: 500, body: { code: "request.internal" } } };

const list = (name = "Trainings") => screen.findByRole("list", { name });
const cards = async (name?: string) => [...(await list(name)).children] as HTMLElement[];
async function card(title: string): Promise<HTMLElement> {
  const found = (await cards()).find((one) => textOf(one).includes(title));
  if (!found) throw new Error(`no card ${title}`);
  return found;
}
const expectProgress = async (title: string, progress: string) =>
  waitFor(async () => expect(textOf(await card(title))).toContain(progress));

it("the list has six cards with picture, category, duration and a button [TRAIN-01..04, TRAIN-05..07, PROD-105, SCOPE-02]", async () => {
  await renderScreen(trainingsAt);
  await expectHeading("Trainings");
  await expectText("24 kurze Lektionen, von der Positionierung bis zum Abschlussgespräch.");
  const shown = await cards();
  expect(shown).toHaveLength(6);
  const badges = ["Positionierung", "Profil", "Outreach", "Follow-up", "Verhandlung", "Abschluss"];
  for (const [index, one] of shown.entries()) {
    expect(one.querySelector("[data-thumbnail] svg")).toBeTruthy();
    expect(textOf(one)).toContain(badges[index]);
    expect(textOf(one)).toMatch(/Zum Lesen · \d+ Min\./);
    expect(within(one).getByRole("button", { name: "Jetzt ansehen" })).toBeTruthy();
  }
});

it("a card shows title, description, duration and picture [TRAIN-09..12, TRAIN-13]", async () => {
  await renderScreen(trainingsAt);
  const first = await card("Positionierung: Wofür man Sie anruft");
  expect(textOf(first)).toContain("Aus vielen Leistungen wird ein Angebot, das man in einem Satz weitersagen kann.");
  expect(textOf(first.querySelector("[data-thumbnail=positioning]")?.parentElement)).toBe("Zum Lesen · 2 Min.");
  const button = within(first).getByRole("button");
  expect(document.getElementById(String(button.getAttribute("aria-describedby")))?.textContent).toBe(
    "Positionierung: Wofür man Sie anruft",
  );
});

it("a card shows the progress, also after a reload", async () => {
  const { account, stack, reload } = await renderScreen(trainingsAt);
  await expectProgress("Profil: Die Seite", "0 von 4 Lektionen");
  for (const lessonId of ["headline", "about"])
    await stack.call("trainings/mark-lesson", { token: account.token, body: { lessonId, isDone: true } });
  await reload();
  await expectProgress("Profil: Die Seite", "2 von 4 Lektionen");
  const bar = within(await card("Profil: Die Seite")).getByRole("progressbar");
  expect(bar.getAttribute("aria-valuetext")).toBe("2 von 4 Lektionen");
});

it("the cards are shown while the progress loads", async () => {
  const { account } = await renderScreen("/freelance/dashboard?section=kpis");
  const { network } = await renderScreen("/freelance/dashboard?section=kpis", { as: account });
  network.hold("trainings/list");
  await followLink("Trainings");
  expect(await cards()).toHaveLength(6);
  await expectText("Ihr Fortschritt wird geladen …");
});

it("the cards stay when the progress cannot be loaded, and a retry is offered", async () => {
  const { network } = await renderScreen(trainingsAt, { failing: broken });
  await expectText("Videos und Fortschritt konnten nicht geladen werden");
  expect(await cards()).toHaveLength(6);
  await press("Jetzt ansehen", { container: await card("Profil: Die Seite") });
  await expectText("Foto und Banner: der erste Blick", await findDialog());
  await expectText("Videos und Fortschritt konnten nicht geladen werden", await findDialog());
  network.clearFailures();
  await press("Erneut versuchen", { container: await findDialog() });
  await waitFor(async () => expect(textOf(await findDialog())).not.toContain("konnten nicht geladen werden"));
  await user.keyboard("{Escape}");
  await expectProgress("Profil: Die Seite", "0 von 4 Lektionen");
});

it("the list is available in English and French", async () => {
  await renderScreen(trainingsAt, { language: "en" });
  await expectHeading("Trainings");
  expect((await cards()).map((one) => within(one).getByRole("button").textContent)).toEqual(Array(6).fill("Watch now"));
  await expectText("Negotiation: standing by your rates");
  await renderScreen(trainingsAt, { language: "fr" });
  await expectHeading("Formations");
  await expectText("Négociation : défendre ses honoraires");
});
