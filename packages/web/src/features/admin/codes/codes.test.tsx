import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { newBusinessRegistration } from "@linkedpotential/fixtures/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf } from "../../../testing/user.ts";
import { codeText } from "./code-text.ts";

const row = (text: string) => screen.findByRole("row", { name: new RegExp(text) });

/** Opens the list of codes after creating one with this note. */
async function showCode(note: string, maxUses = 3) {
  const shown = await renderScreen("/admin?tab=codes", { isAdmin: true });
  const { json } = await shown.stack.call("admin/create-code", {
    token: shown.account.token,
    body: { maxUses, expiresAt: "2099-01-01T00:00:00.000Z", note },
  });
  const { code } = json as RegistrationCode;
  await shown.reload();
  await row(note);
  return { ...shown, code };
}

it("a code has a note, which can be entered with it, changed and searched", async () => {
  await renderScreen("/admin?tab=codes", { isAdmin: true });
  await press("Code erstellen");
  const form = await findDialog("Registrierungscode erstellen");
  await fill("Notiz", "Holzwerk Allgäu", form);
  await press("Code erstellen", { container: form });
  await expectToast("Code erstellt");
  const created = await row("Holzwerk Allgäu");
  await press(/^Notiz zu Code .* ändern$/, { container: created });
  const dialog = await findDialog("Notiz ändern");
  expect((await findField("Notiz", dialog)).value).toBe("Holzwerk Allgäu");
  await fill("Notiz", "Nordlicht Süd", dialog);
  await press("Speichern", { container: dialog });
  await expectToast("Notiz gespeichert");
  await row("Nordlicht Süd");
  await fill("In Notizen und Codes suchen", "nordlicht sued");
  await waitFor(() => expect(new URLSearchParams(location.search).get("note")).toBe("nordlicht sued"));
  await waitFor(() => expect(screen.queryAllByRole("row")).toHaveLength(2));
  await row("Nordlicht Süd");
  await fill("In Notizen und Codes suchen", "gibt es nicht");
  await expectText("Kein Code passt");
});

it("the input of a note stays when saving it fails", async () => {
  const { network } = await showCode("Bleibt stehen");
  network.fail("admin/change-code", "offline");
  await press(/^Notiz zu Code .* ändern$/, { container: await row("Bleibt stehen") });
  const dialog = await findDialog("Notiz ändern");
  await fill("Notiz", "Geändert", dialog);
  await press("Speichern", { container: dialog });
  await expectText(/^Keine Verbindung/, dialog);
  expect((await findField("Notiz", dialog)).value).toBe("Geändert");
});

it("an admin sees who used a code and when, with links to the accounts", async () => {
  const { stack, code, reload, account } = await showCode("Wer war es");
  const { token } = account;
  for (const name of ["Ida Nord", "Jan Süd"]) {
    const body = { ...newBusinessRegistration(codeText(code).toLowerCase()), name };
    expect((await stack.call("auth/register-business", { body })).status).toBe(201);
    if (name === "Jan Süd") await stack.call("admin/delete-users", { token, body: { emails: [body.email] } });
  }
  await reload();
  const used = await row("Wer war es");
  await press(`Code ${codeText(code)}: 2-mal verwendet, Konten zeigen`, { container: used });
  const dialog = await findDialog("Wer den Code verwendet hat");
  const ida = await within(dialog).findByRole("link", { name: "Ida Nord" });
  expect(ida.getAttribute("href")).toMatch(/^\/admin\/users\/\d+$/);
  expect(textOf(ida.closest("li"))).toMatch(/^Ida Nordregistriert am/);
  await expectText(/^1 weitere Registrierung: Das Konto ist gelöscht/, dialog);
});
