import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { dialog, expectHeading, expectText, expectToast, fill, press } from "../../../testing/person.ts";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overview } from "../../../testing/task-card.ts";

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overview, options);
  return { ...opened, form: await openProfileDialog("Einstellungen") };
}

const isClosed = (name: string) => waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());

/** Completes both steps of the deletion. */
async function confirmWith(password: string) {
  await press("Konto löschen");
  await press("Weiter", { at: await dialog("Konto löschen") });
  const last = await dialog("Konto endgültig löschen");
  await fill("Aktuelles Passwort", password, last);
  await press("Endgültig löschen", { at: last });
  return last;
}

it("has everything about the account put together, as one file that is fetched when it is there", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const given = { leads: [{ name: "Ida Öz" }] };
  const { form, network, account, stack } = await open({ given, failing: { "user/request-export": { status: 500 } } });
  await press("Daten exportieren");
  await expectText(/^Die Datei konnte nicht erstellt werden\./, form);
  network.heal();
  await press("Erneut versuchen");
  await expectText(/^Die Datei wird zusammengestellt … Sie können die Seite verlassen/, form);
  await stack.deliver();
  await expectText(/^Bereit bis \d\d\.\d\d\.\d{4}\.$/, form);
  network.fail("user/read-export", { status: 500 });
  await press("Herunterladen");
  await expectText(/^Die Datei konnte nicht heruntergeladen werden\./, form);
  network.heal();
  await press("Herunterladen");
  await expectText(/Die Datei wurde heruntergeladen\.$/, form);
  expect(JSON.parse((await saved[0]?.text()) ?? "")).toMatchObject({
    account: { email: account.user.email },
    leads: [{ name: "Ida Öz" }],
  });
});

it("says of a file of which nothing is known no more than that", async () => {
  const { form } = await open({ failing: { "user/get-export": { status: 500 } } });
  await press("Daten exportieren");
  await expectText(/^Die Datei wird zusammengestellt/, form);
  expect(screen.queryByText(/^Die Datei konnte nicht erstellt werden/)).toBeNull();
});

it("finds a file that was put together before, and can have another one made", async () => {
  const { stack, account } = await renderScreen(overview);
  await stack.call("user/request-export", { token: account.token });
  await stack.deliver();
  const form = await openProfileDialog("Einstellungen");
  await expectText(/^Bereit bis /, form);
  await press("Neu zusammenstellen");
  await expectText(/^Die Datei wird zusammengestellt …/, form);
  expect(screen.queryByRole("button", { name: "Herunterladen" })).toBeNull();
});

it("deletes the account in two steps: what goes and what stays, then the password", async () => {
  const { account, stack, network } = await open();
  localStorage.setItem(`kpis_${account.user.id}`, "{}");
  localStorage.setItem("kpis_1", "{}");
  await press("Konto löschen");
  const first = await dialog("Konto löschen");
  await expectText("Beiträge, Anfragen und Ihr Netzwerk, auch auf der Seite der anderen", first);
  await expectText("Rechnungen, solange das Steuerrecht es verlangt (§ 147 AO)", first);
  await press("Abbrechen", { at: first });
  await isClosed("Konto löschen");

  const last = await confirmWith("falsch-und-lang");
  await expectText("Das aktuelle Passwort ist falsch.", last);
  await press("Zurück", { at: last });
  await press("Abbrechen", { at: await dialog("Konto löschen") });
  await isClosed("Konto löschen");
  expect(network.sent().map(({ id }) => id)).toEqual(["user/delete"]);

  await confirmWith(account.password);
  await expectHeading("Ihr Konto ist gelöscht");
  await expectPath("/account-deleted");
  expect({ ...localStorage }).toEqual({ hasLoggedOut: "deleted", kpis_1: "{}" });
  const body = { email: account.user.email, password: account.password };
  expect((await stack.call("auth/login", { body })).status).toBe(401);
});

it("is deleted also where only the answer was lost, and stays where the call was", async () => {
  const { account, network } = await open({ failing: { "user/delete": "offline" } });
  await confirmWith(account.password);
  await expectToast(/^Das Konto konnte nicht gelöscht werden\./);
  network.heal();
  network.fail("user/delete", "lost");
  await press("Endgültig löschen");
  await expectHeading("Ihr Konto ist gelöscht");
});

it("says in another tab of the browser that the account is gone", async () => {
  await renderScreen(overview);
  await expectHeading(/^Guten /);
  dispatchEvent(new StorageEvent("storage", { key: "hasLoggedOut", newValue: "deleted" }));
  await expectHeading("Ihr Konto ist gelöscht");
  await expectPath("/account-deleted");
});
