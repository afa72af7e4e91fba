import { addDays, today } from "@linkedpotential/contract/dates";
import type { Lead } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, findRecord } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectToast, fill, findDialog, press } from "../../../testing/user.ts";

const followUpDate = addDays(today(new Date()), 7);
const anna = { name: "Anna", status: "proposal", followUpDate } as const;
const former = { status: "proposal", lostReason: "", followUpDate, followUpCompleted: false };

it("offers to restore the status and the follow-up of a lead that was lost on the board", async () => {
  const { getFromApi, network } = await renderScreen(`${crmPath}&view=board`, { seed: { leads: [anna] } });
  const stored = () => getFromApi<Lead>("/api/leads/1");
  const cardIn = async (status: string) =>
    within(await screen.findByRole("list", { name: new RegExp(`^${status},`) })).findByRole("button", { name: "Anna" });
  await press("Status von Anna ändern");
  await press("Verloren", { role: "menuitem" });
  await findDialog();
  await fill("Grund", "Kein Budget");
  await press("Speichern");
  await expectToast("Anna: Verloren");
  expect(await stored()).toMatchObject({ status: "lost", lostReason: "Kein Budget", followUpDate: null });
  const release = network.hold("leads/update");
  await press("Rückgängig");
  expect(await cardIn("Angebot")).toBeTruthy();
  release();
  await waitFor(async () => expect(await stored()).toMatchObject(former));
  expect(await cardIn("Angebot")).toBeTruthy();
});

it("undoes the loss without a reason from the record, and stays lost when the undo is refused", async () => {
  const { getFromApi, network } = await renderScreen(`${crmPath}&lead=1`, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  const stored = () => getFromApi<Lead>("/api/leads/1");
  const lose = async () => {
    await press("Status: Angebot", { container: record });
    await press("Verloren", { role: "menuitemradio" });
    await press("Ohne Grund fortfahren");
    await expectToast("Anna: Verloren");
  };
  await lose();
  await press("Rückgängig");
  await within(record).findByRole("button", { name: "Status: Angebot" });
  await waitFor(async () => expect(await stored()).toMatchObject(former));
  await lose();
  network.goOffline();
  await press("Rückgängig");
  await expectToast(/^Lead konnte nicht aktualisiert werden/);
  await within(record).findByRole("button", { name: "Status: Verloren" });
  expect(await stored()).toMatchObject({ status: "lost", followUpDate: null });
});
