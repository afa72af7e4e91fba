import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm, leadRow } from "../../../testing/crm.ts";
import { dialog, fill, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

it("logs touches in the timeline, newest first", async () => {
  const { reload } = await renderScreen(crm, { given: { leads: [{ name: "Anna" }] } });
  await hands.click(await leadRow("Anna"));
  await press("Verlauf", { role: "tab" });
  const expectEntries = (...patterns: RegExp[]) =>
    waitFor(() => {
      const entries = within(screen.getByRole("region", { name: "Verlauf" })).getAllByRole("listitem");
      expect(entries.map(wordsOf)).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
    });
  await expectEntries(/Lead erstellt/);
  const form = await dialog();
  await hands.click(within(form).getByText("Telefonat"));
  await fill("Notiz (optional)", "Budget 15.000 €");
  await press("Eintragen");
  await expectEntries(/Telefonat.*Budget 15\.000 €/, /Lead erstellt/);
  await hands.click(within(form).getByText("Termin"));
  await press("Eintragen");
  await expectEntries(/Termin/, /Telefonat/, /Lead erstellt/);
  await reload();
  await press("Verlauf", { role: "tab" });
  await expectEntries(/Termin/, /Telefonat/, /Lead erstellt/);
});
