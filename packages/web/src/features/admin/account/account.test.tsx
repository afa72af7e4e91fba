import type { Account } from "@linkedpotential/contract/accounts/schema";
import { addDays, today } from "@linkedpotential/contract/dates";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findDialog,
  press,
  textOf,
  user,
} from "../../../testing/user.ts";

const reason = "Zwanzig gleiche Beiträge.";
const menu = async (name: string) => {
  await press("Weitere Aktionen");
  await press(name, { role: "menuitem" });
};

/** The pressed button is gone, so the focus moves to the group in which it was. */
const expectFocusOnActions = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "Aktionen für das Konto" })));

type Seed = NonNullable<Parameters<typeof renderScreen>[1]>["seed"];

async function openPage(wish: Parameters<typeof readyAccount>[0] = { name: "Ida Öz" }, seed: Seed = {}) {
  const person = await readyAccount(wish);
  const path = `/admin/users/${person.user.id}`;
  const shown = await renderScreen(path, { isAdmin: true, seed });
  const stored = () => shown.getFromApi<Account>(`/api${path}`);
  return { ...shown, person, path, stored };
}

it("the page of an account shows state, plan and sign-ins, and loads its tabs on demand", async () => {
  const { network, person } = await openPage();
  await expectHeading("Ida Öz");
  await waitFor(() => expect(document.title).toBe("Konto · Verwaltung · LinkedPotential"));
  await expectText(`#${person.user.id}`);
  await expectText(/^Freelancer · Kostenlos · letzte Anmeldung nicht aufgezeichnet · seit/);
  expect(await screen.findAllByText(person.user.email)).toHaveLength(1);
  await expectText("bestätigt");
  await expectText("Keine Meldungen.");
  expect(network.sent("accounts/list-actions")).toEqual([]);
  await press("Meldungen", { role: "tab" });
  await expectText("Keine Meldungen");
  await press("Live-Events", { role: "tab" });
  await expectText("Keine Live-Events");
  await press("Abo & Zahlungen", { role: "tab" });
  await expectText("Kein Abo");
  await expectText("Noch keine Rechnungen.");
  await press("Protokoll", { role: "tab" });
  await expectText("Noch nichts aufgezeichnet");
  expect(location.search).toBe("?tab=record");
});

it("the overview of an account shows its latest reports and live events, and the link opens their tab", async () => {
  const { stack, liveTrainings, person, reload } = await openPage(
    { name: "Ida Öz", plan: "premium", linkedinUrl: "linkedin.com/in/ida-oez" },
    { liveTrainings: [{}] },
  );
  const { publish, member } = communityCalls(stack);
  await moderationCalls(stack).report(await member("Jan Dyk"), await publish(person, { title: "Schnell reich" }));
  await stack.call("live-trainings/register", { token: person.token, body: { eventId: Number(liveTrainings[0]?.id) } });
  await reload();
  await expectText(/Beitrag: Schnell reich/, await screen.findByRole("list", { name: "Letzte Meldungen" }));
  await expectText("Angemeldet", await screen.findByRole("list", { name: "Letzte Live-Events" }));
  await expectText("Kein Abo");
  expect(screen.getAllByText("Premium ohne Abo")).toHaveLength(2);
  await press("Sperren");
  const form = await findDialog("Konto sperren");
  await expectText("Über dieses Konto liegt 1 Meldung vor.", form);
  await expectText(/^Neueste Meldung vom \d\d\.\d\d\.\d{4}: Werbung oder Spam$/, form);
  await expectText("Zwanzigmal derselbe Text.", form);
  await press("Abbrechen");
  await press("Alle Meldungen", { role: "link" });
  await screen.findByRole("list", { name: "Über dieses Konto" });
  await press("Übersicht", { role: "tab" });
  await screen.findByRole("list", { name: "Letzte Meldungen" });
});

it("an admin locks an account with ground and reason, and lifts the lock from the toast [D70]", async () => {
  const { stored } = await openPage();
  await press("Sperren");
  const form = await findDialog("Konto sperren");
  await expectText("Über dieses Konto liegt keine Meldung vor.", form);
  await press("Konto sperren", { container: form });
  await expectText("Bitte wählen Sie einen Grund.", form);
  await expectText("Bitte geben Sie eine Begründung ein.", form);
  await user.click(await within(form).findByText("Verstößt gegen die AGB"));
  await fill("Begründung", reason, form);
  await press("Konto sperren", { container: form });
  await expectToast("Konto gesperrt");
  await expectToast("Ida Öz bekommt die Begründung per E-Mail.");
  await expectText("Dieses Konto ist gesperrt");
  await expectText(reason);
  expect(await stored()).toMatchObject({ lock: { ground: "terms", reason }, sessionCount: 0 });
  await press("Rückgängig");
  await expectToast("Konto entsperrt");
  await expectToast("Ida Öz kann sich wieder anmelden. Ida Öz erfährt es per E-Mail.");
  await waitFor(() => expect(screen.queryByText("Dieses Konto ist gesperrt")).toBeNull());
  await press("Protokoll", { role: "tab" });
  const rows = await screen.findAllByRole("row");
  expect(rows.map(textOf).slice(1)).toEqual([
    expect.stringContaining("Konto entsperrt"),
    expect.stringContaining(`Konto gesperrt${reason}`),
  ]);
});

it("the form of a lock keeps its input while offline", async () => {
  const { network } = await openPage();
  await press("Sperren");
  const form = await findDialog("Konto sperren");
  await user.click(await within(form).findByText("Verstößt gegen geltendes Recht"));
  await fill("Begründung", reason, form);
  network.fail("accounts/lock", "offline");
  await press("Konto sperren", { container: form });
  await expectText(/^Keine Verbindung/, form);
  expect(within(form).getByDisplayValue(reason)).toBeTruthy();
});

it("an objection waits on the page until an admin refuses it or unlocks", async () => {
  const { stack, stored, reload, person, account } = await openPage();
  const { lock, object } = lockCalls(stack, account.token);
  const { lockToken } = await lock(person);
  await object(lockToken);
  await reload();
  await expectText("Gesperrt, Einspruch");
  await expectText("Der Einspruch ist noch nicht beantwortet.");
  await expectText("Die Beiträge habe nicht ich geschrieben.");
  await press("Einspruch ablehnen");
  const form = await findDialog("Einspruch ablehnen");
  await fill("Begründung", "Sie kamen von Ihrem Gerät.", form);
  await press("Ablehnung mitteilen");
  await expectToast("Einspruch abgelehnt");
  await expectToast("Ida Öz bekommt Ihre Begründung per E-Mail.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectText("Sie kamen von Ihrem Gerät.");
  await press("Entsperren");
  const question = await screen.findByRole("alertdialog", { name: "Konto entsperren?" });
  expect(textOf(question)).not.toContain("Einspruch");
  await press("Entsperren", { container: question });
  await expectToast("Konto entsperrt");
  await expectFocusOnActions();
  expect((await stored()).lock).toBeNull();
});

it("what another admin did first is said, and the page shows it", async () => {
  const { stack, person, account } = await openPage();
  await press("Sperren");
  const form = await findDialog("Konto sperren");
  await lockCalls(stack, account.token).lock(person);
  await user.click(await within(form).findByText("Verstößt gegen geltendes Recht"));
  await fill("Begründung", reason, form);
  await press("Konto sperren", { container: form });
  await expectText("Dieses Konto ist schon gesperrt.", form);
});

it("an admin ends sessions, gives Premium and starts an export", async () => {
  const { stored, stack, person } = await openPage();
  await press("Sitzungen beenden");
  await press("Sitzungen beenden", { container: await screen.findByRole("alertdialog") });
  await expectToast("1 Sitzung beendet");
  await expectToast("Ida Öz kann sich wieder anmelden. Eine E-Mail geht nicht hinaus.");
  await expectFocusOnActions();
  await expectText("Keine offenen Sitzungen");
  expect(screen.queryByRole("button", { name: "Sitzungen beenden" })).toBeNull();
  expect((await stack.call("auth/me", { token: person.token })).status).toBe(401);
  await menu("Premium schenken");
  const form = await findDialog("Premium schenken");
  const isChosen = (name: string) => within(form).getByRole("button", { name }).getAttribute("aria-pressed");
  expect(isChosen("30 Tage")).toBe("true");
  await press("365 Tage", { container: form });
  expect([isChosen("30 Tage"), isChosen("365 Tage")]).toEqual(["false", "true"]);
  await press("Premium schenken", { container: form });
  await expectToast(/^Premium bis \d\d\.\d\d\.\d{4}$/);
  await expectToast("Ida Öz erfährt es per E-Mail.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await menu("Datenauskunft starten");
  const question = await screen.findByRole("alertdialog", { name: "Datenauskunft starten?" });
  await expectText(/bekommt die Person eine E-Mail\.$/, question);
  await press("Datenauskunft starten", { container: question });
  await expectToast("Datenauskunft gestartet");
  await expectToast("Den Link zur Datei bekommt nur Ida Öz.");
  const opener = screen.getByRole("button", { name: "Weitere Aktionen" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  const givenUntil = addDays(today(new Date()), 365);
  expect(await stored()).toMatchObject({ plan: "premium", givenUntil, sessionCount: 0, export: { state: "running" } });
  await press("Abo & Zahlungen", { role: "tab" });
  await expectText("Kein Abo");
  await expectText(/^Premium geschenkt bis \d\d\.\d\d\.\d{4}$/);
  await press("Protokoll", { role: "tab" });
  await expectText(/^Premium bis \d\d\.\d\d\.\d{4}$/, await screen.findByRole("table"));
});

it("an admin deletes an account with a reason, and returns to the list with its filters", async () => {
  const { person } = await openPage({ name: "Ida Gehtbald" });
  await menu("Konto löschen");
  const form = await findDialog("Konto löschen");
  await press("Endgültig löschen", { container: form });
  await expectText("Bitte geben Sie eine Begründung ein.", form);
  await fill("Begründung", "Nur Werbung.", form);
  await press("Endgültig löschen", { container: form });
  await expectToast("Konto gelöscht");
  await expectToast("Ida Gehtbald bekommt die Begründung per E-Mail.");
  await expectPath("/admin");
  expect(location.search).toBe("?tab=users");
  await renderScreen(`/admin/users/${person.user.id}`, { isAdmin: true });
  await expectText("Dieses Konto gibt es nicht mehr");
});

it("an admin's account can be neither locked nor deleted", async () => {
  const { account } = await renderScreen("/admin", { isAdmin: true });
  await renderScreen(`/admin/users/${account.user.id}`, { isAdmin: true, as: account });
  await screen.findByRole("button", { name: "Sitzungen beenden" });
  expect(screen.queryByRole("button", { name: "Sperren" })).toBeNull();
  await press("Weitere Aktionen");
  await screen.findByRole("menuitem", { name: "Datenauskunft starten" });
  expect(screen.queryByRole("menuitem", { name: "Konto löschen" })).toBeNull();
});

it("other users are redirected, and an impossible number is no page", async () => {
  await renderScreen("/admin/users/7");
  await expectPath("/freelance/dashboard");
  await renderScreen("/admin/users/7", { isAdmin: true });
  await expectText("Dieses Konto gibt es nicht mehr");
  await expectHeading("Konto");
  await renderScreen("/admin/users/abc", { isAdmin: true });
  await expectHeading("Seite nicht gefunden");
});
