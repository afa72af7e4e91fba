import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { readClipboard } from "../../../testing/templates.ts";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";

async function ask(stack: TestStack, company: string, email = newEmail()) {
  const body = { name: "Ida Öz", company, email, message: "Dienstags passt es uns.", hasConsented: true };
  expect(await stack.call("support/request-call", { body, address: newNetwork() })).toMatchObject({ status: 201 });
}

async function openWith(company: string, email?: string) {
  const shown = await renderScreen("/admin", { isAdmin: true });
  await ask(shown.stack, company, email);
  await shown.reload();
  return shown;
}

const card = async (company: string) => {
  const heading = await screen.findByRole("heading", { name: company, level: 3 });
  return heading.closest("li") as HTMLElement;
};
const isGone = (company: string) =>
  waitFor(() => expect(screen.queryByRole("heading", { name: company, level: 3 })).toBeNull());

it("a request for a call waits in the overview with what was entered, and its row leads to it", async () => {
  await openWith("Wartende AG", "ida+?cc@example.org");
  const cases = await screen.findByRole("list", { name: "Die dringendsten Fälle" });
  const row = await within(cases).findByRole("link", { name: "Wartende AG" });
  expect(textOf(row.closest("li") as HTMLElement)).toMatch(/^GesprächsanfrageWartende AGZeitnah antworten/);
  await press("Wartende AG", { role: "link", container: cases });
  const request = await card("Wartende AG");
  await waitFor(() => expect(document.activeElement).toBe(request));
  expect(textOf(request)).toMatch(/Ida ÖzDienstags passt es uns\..*Kein Konto mit dieser Adresse/);
  const reply = within(request).getByRole("link", { name: "ida+?cc@example.org" });
  expect(reply.getAttribute("href")).toMatch(/^mailto:ida%2B%3Fcc@example\.org\?subject=Ihre%20Anfrage/);
});

it("an admin settles a request with a note, can undo that, and finds it among the settled ones", async () => {
  const { account } = await openWith("Erledigte AG");
  await press("Anfrage von Ida Öz ist erledigt", { container: await card("Erledigte AG") });
  const dialog = await findDialog("Anfrage erledigt?");
  await fill("Notiz", "Termin am 12. März", dialog);
  await press("Als erledigt markieren", { container: dialog });
  await expectToast("Anfrage erledigt");
  await isGone("Erledigte AG");
  await press("Filter Erledigt");
  const settled = await card("Erledigte AG");
  expect(textOf(settled)).toMatch(new RegExp(`Erledigt am .* von ${account.user.name}Termin am 12\\. März`));
  expect(location.search).toBe("?requests=settled");
  await press("Anfrage von Ida Öz wieder öffnen", { container: settled });
  await expectToast("Anfrage wieder offen");
  await press("Filter Offen");
  await card("Erledigte AG");
});

it("a code for a request has the company as its note, and the request shows it to copy", async () => {
  await openWith("Code AG");
  await press("Code für Code AG erstellen");
  const dialog = await findDialog("Registrierungscode erstellen");
  expect(within(dialog).getByLabelText<HTMLInputElement>("Notiz").value).toBe("Code AG");
  await press("Code erstellen", { container: dialog });
  await expectToast("Code erstellt");
  const request = await card("Code AG");
  await expectText("Beim Antworten steht er in der Vorlage „Terminvorschlag“.", request);
  const [, code = ""] = /Registrierungscode: ((?:[A-Z0-9]{4} ?){4})/.exec(textOf(request)) ?? [];
  await press(/^Code .+ kopieren$/, { container: request });
  await expectToast("Kopiert!");
  expect(await readClipboard()).toBe(code);
});

it("an admin answers in the app with a template that contains the new code, and settles the request", async () => {
  const email = newEmail();
  const { network, stack, account } = await openWith("Antwort AG", email);
  await press("Code für Antwort AG erstellen");
  await press("Code erstellen", { container: await findDialog("Registrierungscode erstellen") });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Ida Öz antworten", { container: await card("Antwort AG") });
  const dialog = await findDialog("Antworten");
  await press("Vorlage einsetzen", { container: dialog });
  await press("Terminvorschlag", { role: "menuitem" });
  await press("Antwort senden", { container: dialog });
  await expectText("Bitte ersetzen Sie [Termine] durch Ihre Angabe.", dialog);
  const { value } = await findField("Nachricht", dialog);
  expect(value).toMatch(/Ihr Registrierungscode für das Unternehmenskonto: \S/);
  await fill("Nachricht", value.replace("[Termine]", "Dienstag, 10 Uhr"), dialog);
  await user.click(await findField("Anfrage als erledigt markieren", dialog));
  network.fail("call-requests/reply", "lost", 1);
  await press("Antwort senden", { container: dialog });
  await expectText(/Verbindung/, dialog);
  await press("Antwort senden", { container: dialog });
  await expectToast("Antwort gesendet");
  await isGone("Antwort AG");
  const mails = stack.mails().filter(({ to, text }) => to === email && text.includes("Dienstag, 10 Uhr"));
  expect(mails.map(({ subject }) => subject)).toEqual(["Ihre Anfrage für ein Strategiegespräch"]);
  await press("Filter Erledigt");
  const settled = await card("Antwort AG");
  await expectText(new RegExp(`^Antwort vom .* von ${account.user.name}$`), settled);
  expect(textOf(settled)).toContain("Dienstag, 10 Uhr");
});

it("a request that another admin has settled stays with the reason, and the note is not lost", async () => {
  const { stack, account } = await openWith("Doppelte AG");
  await press("Anfrage von Ida Öz ist erledigt", { container: await card("Doppelte AG") });
  const dialog = await findDialog("Anfrage erledigt?");
  await fill("Notiz", "Rückruf", dialog);
  const { token } = account;
  const requests = (await stack.call("call-requests/list", { token })).json as StoredCallRequest[];
  const requestId = String(requests.find(({ company }) => company === "Doppelte AG")?.id);
  const body = { isSettled: true, note: "Schon erledigt" };
  expect(await stack.call("call-requests/settle", { token, params: { requestId }, body })).toMatchObject({
    status: 200,
  });
  await press("Als erledigt markieren", { container: dialog });
  await expectText(/Diese Anfrage hat schon jemand erledigt/, dialog);
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>("Notiz").value).toBe("Rückruf");
});

it("the address of an account leads to it", async () => {
  const shown = await renderScreen("/admin", { isAdmin: true });
  const { email, id } = shown.account.user;
  await ask(shown.stack, "Konto AG", email);
  await shown.reload();
  const link = within(await card("Konto AG")).getByRole("link", { name: "Konto öffnen" });
  expect(link.getAttribute("href")).toBe(`/admin/users/${id}`);
});
