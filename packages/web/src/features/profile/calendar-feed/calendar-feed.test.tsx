import { screen, waitFor } from "@testing-library/react";
import ICAL from "ical.js";
import { expect, it, vi } from "vitest";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { readClipboard } from "../../../testing/templates.ts";
import { expectText, expectToast, findConfirmation, findField, press } from "../../../testing/user.ts";

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  const form = await openProfileDialog("Einstellungen");
  const { stack } = opened;
  const read = (address: string) => stack.call({ method: "GET", path: new URL(address).pathname });
  return { ...opened, form, read };
}
const shownAddress = async () => (await findField("Ihre Kalenderadresse")).value;
const isHidden = () => waitFor(() => expect(screen.queryByLabelText("Ihre Kalenderadresse")).toBeNull());

it("a calendar address is created on request, shown once and read by a calendar program", async () => {
  const seed = { leads: [{ name: "Ida Öz", company: "Nord AG", followUpDate: "2027-03-12" }] };
  const { network, read, reload } = await open({ seed });
  expect(network.sent()).toEqual([]);
  await press("Kalenderadresse erstellen");
  await expectToast("Kalender-Abo eingerichtet");
  const address = await shownAddress();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/calendar\/\d+\.[\w-]{43}$/);
  await expectText(/^Sie sehen diese Adresse nur jetzt\./);
  const link = await screen.findByRole("link", { name: "Im Kalender öffnen" });
  expect(link.getAttribute("href")).toBe(address.replace("http:", "webcal:"));
  await press("Adresse kopieren");
  await expectToast("Kalenderadresse kopiert");
  expect(await readClipboard()).toBe(address);
  const { text } = await read(address);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual(["Follow-up: Ida Öz (Nord AG)"]);
  await reload();
  await openProfileDialog("Einstellungen");
  await expectText(/^Eingerichtet am .+ Zu Ihrer Sicherheit zeigen wir die Adresse nicht noch einmal\.$/);
  expect(screen.queryByLabelText("Ihre Kalenderadresse")).toBeNull();
});

it("the address is renewed after a question, and the old one stops", async () => {
  const { network, read } = await open();
  await press("Kalenderadresse erstellen");
  const old = await shownAddress();
  await press("Neue Adresse");
  await press("Abbrechen", { container: await findConfirmation("Neue Adresse erstellen?") });
  expect(network.sent("calendar-feed/renew")).toHaveLength(1);
  await press("Neue Adresse");
  await press("Neue Adresse erstellen", { container: await findConfirmation("Neue Adresse erstellen?") });
  await expectToast("Neue Kalenderadresse erstellt");
  await waitFor(async () => expect(await shownAddress()).not.toBe(old));
  expect((await read(old)).status).toBe(404);
  expect((await read(await shownAddress())).status).toBe(200);
});

it("the subscription is switched off after a question", async () => {
  const { read } = await open();
  await press("Kalenderadresse erstellen");
  const address = await shownAddress();
  await press("Abschalten");
  await press("Abschalten", { container: await findConfirmation("Kalender-Abo abschalten?") });
  await expectToast("Kalender-Abo abgeschaltet");
  await isHidden();
  const create = await screen.findByRole("button", { name: "Kalenderadresse erstellen" });
  await waitFor(() => expect(document.activeElement).toBe(create));
  expect((await read(address)).status).toBe(404);
  await press("Kalenderadresse erstellen");
  expect(await shownAddress()).not.toBe(address);
});

it("without access to the clipboard the address is selected", async () => {
  await open();
  await press("Kalenderadresse erstellen");
  const field = await findField("Ihre Kalenderadresse");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await press("Adresse kopieren");
  await expectToast("Die Adresse konnte nicht kopiert werden.");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

it("a failed change says why, and a failed read can be retried; the other settings stay usable", async () => {
  const { network } = await open({ failing: { "calendar-feed/get": { status: 500 } } });
  await expectText("Das Kalender-Abo konnte nicht geladen werden");
  await screen.findByRole("switch", { name: /Profil in der Community sichtbar/ });
  network.clearFailures();
  await press("Erneut versuchen");
  network.fail("calendar-feed/renew", "offline");
  await press("Kalenderadresse erstellen");
  await expectText(/^Das Kalender-Abo konnte nicht geändert werden\. Keine Verbindung zum Server\./);
  network.clearFailures();
  await press("Kalenderadresse erstellen");
  await expectToast("Kalender-Abo eingerichtet");
});

it("businesses have no calendar subscription", async () => {
  await renderScreen("/business/dashboard", { as: { role: "business" } });
  await openProfileDialog("Einstellungen");
  await screen.findByRole("heading", { name: "Ihre Daten" });
  expect(screen.queryByRole("heading", { name: "Kalender-Abo" })).toBeNull();
});
