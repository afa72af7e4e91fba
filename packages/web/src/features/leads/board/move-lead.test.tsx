import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectToast, press } from "../../../testing/user.ts";

const expectCard = (status: string, name: string) =>
  waitFor(() => {
    const list = screen.getByRole("list", { name: new RegExp(`^${status},`) });
    return expect(within(list).getByRole("button", { name })).toBeTruthy();
  });

async function move(name: string, status: string): Promise<void> {
  await press(`Status von ${name} ändern`);
  await press(status, { role: "menuitem" });
}

it("names the moved lead in the toast, and undoes the move", async () => {
  const seed = { leads: [{ name: "Annika Yıldız", status: "lost" as const, lostReason: "Budget" }, { name: "Björn" }] };
  const { network, getFromApi, leads } = await renderScreen(`${crmPath}&view=board`, { seed });
  await expectCard("Verloren", "Annika Yıldız");
  await move("Annika Yıldız", "Angebot");
  await expectToast("Lead aktualisiert");
  await expectToast("Annika Yıldız: Angebot");
  await expectCard("Angebot", "Annika Yıldız");
  await press("Rückgängig");
  await expectToast("Annika Yıldız: Verloren");
  await expectCard("Verloren", "Annika Yıldız");
  expect(network.sent("leads/update")).toHaveLength(2);
  expect(await getFromApi(`/api/leads/${leads[0]?.id}`)).toMatchObject({ status: "lost", lostReason: "Budget" });
});

it("leaves the card where it is when the undo fails", async () => {
  const { network } = await renderScreen(`${crmPath}&view=board`, { seed: { leads: [{ name: "Anna" }] } });
  await expectCard("Neu", "Anna");
  await move("Anna", "Angebot");
  await expectToast("Anna: Angebot");
  network.goOffline();
  await press("Rückgängig");
  await expectToast(/^Lead konnte nicht aktualisiert werden. Keine Verbindung/);
  await expectCard("Angebot", "Anna");
});
