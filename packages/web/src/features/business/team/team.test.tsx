import type { Company } from "@linkedpotential/contract/business/company/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  textOf,
} from "../../../testing/user.ts";

const dashboard = "/business/dashboard";
const companyOf = ({ getFromApi }: Screen) => getFromApi<Company>("/api/business/company");

async function openTeam(): Promise<HTMLElement> {
  await press(/^Profilmenü/);
  await press("Team", { role: "menuitem" });
  return findDialog("Team");
}

async function ownerWithMember() {
  const owner = await readyAccount({ role: "business", name: "Dr. Änne Weiß" });
  const { stack } = await renderScreen("/agb", { as: owner });
  const calls = companyCalls(stack);
  return { owner, calls, member: await calls.member(owner, "Jan Süd") };
}
const members = (dialog: HTMLElement) =>
  [...(dialog.querySelector('[aria-labelledby="members"]')?.querySelectorAll("li") ?? [])].map(textOf);

it("names the company, invites by mail, sends again and withdraws", async () => {
  const opened = await renderScreen(dashboard, { as: { role: "business", name: "Dr. Änne Weiß" } });
  const dialog = await openTeam();
  const self = expect.stringMatching(/Dr\. Änne Weiß \(Sie\).*Leitung.*Heute aktiv/);
  await waitFor(() => expect(members(dialog)).toEqual([self]));
  await fill("Name des Unternehmens", "Nordlicht Energie");
  await press("Speichern", { container: dialog });
  await expectToast("Name gespeichert");
  await press("Einladen", { container: dialog });
  await expectText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  const email = newEmail();
  await fill("E-Mail-Adresse", email);
  await press("Einladen", { container: dialog });
  await expectToast("Einladung gesendet");
  await expectText(/^Gilt bis/);
  await waitFor(async () => expect((await findField("E-Mail-Adresse")).value).toBe(""));
  await press(`Erneut senden: ${email}`);
  await expectToast("Einladung erneut gesendet");
  await press(`Einladung zurückziehen: ${email}`);
  await expectText("Keine Einladung ist offen.");
  expect(await companyOf(opened)).toMatchObject({ name: "Nordlicht Energie", invitations: [] });
  await press("Rückgängig");
  await waitFor(async () => expect((await companyOf(opened)).invitations).toMatchObject([{ email }]));
});

it("saves a typed name with the invitation, so that the mail names it", async () => {
  const opened = await renderScreen(dashboard, { as: { role: "business", name: "Dr. Änne Weiß" } });
  const dialog = await openTeam();
  await fill("Name des Unternehmens", "Nordlicht Energie");
  const email = newEmail();
  await fill("E-Mail-Adresse", email);
  await press("Name speichern und einladen", { container: dialog });
  await expectToast("Einladung gesendet");
  expect(await companyOf(opened)).toMatchObject({ name: "Nordlicht Energie", invitations: [{ email }] });
  await opened.stack.deliver();
  expect(opened.stack.lastMailTo(email)?.text).toContain("Nordlicht Energie");
  await screen.findByRole("button", { name: "Einladen" });
  await fill("Name des Unternehmens", "Nordlicht Wärme");
  await press(`Erneut senden: ${email}`);
  await expectToast("Einladung erneut gesendet");
  expect(await companyOf(opened)).toMatchObject({ name: "Nordlicht Wärme" });
});

it("asks before it closes with a typed name or address, and forgets them only then", async () => {
  await renderScreen(dashboard, { as: { role: "business", name: "Dr. Änne Weiß" } });
  const dialog = await openTeam();
  await fill("Name des Unternehmens", "Nordlicht Energie");
  await press("Schließen", { container: dialog });
  await press("Weiter bearbeiten");
  expect((await findField("Name des Unternehmens")).value).toBe("Nordlicht Energie");
  await press("Schließen", { container: dialog });
  await press("Verwerfen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openTeam();
  expect((await findField("Name des Unternehmens")).value).toBe("");
});

it("says what follows when the company's name is removed", async () => {
  const opened = await renderScreen(dashboard, { as: { role: "business", name: "Dr. Änne Weiß" } });
  const dialog = await openTeam();
  await fill("Name des Unternehmens", "Nordlicht Energie");
  await press("Speichern", { container: dialog });
  await expectToast("Name gespeichert");
  await fill("Name des Unternehmens", "  ");
  await press("Speichern", { container: dialog });
  await expectToast("Name des Unternehmens entfernt");
  await expectText(/^Neue Einladungen nennen nur noch Sie/);
  expect(await companyOf(opened)).toMatchObject({ name: "" });
});

it("shows a refused invitation at the field", async () => {
  const { owner, member } = await ownerWithMember();
  await renderScreen(dashboard, { as: owner });
  const dialog = await openTeam();
  await fill("E-Mail-Adresse", member.email);
  await press("Einladen", { container: dialog });
  await expectText("Diese Person gehört schon zum Unternehmen.");
  expect((await findField("E-Mail-Adresse")).value).toBe(member.email);
});

it("hands the company over after a question, after which the former owner can leave", async () => {
  const { owner } = await ownerWithMember();
  const opened = await renderScreen(dashboard, { as: owner });
  const dialog = await openTeam();
  await press("Aktionen für Jan Süd");
  await press("Leitung übergeben", { role: "menuitem" });
  await expectText("Leitung an Jan Süd übergeben?");
  await press("Übergeben");
  await expectToast("Leitung übergeben");
  await expectText("Mitglieder einladen und entfernen kann die Leitung.");
  await press("Team verlassen", { container: dialog });
  await expectText(/nur mit einer neuen Einladung\.$/);
  await press("Verlassen");
  await expectToast("Sie haben das Team verlassen");
  await waitFor(async () => expect((await companyOf(opened)).members).toHaveLength(1));
});

it("removes a member after a question and keeps the entries", async () => {
  const { owner, member } = await ownerWithMember();
  const opened = await renderScreen(dashboard, { as: owner });
  const body = { id: "eins", topic: "worked", date: "2027-03-01", text: "Erst fragen." };
  await opened.stack.call("business/save-learning", { token: member.token, body });
  const { request, freelancer } = projectRequestCalls(opened.stack);
  await request(member, await freelancer());
  await projectPostCalls(opened.stack).publish(member);
  await projectPostCalls(opened.stack).publish(owner);
  const dialog = await openTeam();
  await press("Aktionen für Jan Süd");
  await press("Aus dem Team entfernen", { role: "menuitem" });
  await expectText(
    /^Jan Süd wird abgemeldet .* 1 Gespräch mit Freelancern, das Jan Süd begonnen hat, verlässt Ihr Unternehmen: Sie sehen es dann nicht mehr\. 1 Auftrag von Jan Süd verlässt Ihr Unternehmen mit den Anfragen dazu\.$/,
  );
  await press("Abbrechen");
  await waitFor(() => expect(members(dialog)).toHaveLength(2));
  await press("Aktionen für Jan Süd");
  await press("Aus dem Team entfernen", { role: "menuitem" });
  await press("Entfernen");
  await expectToast("Aus dem Team entfernt");
  await waitFor(() => expect(members(dialog)).toHaveLength(1));
  expect(await opened.getFromApi("/api/business/learnings")).toHaveLength(1);
});

it("offers freelancers no team", async () => {
  await renderScreen("/freelance/dashboard");
  await press(/^Profilmenü/);
  const entries = (await screen.findAllByRole("menuitem")).map(textOf);
  expect(entries).not.toContain("Team");
  expect(within(document.body).queryByText("Offene Einladungen")).toBeNull();
});

it("shows that an invitation was accepted while the dialog was open, when it is sent again", async () => {
  const opened = await renderScreen(dashboard, { as: { role: "business", name: "Dr. Änne Weiß" } });
  const calls = companyCalls(opened.stack);
  const { link, email } = await calls.invite(opened.account);
  const dialog = await openTeam();
  await expectText(email);
  await calls.register(link);
  await press(`Erneut senden: ${email}`);
  await expectErrorToast("Die Einladung konnte nicht erneut gesendet werden", "Diese Einladung ist nicht mehr offen.");
  await waitFor(() => expect(members(dialog)).toHaveLength(2));
  expect(screen.queryByText(email)).toBeNull();
});

it("forgets that an address is already invited when the invitation is withdrawn", async () => {
  const opened = await renderScreen(dashboard, { as: { role: "business", name: "Dr. Änne Weiß" } });
  const { email } = await companyCalls(opened.stack).invite(opened.account);
  await openTeam();
  await fill("E-Mail-Adresse", email);
  await press("Einladen");
  await expectText(/^Diese Adresse ist schon eingeladen/);
  await press(`Einladung zurückziehen: ${email}`);
  await expectToast("Einladung zurückgezogen");
  await waitFor(() => expect(screen.queryByText(/^Diese Adresse ist schon eingeladen/)).toBeNull());
});
