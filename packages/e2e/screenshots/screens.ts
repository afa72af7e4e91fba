import { expect, type Page } from "@playwright/test";
import { importFigures } from "./figures.ts";

export interface Screen {
  /** First part of the file name of the screenshots. */
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Path of a call, and an answer to it that crashes the screen. */
  crashesOn?: { path: string; answer: unknown };
  /** True for a screen that shows a permanent loading state. */
  isAlwaysBusy?: boolean;
  /** Demo account that is signed in. Jana by default. */
  as?: "admin" | "sommer" | "tobias";
}

const dashboard = (query: string) => `/freelance/dashboard?${query}`;
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
};
const choose = (item: string) => async (page: Page) => {
  await page.getByRole("button", { name: /^Profil/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await expect(page.getByRole("dialog", { name: item })).toBeVisible();
};
const dialog = async (page: Page) => {
  await expect(page.getByRole("dialog")).toBeVisible();
};
const tab = (name: string) => async (page: Page) => {
  await page.getByRole("dialog").getByRole("tab", { name }).click();
};

const openFirstPost = async (page: Page) => {
  await page.getByRole("button", { name: /^Was ein Startworkshop/ }).click();
};

const askAboutPost = async (page: Page) => {
  await press("Kollaboration anfragen")(page);
  await page
    .getByRole("textbox", { name: "Nachricht" })
    .fill("Guten Tag, Ihr Vorhaben passt zu dem, was ich seit Jahren mache.");
};

const enterSentence = async (page: Page) => {
  await press("Suchen oder eintragen")(page);
  await page.getByRole("dialog").getByRole("textbox").fill("Angebot Lüders nächsten Freitag 3.500 €");
  await expect(page.getByRole("menuitem", { name: /Angebot/ }).first()).toBeVisible();
};

/** Imports figures unless an earlier screenshot has already done so. The browser stores them. */
const withFigures = async (page: Page) => {
  if (await page.getByText("Noch keine Arbeitstage").isVisible()) await importFigures(page);
};
const goal = async (page: Page) => {
  await withFigures(page);
  // On a phone, the goal is folded.
  const income = page.getByLabel("Umsatz im Monat, netto");
  if (!(await income.isVisible())) await page.getByText("Wie viele Kontakte brauchen Sie?").click();
  await income.fill("6000");
  await page.getByLabel("Durchschnittlicher Auftragswert, netto").fill("4500");
  await page.getByText("Gerechnet mit Ihren Zahlen").scrollIntoViewIfNeeded();
};

const openAccount = (name: string) => async (page: Page) => {
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

const registration = async (page: Page) => {
  await expect(page.getByLabel("Registrierungscode")).toBeVisible();
};

export const publicScreens: readonly Screen[] = [
  { name: "pre-landing", path: "/pre-landing" },
  { name: "business", path: "/business" },
  { name: "business-prices", path: "/business/preise" },
  { name: "call-request", path: "/business/anfrage" },
  { name: "business-register", path: "/business#registrieren", prepare: registration },
  { name: "landing", path: "/landing/freelance" },
  { name: "cancel-contract", path: "/vertrag-kuendigen" },
  { name: "withdraw", path: "/vertrag-widerrufen" },
  { name: "confirm-declaration", path: `/erklaerung-bestaetigen?token=1.${"A".repeat(43)}` },
  { name: "sign-in", path: "/landing/freelance#anmelden", prepare: dialog },
  { name: "register", path: "/landing/freelance#registrieren", prepare: dialog },
  { name: "forgot-password", path: "/freelance/forgot-password" },
  { name: "reset-password", path: "/freelance/reset-password?token=beispiel&email=jana%40beispiel.de" },
  { name: "verify-email", path: "/freelance/verify-email?token=beispiel&email=jana%40beispiel.de" },
  { name: "unsubscribe", path: `/freelance/unsubscribe?token=crm_followup.1.${"A".repeat(43)}` },
  { name: "follow-up-link", path: `/freelance/follow-up?token=done.1.1.2027-03-12o.1805443200.${"A".repeat(43)}` },
  { name: "account-deleted", path: "/account-deleted" },
  { name: "removed-from-team", path: "/business/team-ende" },
  { name: "imprint", path: "/impressum" },
  { name: "privacy", path: "/datenschutz" },
  { name: "terms", path: "/agb" },
  { name: "data-processing", path: "/auftragsverarbeitung" },
  { name: "withdrawal-notice", path: "/widerrufsbelehrung" },
  { name: "accessibility", path: "/barrierefreiheit" },
  { name: "report-barrier", path: "/barriere-melden" },
  { name: "not-found", path: "/gibt-es-nicht" },
  { name: "gallery", path: "/ui", isAlwaysBusy: true },
];

export const accountScreens: readonly Screen[] = [
  { name: "dashboard", path: dashboard("section=dashboard") },
  { name: "new-task", path: dashboard("section=dashboard"), prepare: press("Neue Aufgabe") },
  { name: "palette", path: dashboard("section=dashboard"), prepare: enterSentence },
  {
    name: "leads",
    path: dashboard("section=leads"),
    // Rows are rendered incrementally, so wait for one far down.
    prepare: (page) => expect(page.getByRole("main").getByRole("checkbox").nth(20)).toBeAttached(),
  },
  {
    name: "leads-board",
    path: dashboard("section=leads&view=board"),
    // Columns and cards are rendered incrementally, so wait for a card in a late column.
    prepare: (page) =>
      expect(
        page
          .getByRole("list", { name: /^Verloren,/ })
          .getByRole("listitem")
          .first(),
      ).toBeAttached(),
  },
  { name: "leads-meetings", path: dashboard("section=leads&tab=meetings") },
  { name: "new-lead", path: dashboard("section=leads"), prepare: press("Neuer Lead") },
  { name: "lead-record", path: dashboard("section=leads&lead=1") },
  { name: "lead", path: dashboard("section=leads&lead=1&edit=1") },
  { name: "lead-timeline", path: dashboard("section=leads&lead=1&edit=1"), prepare: tab("Verlauf") },
  { name: "trainings", path: dashboard("section=trainings") },
  { name: "training", path: dashboard("section=trainings&training=profile"), prepare: dialog },
  { name: "live-events", path: dashboard("section=trainings2") },
  { name: "live-event", path: dashboard("section=trainings2"), prepare: press(/^Sales-Sprechstunde/) },
  { name: "live-event-form", as: "admin", path: dashboard("section=trainings2"), prepare: press("Neues Training") },
  { name: "network", as: "tobias", path: dashboard("section=community&view=network") },
  {
    name: "network-requests",
    as: "tobias",
    path: dashboard("section=community&view=network"),
    prepare: press(/^Anfragen [1-9]/),
  },
  { name: "network-people", as: "tobias", path: dashboard("section=community&view=network&tab=network") },
  { name: "network-sent", as: "tobias", path: dashboard("section=community&view=network&tab=my-requests") },
  { name: "notifications", as: "tobias", path: dashboard("section=community"), prepare: press(/^Benachrichtigungen/) },
  { name: "guides-hot", path: dashboard("section=templates&category=engagement&journey=hot&step=2&lead=1") },
  { name: "guides-interview", path: dashboard("section=templates&category=engagement&journey=hot&step=4") },
  { name: "guides-warm", path: dashboard("section=templates&category=engagement&journey=warm&step=1") },
  { name: "guides-cold", path: dashboard("section=templates&category=engagement&journey=cold&step=2") },
  { name: "guides-referral", path: dashboard("section=templates&category=engagement&journey=referral&step=5") },
  { name: "guides-strategies", path: dashboard("section=templates&category=personal-branding&view=strategies") },
  { name: "guides-meetings", path: dashboard("section=templates&category=meetings") },
  { name: "guides-handbook", path: dashboard("section=templates&category=handbook") },
  { name: "guides-day-rate", path: dashboard("section=templates&category=handbook&piece=day-rate") },
  {
    name: "templates-fill",
    path: dashboard("section=templates&category=engagement&journey=hot&step=2"),
    prepare: press(/^„Antwort auf .* kopieren$/),
  },
  { name: "templates-posts", path: dashboard("section=templates&category=personal-branding"), prepare: openFirstPost },
  { name: "community", as: "tobias", path: dashboard("section=community") },
  { name: "community-post", as: "tobias", path: dashboard("section=community"), prepare: press(/^Designsystem sucht/) },
  { name: "community-request", as: "tobias", path: dashboard("section=community"), prepare: askAboutPost },
  { name: "community-new-post", as: "tobias", path: dashboard("section=community"), prepare: press("Neuer Beitrag") },
  { name: "community-premium", path: dashboard("section=community") },
  { name: "profile", path: dashboard("section=dashboard"), prepare: choose("Profil bearbeiten") },
  { name: "subscription", path: dashboard("section=dashboard"), prepare: choose("Tarife") },
  { name: "security", path: dashboard("section=dashboard"), prepare: choose("Login & Sicherheit") },
  { name: "settings", path: dashboard("section=dashboard"), prepare: choose("Einstellungen") },
  { name: "help", path: dashboard("section=dashboard"), prepare: choose("Hilfe & Support") },
  { name: "kpis", path: dashboard("section=kpis"), prepare: withFigures },
  { name: "kpis-all", path: dashboard("section=kpis&month=all"), prepare: goal },
  { name: "business-dashboard", as: "sommer", path: "/business/dashboard?tab=overview" },
  { name: "business-guides", as: "sommer", path: "/business/dashboard?tab=guides" },
  { name: "business-freelancers", as: "sommer", path: "/business/dashboard?tab=crm" },
  {
    name: "business-requests",
    as: "sommer",
    path: "/business/dashboard?tab=crm&view=requests",
    prepare: async (page) => {
      const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
      if (!isWide) return;
      await page.getByRole("option", { name: /^Svenja Öztürk/ }).click();
      await expect(page.getByLabel("Nachricht an Svenja Öztürk")).toBeVisible();
    },
  },
  { name: "business-projects", as: "sommer", path: "/business/dashboard?tab=crm&view=projects" },
  {
    name: "business-new-project",
    as: "sommer",
    path: "/business/dashboard?tab=crm&view=projects",
    prepare: press("Neuer Auftrag"),
  },
  {
    name: "business-candidates",
    as: "sommer",
    path: "/business/dashboard?tab=crm&view=projects",
    prepare: async (page) => {
      await page
        .getByRole("link", { name: /^Kandidaten \d/ })
        .first()
        .click();
      await expect(page.getByRole("link", { name: /^Profil ansehen/ }).first()).toBeVisible();
    },
  },
  { name: "community-projects", as: "tobias", path: dashboard("section=community&type=project") },
  { name: "network-received", path: dashboard("section=community&view=network&tab=received") },
  { name: "admin", as: "admin", path: "/admin" },
  { name: "admin-users", as: "admin", path: "/admin?tab=users" },
  {
    name: "admin-account",
    as: "admin",
    path: "/admin?tab=users&search=tobias%40linkedpotential.local",
    prepare: openAccount("Tobias Brandt"),
  },
  {
    name: "admin-account-business",
    as: "admin",
    path: "/admin?tab=users&search=sommer%40linkedpotential.local",
    prepare: openAccount("Dr. Friederike Sommer"),
  },
  { name: "admin-contracts", as: "admin", path: "/admin?tab=contracts" },
  { name: "admin-reports", as: "admin", path: "/admin?tab=reports" },
  { name: "admin-codes", as: "admin", path: "/admin?tab=codes" },
  { name: "billing", as: "tobias", path: dashboard("section=billing") },
  { name: "billing-address", as: "tobias", path: dashboard("section=billing"), prepare: press("Rechnungsanschrift") },
  { name: "checkout", path: "/freelance/checkout" },
  { name: "change-card", as: "tobias", path: "/freelance/checkout/card" },
  { name: "debug", path: "/debug" },
  {
    name: "crash-section",
    path: dashboard("section=leads"),
    crashesOn: { path: "**/api/leads", answer: [null] },
  },
  {
    name: "crash-card",
    path: dashboard("section=dashboard"),
    crashesOn: { path: "**/api/live-trainings*", answer: [null] },
    prepare: (page) => page.getByText("Diese Ansicht konnte nicht geladen werden").scrollIntoViewIfNeeded(),
  },
  {
    name: "crash-dialog",
    path: dashboard("section=trainings2"),
    crashesOn: { path: "**/api/live-trainings/*", answer: { title: {} } },
    prepare: press(/^Sales-Sprechstunde/),
  },
];
