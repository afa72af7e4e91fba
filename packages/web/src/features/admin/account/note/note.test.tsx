import type { Account } from "@linkedpotential/contract/accounts/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press } from "../../../../testing/user.ts";

async function openPage() {
  const person = await readyAccount({ name: "Ida Öz" });
  const path = `/admin/users/${person.user.id}`;
  const shown = await renderScreen(path, { isAdmin: true });
  const note = async () => (await shown.getFromApi<Account>(`/api${path}`)).note;
  const params = { accountId: String(person.user.id) };
  const saveElsewhere = (text: string) =>
    shown.stack.call("accounts/save-note", { token: shown.account.token, params, body: { revision: 0, text } });
  return { ...shown, person, note, saveElsewhere };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("an admin writes a note, which names its author, and removes it", async () => {
  const { note, account, network } = await openPage();
  await expectText("Noch keine Notiz.");
  await press("Notiz schreiben");
  const form = await findDialog("Notiz für Admins");
  await fill("Notiz", "Bittet um Rückruf.", form);
  network.fail("accounts/save-note", "offline", 1);
  await press("Speichern", { container: form });
  await expectText(/^Keine Verbindung/, form);
  await press("Speichern", { container: form });
  await expectToast("Notiz gespeichert");
  await isClosed();
  await expectText("Bittet um Rückruf.");
  expect(await note()).toMatchObject({ text: "Bittet um Rückruf.", author: account.user.name, revision: 1 });
  await press("Ändern");
  const again = await findDialog("Notiz für Admins");
  await fill("Notiz", "", again);
  await press("Speichern", { container: again });
  await expectToast("Notiz entfernt");
  await isClosed();
  await expectText("Noch keine Notiz.");
  await press("Protokoll", { role: "tab" });
  expect(await screen.findAllByText("Notiz geändert")).toHaveLength(2);
});

it("the note of another admin is shown beside the own text, which replaces it only when saved again", async () => {
  const { note, saveElsewhere } = await openPage();
  await press("Notiz schreiben");
  const form = await findDialog("Notiz für Admins");
  await fill("Notiz", "Hat gekündigt.", form);
  await saveElsewhere("Bittet um Rückruf.");
  await press("Speichern", { container: form });
  await expectText("Jemand hat die Notiz inzwischen geändert. Bitte prüfen Sie beide Fassungen.", form);
  const other = await within(form).findByRole("region", { name: "Inzwischen steht dort" });
  await expectText("Bittet um Rückruf.", other);
  expect(within(form).getByDisplayValue("Hat gekündigt.")).toBeTruthy();
  expect((await note()).text).toBe("Bittet um Rückruf.");
  await fill("Notiz", "Bittet um Rückruf. Hat gekündigt.", form);
  await press("Speichern", { container: form });
  await expectToast("Notiz gespeichert");
  expect(await note()).toMatchObject({ text: "Bittet um Rückruf. Hat gekündigt.", revision: 2 });
});
