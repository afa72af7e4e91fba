import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { follow } from "../../../testing/navigation.ts";
import { dialog, expectHeading, expectText, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const trainingsAt = "/freelance/dashboard?section=trainings";
const broken = { "trainings/list": { status: 500, body: { code: "request.internal" } } };

const list = (name = "Trainings") => screen.findByRole("list", { name });
const cards = async (name?: string) => [...(await list(name)).children] as HTMLElement[];
async function card(title: string): Promise<HTMLElement> {
  const found = (await cards()).find((one) => wordsOf(one).includes(title));
  if (!found) throw new Error(`no card ${title}`);
  return found;
}
const expectProgress = async (title: string, progress: string) =>
  waitFor(async () => expect(wordsOf(await card(title))).toContain(progress));

it("shows six cards with picture, category, duration and a button [TRAIN-01..04, TRAIN-05..07, PROD-105, SCOPE-02]", async () => {
  await renderScreen(trainingsAt);
  await expectHeading("Trainings");
  await expectText("24 kurze Lektionen, von der Positionierung bis zum Abschlussgespräch.");
  const shown = await cards();
  expect(shown).toHaveLength(6);
  const badges = ["Positionierung", "Profil", "Outreach", "Follow-up", "Verhandlung", "Abschluss"];
  for (const [index, one] of shown.entries()) {
    expect(one.querySelector("[data-thumbnail] svg")).toBeTruthy();
    expect(wordsOf(one)).toContain(badges[index]);
    expect(wordsOf(one)).toMatch(/\d+:\d\d Min\./);
    expect(within(one).getByRole("button", { name: "Jetzt ansehen" })).toBeTruthy();
  }
});

it("says of a card its title, description, category, duration and picture [TRAIN-09..12, TRAIN-13]", async () => {
  await renderScreen(trainingsAt);
  const first = await card("Positionierung: Wofür man Sie anruft");
  expect(wordsOf(first)).toContain("Aus vielen Leistungen wird ein Angebot, das man in einem Satz weitersagen kann.");
  expect(wordsOf(first.querySelector("[data-thumbnail=positioning]")?.parentElement)).toBe("18:30 Min.");
  const button = within(first).getByRole("button");
  expect(document.getElementById(String(button.getAttribute("aria-describedby")))?.textContent).toBe(
    "Positionierung: Wofür man Sie anruft",
  );
});

it("shows how far somebody is, over a reload", async () => {
  const { account, stack, reload } = await renderScreen(trainingsAt);
  await expectProgress("Profil: Die Seite", "0 von 4 Lektionen");
  for (const lessonId of ["headline", "about"])
    await stack.call("trainings/mark-lesson", { token: account.token, body: { lessonId, isDone: true } });
  await reload();
  await expectProgress("Profil: Die Seite", "2 von 4 Lektionen");
  const bar = within(await card("Profil: Die Seite")).getByRole("progressbar");
  expect(bar.getAttribute("aria-valuetext")).toBe("2 von 4 Lektionen");
});

it("shows the cards before the progress is there", async () => {
  const { account } = await renderScreen("/freelance/dashboard?section=kpis");
  const { network } = await renderScreen("/freelance/dashboard?section=kpis", { as: account });
  network.hold("trainings/list");
  await follow("Trainings");
  expect(await cards()).toHaveLength(6);
  await expectText("Ihr Fortschritt wird geladen …");
});

it("says that progress cannot be loaded, keeps the cards and tries again", async () => {
  const { network } = await renderScreen(trainingsAt, { failing: broken });
  await expectText("Videos und Fortschritt konnten nicht geladen werden");
  expect(await cards()).toHaveLength(6);
  await press("Jetzt ansehen", { at: await card("Profil: Die Seite") });
  await expectText("Foto und Banner: der erste Blick", await dialog());
  network.heal();
  await press("Erneut versuchen", { at: await dialog() });
  await expectText("Dieses Video ist noch nicht da", await dialog());
  await hands.keyboard("{Escape}");
  await expectProgress("Profil: Die Seite", "0 von 4 Lektionen");
});

it("is there in English and French", async () => {
  await renderScreen(trainingsAt, { language: "en" });
  await expectHeading("Trainings");
  expect((await cards()).map((one) => within(one).getByRole("button").textContent)).toEqual(Array(6).fill("Watch now"));
  await expectText("Negotiation: standing by your rates");
  await renderScreen(trainingsAt, { language: "fr" });
  await expectHeading("Formations");
  await expectText("Négociation : défendre ses honoraires");
});
