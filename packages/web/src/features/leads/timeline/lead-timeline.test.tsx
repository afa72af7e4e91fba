import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, openLeadForm } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { fill, findDialog, press, textOf, user } from "../../../testing/user.ts";

it("adds contacts to the timeline, newest first", async () => {
  const { reload } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  await openLeadForm("Anna");
  await press("Verlauf", { role: "tab" });
  const expectEntries = (...patterns: RegExp[]) =>
    waitFor(() => {
      const entries = within(screen.getByRole("region", { name: "Verlauf" })).getAllByRole("listitem");
      expect(entries.map(textOf)).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
    });
  await expectEntries(/Lead erstellt/);
  const form = await findDialog();
  await user.click(within(form).getByText("Telefonat"));
  await fill("Notiz (optional)", "Budget 15.000 €");
  await press("Eintragen");
  await expectEntries(/Telefonat.*Budget 15\.000 €/, /Lead erstellt/);
  await user.click(within(form).getByText("Termin"));
  await press("Eintragen");
  await expectEntries(/Termin/, /Telefonat/, /Lead erstellt/);
  await reload();
  await press("Verlauf", { role: "tab" });
  await expectEntries(/Termin/, /Telefonat/, /Lead erstellt/);
});
