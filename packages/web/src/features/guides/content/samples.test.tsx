import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { stepAt } from "../../../testing/guides.ts";
import { dialog, expectToast, field, fill, press, question } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { clipboard } from "../../../testing/templates.ts";
import hot from "../../../texts/de/guides/hot-journey.ts";

const [sample] = hot.steps.apply.guide.samples;
const copyName = `„${sample?.title}“ kopieren`;

it("is filled in where something is missing, copied and confirmed [ERR-144, ERR-145]", async () => {
  await renderScreen(stepAt("hot", 2));
  await press(copyName);
  const filling = await dialog("Platzhalter ausfüllen");
  await press("Kopieren", { at: filling });
  await press("Trotzdem kopieren", { at: await question() });
  await expectToast("Kopiert!");
  await expectToast("Template wurde in die Zwischenablage kopiert.");
  expect(await clipboard()).toContain("Guten Tag {{vorname}}");
});

it("shows a check for two seconds [GUIDE-39, CONST-132]", async () => {
  await renderScreen(stepAt("hot", 3));
  const button = await screen.findByRole("button", { name: "Prompt kopieren" });
  const icon = () => button.querySelector("svg")?.getAttribute("class");
  const before = icon();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await press("Prompt kopieren");
  await expectToast("Kopiert!");
  expect(icon()).toContain("lucide-check");
  expect(await clipboard()).toBe(hot.steps.prepare.sideCard.prompt);
  await vi.advanceTimersByTimeAsync(2100);
  await waitFor(() => expect(icon()).toBe(before));
});

it("says that the browser refuses to copy, and shows the text to copy by hand [ERR-31, ERR-140, ERR-141]", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await renderScreen(stepAt("hot", 3));
  await press("Prompt kopieren");
  await expectToast("Fehler");
  await expectToast("Konnte nicht in die Zwischenablage kopieren.");
  expect((await field("Text", await dialog("Text von Hand kopieren"))).value).toMatch(/^Übernehmen Sie die Rolle/);
});

it("becomes a template of one's own in the editor", async () => {
  await renderScreen(stepAt("hot", 2));
  const area = await field("Text für „Bewerbung“");
  await press(`„${sample?.title}“ als eigene Vorlage übernehmen`);
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(area.value).toBe(sample?.text);
});

it("does not replace what is being written unasked", async () => {
  await renderScreen(stepAt("hot", 2));
  await fill("Text für „Bewerbung“", "Eigenes");
  await press(`„${sample?.title}“ als eigene Vorlage übernehmen`);
  await press("Abbrechen", { at: await question("Entwurf ersetzen?") });
  expect((await field("Text für „Bewerbung“")).value).toBe("Eigenes");
  await press(`„${sample?.title}“ als eigene Vorlage übernehmen`);
  await press("Als eigene Vorlage übernehmen", { at: await question() });
  await waitFor(async () => expect((await field("Text für „Bewerbung“")).value).toBe(sample?.text));
});
