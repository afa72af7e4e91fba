import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, expectText, findDialog, press } from "../../testing/user.ts";

const linksIn = (role: "banner" | "contentinfo") =>
  Object.fromEntries(
    within(screen.getByRole(role))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  );

it("says what the support costs, whom it suits and where registration codes come from [BIZ-05, BIZ-06]", async () => {
  const { stack } = await renderScreen("/business/preise", { as: "nobody" });
  await expectHeading("Was unsere Begleitung kostet");
  expect(screen.getAllByText("ab 490 EUR pro Monat").length).toBeGreaterThan(0);
  const code = screen.getByRole("region", { name: "So bekommen Sie Ihren Registrierungscode" });
  expect(within(code).getAllByRole("listitem")).toHaveLength(3);
  const contact = await screen.findByRole("link", { name: "Zu unseren Kontaktdaten" });
  expect(contact.getAttribute("href")).toBe("/impressum");
  expect(linksIn("banner")).toMatchObject({
    "Für Freelancer": "/landing/freelance",
    Anmelden: "/business#anmelden",
    Registrieren: "/business#registrieren",
  });
  const [booking, request] = [
    "Suchen Sie sich unten einen Termin aus.",
    /Danach schlagen wir Ihnen Termine vor\.$/,
  ] as const;
  const isShown = (text: string | RegExp) => screen.getByText(text).closest("[hidden]") === null;
  expect([isShown(booking), isShown(request)]).toEqual([false, true]);
  stack.configure({ STRATEGY_CALL_URL: "https://kalender.example.org/strategie" });
  try {
    await renderScreen("/business/preise", { as: "nobody" });
    const link = await screen.findByRole("link", { name: "Termin aussuchen" });
    expect(link.getAttribute("href")).toBe("https://kalender.example.org/strategie");
    expect([isShown(booking), isShown(request)]).toEqual([true, false]);
  } finally {
    stack.configure({ STRATEGY_CALL_URL: "" });
  }
});

it("links the pages for freelancers and businesses with each other", async () => {
  const footer = {
    "Für Freelancer": "/landing/freelance",
    "Für Unternehmen": "/business",
    "Preise für Unternehmen": "/business/preise",
  };
  await renderScreen("/pre-landing", { as: "nobody" });
  await expectHeading(/^Wollen Sie mit LinkedIn/);
  expect(linksIn("contentinfo")).toMatchObject(footer);
  await renderScreen("/landing/freelance", { as: "nobody" });
  await expectHeading("Aus Kontakten werden Aufträge.");
  expect(linksIn("banner")).toMatchObject({ "Für Unternehmen": "/business" });
  expect(linksIn("contentinfo")).toMatchObject(footer);
  await press("Anmelden", { container: screen.getByRole("banner") });
  const dialog = within(await findDialog("Anmelden"));
  const toBusiness = await dialog.findByRole("link", { name: "Für Unternehmen anmelden" });
  expect(toBusiness.getAttribute("href")).toBe("/business#anmelden");
  await press("Jetzt registrieren");
  await findDialog("Kostenlos registrieren");
  expect((await screen.findByRole("link", { name: "Für Unternehmen registrieren" })).getAttribute("href")).toBe(
    "/business#registrieren",
  );
});

it("links from the business page to the prices, to the code and to the sign-in of freelancers", async () => {
  await renderScreen("/business", { as: "nobody" });
  await expectText("Ihr Zugang");
  expect(linksIn("banner")).toMatchObject({ "Für Freelancer": "/landing/freelance" });
  expect(screen.getByRole("link", { name: "Preise" }).getAttribute("href")).toBe("/business/preise");
  const toFreelancers = await screen.findByRole("link", { name: "Zur Anmeldung für Freelancer" });
  expect(toFreelancers.getAttribute("href")).toBe("/landing/freelance#anmelden");
  await press("Registrieren", { role: "tab" });
  const toCode = await screen.findByRole("link", { name: "Noch keinen Code? So bekommen Sie ihn" });
  await waitFor(() => expect(toCode.getAttribute("href")).toBe("/business/preise#code"));
});
