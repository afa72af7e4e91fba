import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../testing/navigation.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, expectText, findField, press, textOf } from "../../testing/user.ts";

const address = "https://kalender.example.org/strategie";

it("offers consulting, a strategy and access, from 490 EUR a month [SCOPE-09..11, PROD-108, BIZ-05, CONST-126]", async () => {
  await renderScreen("/business", { as: "nobody" });
  await expectHeading("Neue Kunden dürfen kein Zufall bleiben.");
  const offers = screen.getAllByRole("article").map((card) => card.querySelector("h3")?.textContent);
  expect(offers).toEqual(["Individuelle Beratung", "Vertriebsstrategie", "Plattformzugang für Ihr Team"]);
  screen.getByRole("region", { name: "Freelancer finden" });
  expect(screen.getAllByText("ab 490 EUR pro Monat")).toHaveLength(2);
  await waitFor(() => expect(document.title).toBe("LinkedIn-Vertrieb für Unternehmen · LinkedPotential"));
});

it("shows a picture of the overview, and says who accompanies a company without naming a person", async () => {
  await renderScreen("/business", { as: "nobody" });
  const look = within(await screen.findByRole("region", { name: "Morgens wissen alle, wo Sie stehen" }));
  const picture = look.getByRole("img", { name: /^Beispielansicht der Übersicht/ });
  for (const part of ["288 von 400", "Ziel erreicht", "Update-Session"]) expect(textOf(picture)).toContain(part);
  const support = within(screen.getByRole("region", { name: "Wer Sie begleitet" }));
  expect(support.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual([
    "Ihre Ansprechperson",
    "Update-Sessions",
    "Fragen zwischendurch",
    "Termin und Unterlagen",
  ]);
  expect(support.getByRole("link", { name: "Impressum" }).getAttribute("href")).toBe("/impressum");
  const request = await support.findByRole("link", { name: "Strategiegespräch anfragen" });
  expect(request.getAttribute("href")).toBe("/business/anfrage");
});

it("links to the configured calendar, or to the request form [BIZ-01, BIZ-02]", async () => {
  const { stack } = await renderScreen("/business", { as: "nobody" });
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Strategiegespräch anfragen" })).toHaveLength(3));
  expect(screen.queryByRole("link", { name: "Strategiegespräch buchen" })).toBeNull();
  const contact = await screen.findByRole("link", { name: "Zu unseren Kontaktdaten" });
  expect(contact.getAttribute("href")).toBe("/impressum");
  expect(screen.queryByRole("link", { name: "Termin aussuchen" })).toBeNull();
  stack.configure({ STRATEGY_CALL_URL: address });
  try {
    await renderScreen("/business", { as: "nobody" });
    const link = await screen.findByRole("link", { name: "Termin aussuchen" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([address, "_blank"]);
    const links = screen.getAllByRole("link", { name: "Strategiegespräch buchen" });
    expect(links.map((one) => one.getAttribute("href"))).toEqual(["#strategiegespraech", "#strategiegespraech"]);
    expect(screen.queryByRole("link", { name: "Strategiegespräch anfragen" })).toBeNull();
  } finally {
    stack.configure({ STRATEGY_CALL_URL: "" });
  }
});

it("opens a form for a sign-in link, not for a link within the page", async () => {
  await renderScreen("/business/dashboard", { as: "nobody" });
  const email = await findField("E-Mail-Adresse");
  await waitFor(() => expect(document.activeElement).toBe(email));
  email.blur();
  history.replaceState(null, "", "/business#angebot");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(document.activeElement).toBe(document.body);
  history.replaceState(null, "", "/business#registrieren");
  dispatchEvent(new HashChangeEvent("hashchange"));
  const code = await findField("Registrierungscode");
  await waitFor(() => expect(document.activeElement).toBe(code));
  await press("Anmelden", { role: "tab" });
  await waitFor(async () => expect(document.activeElement).not.toBe(await findField("E-Mail-Adresse")));
});

it("links a signed-in person to their own dashboard", async () => {
  await renderScreen("/business", { as: { role: "business", name: "Dr. Änne Weiß" } });
  await expectText("Angemeldet als Dr. Änne Weiß");
  expect(screen.getAllByRole("link", { name: "Zum Dashboard" })[0]?.getAttribute("href")).toBe("/business/dashboard");
  expect(screen.queryByRole("tab")).toBeNull();
  const { stack, account } = await renderScreen("/business", { as: { name: "Jana Köhler" } });
  await expectText(/^Sie sind mit einem Freelancer-Konto angemeldet/);
  await press("Abmelden und wechseln");
  expect(await screen.findByRole("tab", { name: "Anmelden" })).toBeTruthy();
  await expectPath("/business");
  expect((await stack.call("auth/me", { token: account.token })).status).toBe(401);
});
