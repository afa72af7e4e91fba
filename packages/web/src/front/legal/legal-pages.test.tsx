import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { navigateTo } from "../../lib/navigation/navigation.ts";
import { openProfileDialog } from "../../testing/profile-dialogs.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { overviewPath } from "../../testing/task-card.ts";
import { expectText, press } from "../../testing/user.ts";

const titles = {
  de: {
    "/impressum": "Impressum",
    "/datenschutz": "Datenschutzerklärung",
    "/agb": "Allgemeine Geschäftsbedingungen",
    "/auftragsverarbeitung": "Auftragsverarbeitung",
    "/widerrufsbelehrung": "Widerrufsbelehrung",
    "/barrierefreiheit": "Erklärung zur Barrierefreiheit",
  },
  en: {
    "/impressum": "Legal notice",
    "/datenschutz": "Privacy policy",
    "/agb": "Terms and conditions",
    "/auftragsverarbeitung": "Data processing agreement",
    "/widerrufsbelehrung": "Right of withdrawal",
    "/barrierefreiheit": "Accessibility statement",
  },
  fr: {
    "/impressum": "Mentions légales",
    "/datenschutz": "Politique de confidentialité",
    "/agb": "Conditions générales",
    "/auftragsverarbeitung": "Contrat de sous-traitance",
    "/widerrufsbelehrung": "Droit de rétractation",
    "/barrierefreiheit": "Déclaration d’accessibilité",
  },
};
const binding = { de: undefined, en: /German version is the binding one/, fr: /version allemande fait foi/ };
const addresses = Object.keys(titles.de);

it.each(["de", "en", "fr"] as const)(
  "every legal page exists in %s with the operator; the German text is binding [D57]",
  async (language) => {
    await renderScreen("/impressum", { as: "nobody", language });
    for (const [path, title] of Object.entries(titles[language])) {
      navigateTo(path);
      await screen.findByRole("heading", { level: 1, name: title });
      expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(3);
      expect((await screen.findAllByText("LinkedPotential GmbH")).length).toBe(1);
      expect(screen.getByText("12345 Musterstadt")).toBeTruthy();
      if (binding[language]) expect(screen.getByText(binding[language])).toBeTruthy();
    }
  },
);

it("marks missing operator details and omits empty ones [D57]", async () => {
  const { stack } = await renderScreen("/impressum", { as: "nobody" });
  const missing = "Diese Angabe muss der Betreiber noch eintragen.";
  await waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(3));
  expect(screen.getByRole("link", { name: "support@linkedpotential.local" }).getAttribute("href")).toBe(
    "mailto:support@linkedpotential.local",
  );
  stack.configure({
    OPERATOR_REPRESENTED_BY: "Paula Beispiel",
    OPERATOR_PHONE: "+49 30 1234567",
    OPERATOR_REGISTER: "-",
  });
  try {
    await renderScreen("/impressum", { as: "nobody" });
    await expectText("Paula Beispiel");
    await expectText("+49 30 1234567");
    expect(screen.queryByText(missing)).toBeNull();
    expect(screen.queryByText("Registereintrag")).toBeNull();
  } finally {
    stack.configure({ OPERATOR_REPRESENTED_BY: "", OPERATOR_PHONE: "", OPERATOR_REGISTER: "" });
  }
});

it("shows that the operator details could not be loaded, and retries", async () => {
  const { network } = await renderScreen("/agb", { as: "nobody", failing: { "legal/get-operator": "offline" } });
  await expectText("Die Angaben zum Anbieter konnten nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectText("LinkedPotential GmbH");
});

it("the legal pages are linked below every public page and in the registration form [D57]", async () => {
  await renderScreen("/pre-landing", { as: "nobody" });
  for (const [path, heading] of [
    ["/pre-landing", /./],
    ["/landing/freelance", "Aus Kontakten werden Aufträge."],
    ["/business", "Neue Kunden dürfen kein Zufall bleiben."],
    ["/impressum", "Impressum"],
  ] as const) {
    navigateTo(path);
    await screen.findByRole("heading", { level: 1, name: heading });
    const links = within(screen.getByRole("navigation", { name: "Rechtliches" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href")).sort()).toEqual([...addresses].sort());
  }
  await renderScreen("/landing/freelance#registrieren", { as: "nobody" });
  const dialog = within(await screen.findByRole("dialog"));
  const terms = await dialog.findByRole("link", { name: "AGB" });
  const privacy = dialog.getByRole("link", { name: "Datenschutzerklärung" });
  expect([terms, privacy].map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
    ["/agb", "_blank"],
    ["/datenschutz", "_blank"],
  ]);
});

it("the legal pages are linked in the help dialog of the dashboard", async () => {
  await renderScreen(overviewPath);
  const help = within(await openProfileDialog("Hilfe & Support"));
  const links = within(help.getByRole("navigation", { name: "Rechtliches" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href")).sort()).toEqual([...addresses].sort());
});

it.each([
  "/freelance/forgot-password",
  "/freelance/verify-email",
  "/freelance/unsubscribe",
  "/freelance/follow-up",
  "/vertrag-kuendigen",
  "/account-deleted",
  "/gibt-es-nicht",
])("the legal pages are linked below %s, which needs no sign-in [D57]", async (path) => {
  await renderScreen(path, { as: "nobody" });
  const links = within(await screen.findByRole("navigation", { name: "Rechtliches" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(addresses);
});

it("the language can be chosen below each legal page and below the small pages", async () => {
  for (const [path, german, english] of [
    ["/impressum", "Impressum", "Legal notice"],
    ["/vertrag-kuendigen", "Vertrag kündigen", "Cancel a contract"],
  ] as const) {
    await renderScreen(path, { as: "nobody" });
    await screen.findByRole("heading", { level: 1, name: german });
    await press("English");
    await screen.findByRole("heading", { level: 1, name: english });
    const pressed = within(screen.getByRole("list", { name: "Language" })).getAllByRole("button", { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual(["English"]);
    await press("Deutsch");
    await screen.findByRole("heading", { level: 1, name: german });
  }
});
