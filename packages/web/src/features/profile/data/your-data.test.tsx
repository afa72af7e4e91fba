import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectHeading, expectText, expectToast, fill, findDialog, press } from "../../../testing/user.ts";

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  return { ...opened, form: await openProfileDialog("Einstellungen") };
}

const isClosed = (name: string) => waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());

/** Completes both steps of the deletion. */
async function confirmWith(password: string) {
  await press("Konto löschen");
  await press("Weiter", { container: await findDialog("Konto löschen") });
  const last = await findDialog("Konto endgültig löschen");
  await fill("Aktuelles Passwort", password, last);
  await press("Endgültig löschen", { container: last });
  return last;
}

it("the account's data is collected in the background and downloaded as one file", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const seed = { leads: [{ name: "Ida Öz" }] };
  const { form, network, account, stack } = await open({ seed, failing: { "user/request-export": { status: 500 } } });
  await press("Daten exportieren");
  await expectText(/^Die Datei konnte nicht erstellt werden\./, form);
  network.clearFailures();
  await press("Erneut versuchen");
  await expectText(/^Die Datei wird zusammengestellt … Sie können die Seite verlassen/, form);
  await stack.deliver();
  await expectText(/^Bereit bis \d\d\.\d\d\.\d{4}\.$/, form);
  network.fail("user/read-export", { status: 500 });
  await press("Herunterladen");
  await expectText(/^Die Datei konnte nicht heruntergeladen werden\./, form);
  network.clearFailures();
  await press("Herunterladen");
  await expectText(/Die Datei wurde heruntergeladen\.$/, form);
  expect(JSON.parse((await saved[0]?.text()) ?? "")).toMatchObject({
    account: { email: account.user.email },
    leads: [{ name: "Ida Öz" }],
  });
});

it("a failed read of the export's state is not shown as a failed export", async () => {
  const { form } = await open({ failing: { "user/get-export": { status: 500 } } });
  await press("Daten exportieren");
  await expectText(/^Die Datei wird zusammengestellt/, form);
  expect(screen.queryByText(/^Die Datei konnte nicht erstellt werden/)).toBeNull();
});

it("an earlier export is shown, and a new one can be requested", async () => {
  const { stack, account } = await renderScreen(overviewPath);
  await stack.call("user/request-export", { token: account.token });
  await stack.deliver();
  const form = await openProfileDialog("Einstellungen");
  await expectText(/^Bereit bis /, form);
  await press("Neu zusammenstellen");
  await expectText(/^Die Datei wird zusammengestellt …/, form);
  expect(screen.queryByRole("button", { name: "Herunterladen" })).toBeNull();
});

it("the account is deleted in two steps: first the consequences, then the password", async () => {
  const { account, stack, network } = await open();
  localStorage.setItem(`kpis_${account.user.id}`, "{}");
  localStorage.setItem("kpis_1", "{}");
  await press("Konto löschen");
  const first = await findDialog("Konto löschen");
  await expectText("Beiträge, Anfragen und Ihr Netzwerk, auch auf der Seite der anderen", first);
  await expectText("Rechnungen, solange das Steuerrecht es verlangt (§ 147 AO)", first);
  await press("Abbrechen", { container: first });
  await isClosed("Konto löschen");

  const last = await confirmWith("falsch-und-lang");
  await expectText("Das aktuelle Passwort ist falsch.", last);
  await press("Zurück", { container: last });
  await press("Abbrechen", { container: await findDialog("Konto löschen") });
  await isClosed("Konto löschen");
  expect(network.sent().map(({ id }) => id)).toEqual(["user/delete"]);

  await confirmWith(account.password);
  await expectHeading("Ihr Konto ist gelöscht");
  await expectText(/Danke, dass Sie dabei waren\.$/);
  await expectPath("/account-deleted");
  expect({ ...localStorage }).toEqual({ hasLoggedOut: "deleted", kpis_1: "{}" });
  const body = { email: account.user.email, password: account.password };
  expect((await stack.call("auth/login", { body })).status).toBe(401);
});

it("a business learns what happens to its projects and to the entries of its company", async () => {
  await renderScreen("/business/dashboard?dialog=settings", { as: { role: "business" } });
  await press("Konto löschen");
  const dialog = await findDialog("Konto löschen");
  await expectText(/^Ihre Aufträge und Ihre Anfragen an Freelancer/, dialog);
  await expectText(/^Ihre Arbeitstage und Erkenntnisse, ohne Ihren Namen/, dialog);
  expect(screen.queryByText(/^Rechnungen/)).toBeNull();
});

it("the account counts as deleted when only the answer was lost, but not when the request was lost", async () => {
  const { account, network } = await open({ failing: { "user/delete": "offline" } });
  await confirmWith(account.password);
  await expectToast(/^Das Konto konnte nicht gelöscht werden\./);
  network.clearFailures();
  network.fail("user/delete", "lost");
  await press("Endgültig löschen");
  await expectHeading("Ihr Konto ist gelöscht");
});

it("another tab of the browser shows that the account was deleted", async () => {
  await renderScreen(overviewPath);
  await expectHeading(/^Guten /);
  dispatchEvent(new StorageEvent("storage", { key: "hasLoggedOut", newValue: "deleted" }));
  await expectHeading("Ihr Konto ist gelöscht");
  await expectPath("/account-deleted");
});
