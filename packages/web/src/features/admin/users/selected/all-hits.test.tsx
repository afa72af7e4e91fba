import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, user } from "../../../../testing/user.ts";

const bar = () => screen.findByRole("region", { name: "Ausgewählte Konten" });

async function openList(surname: string, count: number) {
  const names = Array.from({ length: count }, (_, nth) => `Person${String(nth).padStart(3, "0")} ${surname}`);
  for (const name of names) await readyAccount({ name });
  await indexAccounts();
  const shown = await renderScreen(`/admin?tab=users&search=${surname}`, { isAdmin: true });
  await user.click(await findField("Alle angezeigten auswählen"));
  return shown;
}

it("all hits can be selected, also those on pages that are not shown, and each gets the message", async () => {
  const { network } = await openList("Gesamtheit", 55);
  await expectText("50 Konten ausgewählt");
  await press("Alle 55 Treffer auswählen", { container: await bar() });
  await expectText("55 Konten ausgewählt");
  expect(screen.queryByRole("button", { name: /Treffer auswählen/ })).toBeNull();
  await user.click(await findField("Person007 Gesamtheit auswählen"));
  await expectText("54 Konten ausgewählt");
  await press("Nachricht senden", { container: await bar() });
  const form = await findDialog("Nachricht an 54 Konten");
  await fill("Betreff", "Wartung am Sonntag", form);
  await fill("Nachricht", "Wir sind kurz nicht erreichbar.", form);
  await press("Vorschau", { container: form });
  await press("An 54 Konten senden", { container: form });
  await expectToast("54 Nachrichten gesendet");
  expect(new Set(network.sent("accounts/send-message").map(({ path }) => path)).size).toBe(54);
  await press("Auswahl aufheben", { container: await bar() });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Ausgewählte Konten" })).toBeNull());
});

it("a selection of more than 100 offers no deletion, and reading it can be stopped", async () => {
  const { network } = await openList("Großbestand", 101);
  const release = network.hold("admin/list-users");
  await press("Alle 101 Treffer auswählen", { container: await bar() });
  await screen.findByRole("progressbar", { name: "Konten werden geladen …" });
  await press("Abbrechen", { container: await bar() });
  release();
  await network.settled();
  await expectText("50 Konten ausgewählt");
  await press("Alle 101 Treffer auswählen", { container: await bar() });
  await expectText("101 Konten ausgewählt");
  await expectText("Löschen lassen sich höchstens 100 Konten auf einmal.");
  expect(within(await bar()).queryByRole("button", { name: "Löschen" })).toBeNull();
  expect(within(await bar()).getByRole("button", { name: "Premium schenken" })).toBeTruthy();
});

it("an account that is deleted leaves the selection of all hits", async () => {
  await openList("Abgang", 52);
  await press("Alle 52 Treffer auswählen", { container: await bar() });
  await expectText("52 Konten ausgewählt");
  await press("Aktionen zu Person003 Abgang");
  await press("Konto löschen", { role: "menuitem" });
  const form = await findDialog("Konto löschen");
  await fill("Begründung", "Nur Werbung.", form);
  await press("Endgültig löschen", { container: form });
  await expectText("51 Konten ausgewählt");
});

it("the menu of a row sends a message to its account only", async () => {
  await readyAccount({ name: "Zita Zeile" });
  await readyAccount({ name: "Zora Zeile", role: "business" });
  await indexAccounts();
  const { network } = await renderScreen("/admin?tab=users&search=zeile", { isAdmin: true });
  await press("Aktionen zu Zora Zeile");
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    ...["Konto öffnen", "Nachricht senden", "Konto löschen"],
  ]);
  await user.keyboard("{Escape}");
  await press("Aktionen zu Zita Zeile");
  await press("Premium schenken", { role: "menuitem" });
  await press("1 Konto Premium schenken", { container: await findDialog("Premium an 1 Konto schenken") });
  await expectToast("Premium an 1 Konto geschenkt");
  expect(network.sent("accounts/give-premium")).toHaveLength(1);
  await press("Aktionen zu Zita Zeile");
  await press("Konto öffnen", { role: "menuitem" });
  await screen.findByRole("heading", { name: "Zita Zeile" });
});
