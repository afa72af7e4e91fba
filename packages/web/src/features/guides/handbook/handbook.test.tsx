import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { guidesPath } from "../../../testing/guides.ts";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectHeading, expectText, fill, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";
import list from "../../../texts/de/guides/handbook.ts";
import sales from "../../../texts/de/guides/handbook-sales.ts";
import work from "../../../texts/de/guides/handbook-work.ts";
import { type HandbookPiece, handbookPieces } from "./piece-list.ts";

const pieceAt = (piece: HandbookPiece) => guidesPath(`category=handbook&piece=${piece}`);
const findPiece = (piece: HandbookPiece) => screen.findByRole("article", { name: list.pieces[piece].title });
const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(search));
const results = () => [...document.querySelectorAll("[role=status] dl > div")].map(textOf);
const example = ["Abrechenbare Tage150", "Umsatz im Jahr114.000 €", "Tagessatz760 €", "Stundensatz95 €"];

it("stands after the three specified categories, and lists the pieces with time and tools", async () => {
  await renderScreen(guidesPath("category=meetings"));
  await followLink("Handwerkszeug");
  await expectHeading("Handwerkszeug");
  await expectAddress("?section=templates&category=handbook");
  const [navigation] = await screen.findAllByRole("navigation", { name: "Guide-Kategorien" });
  const links = within(navigation as HTMLElement).getAllByRole("link");
  expect(links.map(textOf)).toEqual(["Personal Branding", "Projektakquise", "Meetings", "Handwerkszeug"]);
  for (const piece of handbookPieces)
    expect(await screen.findByRole("button", { name: new RegExp(`^${list.pieces[piece].title}`) })).toBeTruthy();
  await expectText("3 Min. Lesezeit · Rechner · Text zum Kopieren");
  expect(localStorage.getItem("guideCategory"), "only the specified categories are remembered").toBe("meetings");
});

it("opens a piece in place of the list, keeps it in the address and returns the focus to its tile", async () => {
  const { reload } = await renderScreen(guidesPath("category=handbook"));
  await press(new RegExp(`^${list.pieces.contract.title}`));
  await findPiece("contract");
  await waitFor(() => expect(document.activeElement?.textContent).toContain(list.pieces.contract.title));
  await expectText(list.page.legalNote);
  await reload();
  await findPiece("contract");
  await press("Alle Themen");
  await expectAddress("?section=templates&category=handbook");
  await waitFor(() => expect(document.activeElement?.textContent).toContain(list.pieces.contract.title));
  history.back();
  await findPiece("contract");
});

it.each(handbookPieces)("shows the piece %s without calls of its own [GUIDE-40]", async (piece) => {
  const { network } = await renderScreen(pieceAt(piece));
  await findPiece(piece);
  expect(network.sent().filter(({ id }) => !["auth/me", "leads/list"].includes(id))).toEqual([]);
});

it("an unknown piece shows the list", async () => {
  await renderScreen(guidesPath("category=handbook&piece=quatsch"));
  expect(await screen.findByRole("button", { name: new RegExp(`^${list.pieces.payment.title}`) })).toBeTruthy();
});

it("remembers ticked points with explanations on the device", async () => {
  const { reload } = await renderScreen(pieceAt("profile"));
  const tick = () => press(/^Profilzeile/, { role: "checkbox" });
  await expectText("0 von 12");
  await tick();
  await expectText("1 von 12");
  await reload();
  await expectText("1 von 12");
  await press("„12 Punkte“ zurücksetzen");
  await expectText("0 von 12");
});

it("hides the answers to objections until a card is opened, and remembers which are known", async () => {
  const { reload } = await renderScreen(pieceAt("objections"));
  const [first] = sales.pieces.objections.objections;
  const summary = await expectText(first?.objection ?? "");
  const card = summary.closest("details");
  expect(card?.open).toBe(false);
  await user.click(summary);
  await expectText(first?.answer ?? "", card as HTMLElement);
  await press(`„${first?.objection}“ sitzt`, { role: "checkbox" });
  await expectText("1 von 12");
  await reload();
  await expectText("1 von 12");
});

it("says what the gravest ticked sign means", async () => {
  const { signals } = work.pieces.status;
  const { reload } = await renderScreen(pieceAt("status"));
  const tick = (level: "green" | "yellow" | "red") =>
    press(new RegExp(signals.levels[level].points[0]?.title ?? ""), { role: "checkbox" });
  await expectText(signals.results.none);
  await tick("red");
  await expectText(signals.results.red);
  await tick("green");
  await expectText(signals.results.red);
  await tick("red");
  await expectText(signals.results.green);
  await tick("yellow");
  await expectText(signals.results.yellow);
  await reload();
  await expectText(signals.results.yellow);
});

it("calculates the day rate while one types, and keeps the values on the device", async () => {
  const { reload } = await renderScreen(pieceAt("day-rate"));
  await waitFor(() => expect(results()).toEqual(example));
  await expectText(/10 % Nachlass kosten Sie im Jahr 11\.400 €\. So viel bringen 15 abrechenbare Tage ein\./);
  expect((await findField("Einkommen im Jahr")).value).toBe("70.000");
  await fill("Einkommen im Jahr", "84.000");
  await waitFor(() => expect(results().slice(1, 3)).toEqual(["Umsatz im Jahr134.000 €", "Tagessatz894 €"]));
  await reload();
  await waitFor(() => expect(results()[2]).toBe("Tagessatz894 €"));
  await press("Beispiel wiederherstellen");
  await waitFor(() => expect(results()).toEqual(example));
  expect(screen.queryByRole("button", { name: "Beispiel wiederherstellen" })).toBeNull();
});

it("explains wrong input of the calculator in a sentence and keeps the last valid value", async () => {
  const { reload } = await renderScreen(pieceAt("day-rate"));
  await fill("Krankheit", "viele");
  await expectText("Bitte geben Sie eine ganze Zahl von 0 bis 260 ein.");
  await expectText("Das Ergebnis steht hier, sobald alle Felder stimmen.");
  await fill("Vorsorge", "100");
  await expectText("Bitte geben Sie eine Zahl von 0 bis 90 ein.");
  await fill("Einkommen im Jahr", "");
  await expectText("Bitte geben Sie einen Betrag von 1 bis 1.000.000 € ein.");
  await reload();
  await waitFor(() => expect(results()).toEqual(example));
  await fill("Urlaub und Feiertage", "200");
  await expectText(/^Von den 260 Wochentagen bleibt keiner übrig/);
});

it("shows a text in the chosen form of address, and asks for its placeholders when it is copied", async () => {
  await renderScreen(pieceAt("payment"));
  await expectText(/rufen Sie mich bitte an/);
  await press("Du", { role: "radio" });
  await expectText(/ruf mich bitte an/);
  await press("„Mahnung“ kopieren");
  expect(await findField("Betrag der Rechnung", await findDialog())).toBeTruthy();
});

it("is found in the palette by title", async () => {
  await renderScreen(overviewPath, { as: { plan: "premium" } });
  await expectHeading(/^Guten /);
  await user.keyboard("{Control>}k{/Control}");
  const palette = await findDialog("Suchen oder eintragen");
  await fill("Suchen oder eintragen", "ampel scheinselbst", palette);
  await press(new RegExp(list.pieces.status.title), { role: "menuitem", container: palette });
  await findPiece("status");
  await expectAddress("?section=templates&category=handbook&piece=status");
});

it("is available in English and French", async () => {
  await renderScreen(pieceAt("day-rate"), { language: "en" });
  await expectHeading("Toolkit");
  await waitFor(() => expect(results()[2]).toBe("Day rate€760"));
  await renderScreen(pieceAt("day-rate"), { language: "fr" });
  await expectHeading("Boîte à outils");
  await waitFor(() => expect(results()[2]).toBe("Tarif journalier760 €"));
});
