import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { readClipboard } from "../../../testing/templates.ts";
import { expectHeading, expectText, expectToast, press } from "../../../testing/user.ts";
import german from "../../../texts/de/guides/business.ts";

const as = { role: "business", name: "Dr. Änne Weiß" } as const;
const { guides } = german;

it("shows guides below the text that announces more, and keeps the open one in the address [BIZ-23]", async () => {
  const { reload } = await renderScreen("/business/dashboard?tab=guides", { as });
  await expectText("Demnächst verfügbar");
  for (const { title } of Object.values(guides))
    expect(await screen.findByRole("button", { name: new RegExp(title) })).toBeTruthy();
  await press(new RegExp(guides.status.title));
  await expectHeading(guides.status.title);
  await expectText(german.page.note);
  expect(screen.queryByText("Demnächst verfügbar")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toContain(guides.status.title));
  await reload();
  await expectHeading(guides.status.title);
  await press("Alle Leitfäden");
  await expectText("Demnächst verfügbar");
  expect(location.search).toBe("?tab=guides");
  expect(document.activeElement?.textContent).toContain(guides.status.title);
  history.back();
  await expectHeading(guides.status.title);
});

it("remembers ticked points on the device and copies the text of a guide", async () => {
  const { reload } = await renderScreen("/business/dashboard?tab=guides&guide=briefing", { as });
  await expectText("0/7 erledigt");
  await press(guides.briefing.checklist.points[0] ?? "", { role: "checkbox" });
  await expectText("1/7 erledigt");
  await reload();
  await expectText("1/7 erledigt");
  await press(`Zurücksetzen: ${guides.briefing.checklist.title}`);
  await expectText("0/7 erledigt");
  await press(`Kopieren: ${guides.briefing.sample.title}`);
  await expectToast("Kopiert!");
  expect(await readClipboard()).toBe(guides.briefing.sample.text);
});
