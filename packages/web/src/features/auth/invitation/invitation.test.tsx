import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, fill, findDialog, findField, press } from "../../../testing/user.ts";

async function invite(email?: string) {
  const owner = await readyAccount({ role: "business", name: "Dr. Änne Weiß" });
  const { stack } = await renderScreen("/agb", { as: owner });
  const calls = companyCalls(stack);
  const { link, email: address } = await calls.invite(owner, email);
  const path = (token = link) => `/business/einladung?${new URLSearchParams({ area: "business", token })}`;
  return { owner, calls, stack, link, email: address, path };
}

it("registers an invited person, signs them in and opens the company", async () => {
  const { owner, calls, email, path } = await invite();
  await renderScreen(path(), { as: "nobody" });
  await expectHeading("Einladung ins Team");
  await expectText(/^Dr\. Änne Weiß lädt Sie ein/);
  expect(location.search).toBe("?area=business");
  expect((await findField("E-Mail-Adresse")).value).toBe(email);
  await press("Konto anlegen und beitreten");
  expect(await screen.findAllByText("Bitte füllen Sie alle Felder aus.")).toHaveLength(2);
  await fill("Name", "Jan Süd");
  await fill("Passwort", "geheim-und-lang");
  await press("Konto anlegen und beitreten");
  await expectHeading(/^Guten .*, Jan Süd$/);
  expect((await calls.company(owner)).members).toMatchObject([{ isOwner: true }, { name: "Jan Süd" }]);
});

it("lets a person with an account sign in first and then join", async () => {
  const guest = await readyAccount({ role: "business", name: "Ida Öz" });
  const { owner, calls, path } = await invite(guest.user.email);
  await renderScreen(path(), { as: "nobody" });
  await press("Zur Anmeldung");
  await expectPath("/business");
  await renderScreen(path(), { as: guest });
  const before = history.length;
  await press("Dem Team beitreten");
  await expectHeading(/^Guten .*, Ida Öz$/);
  // The page of the used invitation is not left in the history.
  expect(history.length).toBe(before);
  expect((await calls.company(owner)).members).toHaveLength(2);
});

it("says why an invitation cannot be accepted", async () => {
  const { owner, stack, calls, path, link } = await invite();
  await renderScreen(path(`${link.slice(0, -3)}AAA`), { as: "nobody" });
  await expectText(/^Dieser Link gilt nicht/);
  const [open] = (await calls.company(owner)).invitations;
  await stack.call("business/withdraw-invitation", {
    token: owner.token,
    params: { invitationId: String(open?.id) },
  });
  await renderScreen(path(), { as: "nobody" });
  await expectText("Diese Einladung wurde zurückgezogen.");
  await renderScreen("/business/einladung", { as: "nobody" });
  await expectText(/^Der Link ist unvollständig\. Öffnen Sie ihn/);
});

it("leads on from an invitation that is no longer open: to the own area, or to the sign-in", async () => {
  const { calls, owner, path, stack } = await invite();
  const [open] = (await calls.company(owner)).invitations;
  await stack.call("business/withdraw-invitation", { token: owner.token, params: { invitationId: String(open?.id) } });
  await renderScreen(path(), { as: "nobody" });
  await screen.findByRole("link", { name: "Jetzt anmelden" });
  await renderScreen(path(), { as: owner });
  await press("Zum Dashboard", { role: "link" });
  await expectHeading(/^Guten .*, Dr\. Änne Weiß$/);
});

it("refuses to join with another account and offers to sign in with the right one", async () => {
  const guest = await readyAccount({ role: "business" });
  const { path } = await invite(guest.user.email);
  await renderScreen(path(), { as: { role: "business" } });
  await press("Dem Team beitreten");
  await expectText(/^Diese Einladung gilt für eine andere Adresse/);
  await press("Mit einem anderen Konto anmelden");
});

it("leads a member who opens the used link again to the company", async () => {
  const guest = await readyAccount({ role: "business", name: "Ida Öz" });
  const { owner, stack, path } = await invite(guest.user.email);
  await stack.call("business/update-company", { token: owner.token, body: { name: "Nordlicht Energie" } });
  await renderScreen(path(), { as: guest });
  await press("Dem Team beitreten");
  await expectHeading(/^Guten .*, Ida Öz$/);
  await renderScreen(path(), { as: guest });
  await expectHeading("Sie gehören schon zum Team von Nordlicht Energie");
  await press("Zur Übersicht", { role: "link" });
  await expectHeading(/^Guten .*, Ida Öz$/);
  await renderScreen(path(), { as: { role: "business" } });
  await expectText("Diese Einladung wurde schon angenommen und gilt nur einmal.");
});

it("says before the press that another team has to be left first, and leads to it", async () => {
  const other = await readyAccount({ role: "business", name: "Dr. Max Groß" });
  const { calls, stack, path } = await invite(other.user.email);
  await stack.call("business/update-company", { token: other.token, body: { name: "Südwind" } });
  await calls.member(other);
  await renderScreen(path(), { as: other });
  await expectText(/^Sie leiten schon das Team von Südwind\. Übergeben Sie dort zuerst die Leitung/);
  expect(screen.queryByRole("button", { name: "Dem Team beitreten" })).toBeNull();
  await press("Zum eigenen Team", { role: "link" });
  await findDialog("Team");
});
