import { addDays, germanDate, today } from "@linkedpotential/contract/dates";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../../testing/user.ts";

const bar = () => screen.findByRole("region", { name: "Ausgewählte Konten" });
const failuresIn = (dialog: HTMLElement, name = "Noch einmal möglich") =>
  within(within(dialog).getByRole("list", { name })).getAllByRole("listitem").map(textOf);

async function openList(surname: string, firstNames: readonly string[]) {
  const people = await Promise.all(firstNames.map((name) => readyAccount({ name: `${name} ${surname}` })));
  await indexAccounts();
  const shown = await renderScreen(`/admin?tab=users&search=${surname}`, { isAdmin: true });
  await user.click(await findField("Alle angezeigten auswählen"));
  return { ...shown, people };
}

it("a message goes to all selected, and only those that can succeed are tried again", async () => {
  const { network, stack, people, getFromApi } = await openList("Rundbrief", ["Anna", "Bodo", "Cora"]);
  const [anna, , cora] = people;
  if (cora) await changeAccount(cora, { emailVerified: false });
  await press("Nachricht senden", { container: await bar() });
  const form = await findDialog("Nachricht an 3 Konten");
  await expectText(
    /^An Anna Rundbrief, Bodo Rundbrief und Cora Rundbrief\. Jede Person bekommt eine eigene Nachricht/,
    form,
  );
  await press("Vorschau", { container: form });
  await expectText("Bitte geben Sie einen Betreff ein.", form);
  await fill("Betreff", "Wartung am Sonntag", form);
  await fill("Nachricht", "Wir sind kurz nicht erreichbar.", form);
  await press("Vorschau", { container: form });
  network.fail("accounts/send-message", "lost", 1);
  await press("An 3 Konten senden", { container: form });
  const result = await findDialog("Nachricht an 3 Konten");
  const sentence = await within(result).findByText("1 gesendet, 2 nicht:");
  await waitFor(() => expect(document.activeElement).toBe(sentence));
  expect(failuresIn(result)).toEqual([expect.stringMatching(/^Anna Rundbrief.*Verbindung/)]);
  expect(failuresIn(result, "Endgültig nicht")).toEqual([expect.stringContaining("Cora Rundbrief")]);
  await press("1 noch einmal versuchen", { container: result });
  await expectText("2 gesendet, 1 nicht:", result);
  expect(within(result).queryByRole("list", { name: "Noch einmal möglich" })).toBeNull();
  expect(failuresIn(result, "Endgültig nicht")).toEqual([expect.stringContaining("Cora Rundbrief")]);
  expect(within(result).queryByRole("button", { name: /noch einmal versuchen/ })).toBeNull();
  expect(network.sent("accounts/send-message")).toHaveLength(4);
  await press("Fertig", { container: result });
  await stack.deliver();
  await waitFor(() => expect(stack.lastMailTo(anna?.user.email ?? "")?.subject).toBe("Wartung am Sonntag"));
  const { accountId = 0 } = { accountId: anna?.user.id };
  const recorded = await getFromApi<unknown[]>(`/api/admin/users/${accountId}/actions`);
  expect(recorded).toHaveLength(1);
  expect(stack.lastMailTo(cora?.user.email ?? "")?.subject).not.toBe("Wartung am Sonntag");
  await expectText("3 Konten ausgewählt");
});

it("Premium is given to all selected until a day", async () => {
  const { network, people } = await openList("Geschenkkorb", ["Dana", "Egon"]);
  await press("Premium schenken", { container: await bar() });
  const form = await findDialog("Premium an 2 Konten schenken");
  await expectText(/^Für Dana Geschenkkorb und Egon Geschenkkorb\. /, form);
  await press("90 Tage", { container: form });
  await press("2 Konten Premium schenken", { container: form });
  await expectToast("Premium an 2 Konten geschenkt");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const until = addDays(today(new Date()), 90);
  expect(network.sent("accounts/give-premium").map(({ body }) => body)).toEqual([{ until }, { until }]);
  await waitFor(async () => expect((await screen.findAllByText("Freelancer · Premium")).length).toBe(2));
  await press("Nachricht senden", { container: await bar() });
  await press("Abbrechen", { container: await findDialog("Nachricht an 2 Konten") });
  await renderScreen(`/admin/users/${people[0]?.user.id}`, { isAdmin: true });
  expect((await screen.findAllByText(`Premium geschenkt bis ${germanDate(until)}`)).length).toBeGreaterThan(0);
});

it("names five people and counts the others, and offers businesses no Premium", async () => {
  await readyAccount({ name: "Nora Sammelbau", role: "business" });
  await openList("Großgruppe", ["Frank", "Gabi", "Hans", "Ina", "Jens", "Kira", "Lutz"]);
  await press("Nachricht senden", { container: await bar() });
  await expectText(/ und 2 weitere\. Jede Person/, await findDialog("Nachricht an 7 Konten"));
  await renderScreen("/admin?tab=users&search=sammelbau", { isAdmin: true });
  await user.click(await findField("Alle angezeigten auswählen"));
  expect(within(await bar()).queryByRole("button", { name: "Premium schenken" })).toBeNull();
});

it("Premium for a mixed selection goes to the freelancers only, and the dialog says so", async () => {
  await readyAccount({ name: "Olga Gemischt", role: "business" });
  const { network, people } = await openList("Gemischt", ["Pia"]);
  await press("Premium schenken", { container: await bar() });
  const form = await findDialog("Premium an 1 Konto schenken");
  await expectText(/^Für Pia Gemischt\. /, form);
  await expectText("Premium gibt es nur für Freelancer. 1 Unternehmen bleibt unberücksichtigt.", form);
  await press("1 Konto Premium schenken", { container: form });
  await expectToast("Premium an 1 Konto geschenkt");
  const [call] = network.sent("accounts/give-premium");
  expect(call?.path).toContain(String(people[0]?.user.id));
  expect(network.sent("accounts/give-premium")).toHaveLength(1);
});

it("stopping keeps the dialog, which says how many are left and goes on with them", async () => {
  const { network } = await openList("Haltepunkt", ["Rita", "Sven", "Tara", "Udo", "Vera"]);
  await press("Nachricht senden", { container: await bar() });
  const form = await findDialog("Nachricht an 5 Konten");
  await fill("Betreff", "Neuigkeiten", form);
  await fill("Nachricht", "Wir haben etwas Neues.", form);
  await press("Vorschau", { container: form });
  await screen.findByRole("button", { name: "An 5 Konten senden" });
  const release = network.hold("accounts/send-message");
  await press("An 5 Konten senden", { container: form });
  await press("Anhalten", { container: form });
  release();
  const result = await findDialog("Nachricht an 5 Konten");
  await expectText("0 gesendet, 5 nicht:", result);
  await expectText("5 Konten waren noch nicht an der Reihe.", result);
  await press("Mit 5 Konten fortsetzen", { container: result });
  await expectToast("5 Nachrichten gesendet");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the preview shows what the first reachable person reads, and a test goes to the admin only", async () => {
  const people = await Promise.all(["Anna", "Bodo"].map((name) => readyAccount({ name: `${name} Vorabblick` })));
  for (const person of people.slice(0, 1)) await changeAccount(person, { emailVerified: false });
  await indexAccounts();
  const { network, stack, account } = await renderScreen("/admin?tab=users&search=vorabblick", { isAdmin: true });
  await user.click(await findField("Alle angezeigten auswählen"));
  await press("Nachricht senden", { container: await bar() });
  const form = await findDialog("Nachricht an 2 Konten");
  await press("Vorlage einsetzen", { container: form });
  await press("Antwort auf Ihre Anfrage", { role: "menuitem" });
  await press("Vorschau", { container: form });
  await expectText("Bitte ersetzen Sie [Datum] durch Ihre Angabe.", form);
  await fill("Nachricht", "die Antwort lautet ja.", form);
  await press("Vorschau", { container: form });
  const preview = await within(form).findByRole("region", { name: "Vorschau der E-Mail" });
  expect(textOf(preview)).toMatch(/^Antwort auf Ihre Anfrage\s*Guten Tag Bodo Vorabblick,\s*die Antwort lautet ja\./);
  await expectText("Die Nachricht geht an 2 Konten.", form);
  await expectText(/^1 davon ist nicht erreichbar/, form);
  for (const count of [1, 2]) {
    await press("Test an mich senden", { container: form });
    await waitFor(() => expect(network.sent("accounts/send-message")).toHaveLength(count));
    await network.settled();
  }
  await expectToast("Test gesendet");
  const own = `/api/admin/users/${account.user.id}/messages`;
  expect(network.sent("accounts/send-message").map(({ path }) => path)).toEqual([own, own]);
  await stack.deliver();
  await waitFor(() => expect(stack.lastMailTo(account.user.email)?.subject).toBe("Antwort auf Ihre Anfrage"));
  await press("Zurück", { container: form });
  expect((await findField("Nachricht", form)).value).toBe("die Antwort lautet ja.");
  await press("Vorschau", { container: form });
  await press("An 2 Konten senden", { container: form });
  await expectText("1 gesendet, 1 nicht:", await findDialog("Nachricht an 2 Konten"));
});
