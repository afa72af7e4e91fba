import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { stepPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { readClipboard } from "../../../testing/templates.ts";
import { expectToast, fill, findConfirmation, findDialog, findField, press } from "../../../testing/user.ts";
import hot from "../../../texts/de/guides/hot-journey.ts";

const [sample] = hot.steps.apply.guide.samples;
const copyName = `„${sample?.title}“ kopieren`;

it("copying a sample asks for missing values and confirms the copy [ERR-144, ERR-145]", async () => {
  await renderScreen(stepPath("hot", 2));
  await press(copyName);
  const filling = await findDialog("Platzhalter ausfüllen");
  await press("Kopieren", { container: filling });
  await press("Trotzdem kopieren", { container: await findConfirmation() });
  await expectToast("Kopiert!");
  await expectToast("Template wurde in die Zwischenablage kopiert.");
  expect(await readClipboard()).toContain("{{anrede}},");
});

it("the copy button shows a check for two seconds [GUIDE-39, CONST-132]", async () => {
  await renderScreen(stepPath("hot", 3));
  const button = await screen.findByRole("button", { name: "Prompt kopieren" });
  const icon = () => button.querySelector("svg")?.getAttribute("class");
  const before = icon();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await press("Prompt kopieren");
  await expectToast("Kopiert!");
  expect(icon()).toContain("lucide-check");
  expect(await readClipboard()).toBe(hot.steps.prepare.sideCard.prompt);
  await vi.advanceTimersByTimeAsync(2100);
  await waitFor(() => expect(icon()).toBe(before));
});

it("if the browser refuses to copy, a toast reports it and a dialog shows the text [ERR-31, ERR-140, ERR-141]", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await renderScreen(stepPath("hot", 3));
  await press("Prompt kopieren");
  await expectToast("Fehler");
  await expectToast("Konnte nicht in die Zwischenablage kopieren.");
  expect((await findField("Text", await findDialog("Text von Hand kopieren"))).value).toMatch(
    /^Übernehmen Sie die Rolle/,
  );
});

it("a sample becomes a draft in the editor of the user's own templates", async () => {
  await renderScreen(stepPath("hot", 2));
  const area = await findField("Text für „Bewerbung“");
  await press(`„${sample?.title}“ als eigene Vorlage übernehmen`);
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(area.value).toBe(sample?.text);
});

it("adopting a sample asks before it replaces another draft", async () => {
  await renderScreen(stepPath("hot", 2));
  await fill("Text für „Bewerbung“", "Eigenes");
  await press(`„${sample?.title}“ als eigene Vorlage übernehmen`);
  await press("Abbrechen", { container: await findConfirmation("Entwurf ersetzen?") });
  expect((await findField("Text für „Bewerbung“")).value).toBe("Eigenes");
  await press(`„${sample?.title}“ als eigene Vorlage übernehmen`);
  await press("Als eigene Vorlage übernehmen", { container: await findConfirmation() });
  await waitFor(async () => expect((await findField("Text für „Bewerbung“")).value).toBe(sample?.text));
});
