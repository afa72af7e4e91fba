import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { selectLead, stepPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, press } from "../../../testing/user.ts";

const seed = {
  leads: [{ name: "Ida von Öz", company: "Nord AG", source: "project_ad" as const }],
  templates: [{ namespace: "hot", templateKey: "bewerbung", title: "Kurz", content: "Guten Tag, {{vorname}}" }],
};

beforeEach(() => vi.setSystemTime("2027-03-10T09:00:00Z"));

async function copyForIda(options: Parameters<typeof renderScreen>[1] = {}) {
  const shown = await renderScreen(stepPath("hot", 2), { seed, ...options });
  await selectLead("nord", /^Ida/);
  await press("„Kurz“ kopieren");
  await press("Kopieren", { container: await screen.findByRole("dialog") });
  const bar = await screen.findByRole("region", { name: "Haben Sie die Nachricht an Ida von Öz gesendet?" });
  const timeline = async () =>
    (await shown.getFromApi<TimelineEntry[]>("/api/leads/1/timeline")).map(({ id: _, at: __, ...entry }) => entry);
  return { ...shown, bar, timeline };
}

it("a copied message is logged as sent with one press, with the follow-up and status of the guide", async () => {
  const { network, bar, timeline, getFromApi } = await copyForIda();
  expect(network.sent("leads/log-touch")).toEqual([]);
  await press("Als gesendet eintragen", { container: bar });
  await expectToast("Im Verlauf von Ida von Öz eingetragen");
  expect(await timeline()).toEqual([
    { type: "follow_up_set", date: "2027-03-16" },
    { type: "status_changed", from: "new", to: "contacted" },
    { type: "message_sent", text: "", template: "Kurz" },
    { type: "created" },
  ]);
  expect(screen.queryByRole("region", { name: /^Haben Sie die Nachricht/ })).toBeNull();
  await press("Rückgängig");
  await expectToast("Eintrag zurückgenommen");
  expect(await timeline()).toEqual([{ type: "created" }]);
  expect(await getFromApi("/api/leads")).toMatchObject([{ status: "new", followUpDate: null, lastTouchAt: null }]);
});

it.each([
  ["Morgen", "2027-03-11"],
  ["+3 Tage", "2027-03-13"],
  ["Nächste Woche", "2027-03-17"],
  ["Keins", null],
])("the next follow-up can be chosen: %s", async (choice, followUpDate) => {
  const { bar, getFromApi } = await copyForIda();
  await press(choice, { role: "radio", container: bar });
  await press("Als gesendet eintragen", { container: bar });
  await expectToast("Im Verlauf von Ida von Öz eingetragen");
  expect(await getFromApi("/api/leads")).toMatchObject([{ status: "contacted", followUpDate }]);
});

it("nothing is logged when the offer is closed, and it stays when logging fails", async () => {
  const { network, bar } = await copyForIda();
  network.fail("leads/log-touch", "offline");
  await press("Als gesendet eintragen", { container: bar });
  await expectText(/^Die Nachricht konnte nicht eingetragen werden\./);
  expect(within(bar).getByRole("button", { name: "Als gesendet eintragen" })).toBeTruthy();
  network.clearFailures();
  const sent = network.sent("leads/log-touch").length;
  await press("Schließen", { container: bar });
  await waitFor(() => expect(bar.isConnected).toBe(false));
  expect(network.sent("leads/log-touch")).toHaveLength(sent);
});
