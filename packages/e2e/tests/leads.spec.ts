import { dayFromToday, shown } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

test("shows heading, help, tabs and both figures [LEAD-01, LEAD-02, LEAD-03, LEAD-05..08, ROLE-07]", async ({
  page,
  request,
  signedInAs,
}) => {
  await givenLeads(request, signedInAs, { status: "qualified" }, { status: "proposal" }, { status: "won" }, {});
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(page).toHaveTitle("CRM · LinkedPotential");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await leads.heading.hover();
  await page.getByRole("button", { name: "Was ist das CRM?" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("Hier behältst du deine Kontakte im Blick");
  await expect(page.getByRole("tab", { name: "Leads" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Meetings" })).toBeVisible();
  const figures = page.getByRole("region", { name: "Überblick" });
  await expect(figures.locator("dl").nth(0)).toContainText(/Leads gesamt\s*4/);
  await expect(figures.locator("dl").nth(1)).toContainText(/Aktive Deals\s*2/);
});

test("invites to create the first lead [EMPTY-02]", async ({ page, signedInAs: _ }) => {
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(page.getByText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!")).toBeVisible();
  await page.getByRole("button", { name: "Ersten Lead erstellen" }).click();
  await expect(leads.dialog.getByRole("heading", { name: "Neuer Lead" })).toBeVisible();
});

test("searches by name, e-mail and company whatever the case [LEAD-09..12, LEAD-13, EMPTY-01]", async ({
  page,
  request,
  signedInAs,
}) => {
  await givenLeads(
    request,
    signedInAs,
    { name: "Özlem Aydın", email: "kontakt@stadt.example", company: "Stadtwerke Nürnberg" },
    { name: "Björn Weiß", email: "B.WEISS@werft.example", company: "Werft Übersee AG" },
    { name: "Anna Ömer", email: "anna@holz.example", company: "Holzbau Jäger" },
  );
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.search.fill("ÖZLEM");
  await leads.expectNames("Özlem Aydın");
  await leads.search.fill("b.weiss@");
  await leads.expectNames("Björn Weiß");
  await leads.search.fill("holzbau");
  await leads.expectNames("Anna Ömer");
  await leads.search.fill("gibt es nicht");
  await expect(page.getByText("Keine Leads gefunden, die deinen Filterkriterien entsprechen.")).toBeVisible();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect(leads.table.locator("tbody tr")).toHaveCount(3);
});

test("filters by status, without 'Interesse gezeigt' [LEAD-14, LEAD-15, LEAD-52..55, LEAD-56..58]", async ({
  page,
  request,
  signedInAs,
}) => {
  const labels = {
    new: "Neu",
    contacted: "Kontaktiert",
    interested: "Interesse gezeigt",
    qualified: "Qualifiziert",
    proposal: "Angebot",
    won: "Gewonnen",
    lost: "Verloren",
  } as const;
  const statuses = Object.keys(labels) as (keyof typeof labels)[];
  await givenLeads(request, signedInAs, ...statuses.map((status) => ({ name: `Lead ${status}`, status })));
  const leads = new LeadsPage(page);
  await leads.open();
  for (const status of statuses) {
    await expect(leads.row(`Lead ${status}`).getByText(labels[status], { exact: true })).toBeVisible();
  }
  await leads.filter.click();
  const offered = ["Alle Status", "Neu", "Kontaktiert", "Qualifiziert", "Angebot", "Gewonnen", "Verloren"];
  await expect(page.getByRole("option")).toHaveText(offered);
  await page.getByRole("option", { name: "Angebot" }).click();
  await leads.expectNames("Lead proposal");
});

test("sorts by latest activity, and by any column [LEAD-19, LEAD-20, LEAD-51, CONST-102]", async ({
  page,
  request,
  signedInAs,
}) => {
  await givenLeads(
    request,
    signedInAs,
    { name: "Zoe", closingProbability: 10, dealValue: 500 },
    { name: "Ärmel", closingProbability: 90 },
    { name: "Berta", closingProbability: 50, dealValue: 12_500 },
  );
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.expectNames("Berta", "Ärmel", "Zoe");
  await expect(page.getByRole("columnheader", { name: "Letzte Aktivität" })).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await leads.expectNames("Ärmel", "Berta", "Zoe");
  await page.getByRole("button", { name: "Chance" }).click();
  await page.getByRole("button", { name: "Chance" }).click();
  await leads.expectNames("Ärmel", "Berta", "Zoe");
  await page.getByRole("button", { name: "Wert" }).click();
  await leads.expectNames("Zoe", "Berta", "Ärmel");
  await expect(leads.row("Berta")).toContainText("12.500 €");
});

test("shows 25 leads a page and starts again when search or filter change [LEAD-21..24, CONST-101]", async ({
  page,
  request,
  signedInAs,
}) => {
  const many = Array.from({ length: 27 }, (_, index) => ({ name: `Lead ${index + 1}`, company: "Gemeinsam GmbH" }));
  await givenLeads(request, signedInAs, ...many);
  const leads = new LeadsPage(page);
  await leads.open();
  const position = page.getByRole("navigation", { name: "Seiten" });
  await expect(leads.table.locator("tbody tr")).toHaveCount(25);
  const next = page.getByRole("button", { name: "Nächste Seite" });
  await next.click();
  await leads.expectNames("Lead 2", "Lead 1");
  await expect(page.getByText("26–27 von 27")).toBeVisible();
  await leads.search.fill("gemeinsam");
  await expect(position).toContainText("Seite 1 von 2");
  await next.click();
  await expect(position).toContainText("Seite 2 von 2");
  await leads.choose(leads.filter, "Neu");
  await expect(position).toContainText("Seite 1 von 2");
});

test("shows a lead's fields in its row, dates as dd.MM.yyyy [LEAD-37, LEAD-39..42, LEAD-43, LEAD-44, CONST-133]", async ({
  page,
  request,
  signedInAs,
}) => {
  const followUpDate = dayFromToday(9);
  const lead = { name: "Jördis Größmann", company: "Süßwaren Öttinger GmbH", position: "Leiterin Einkauf" };
  await givenLeads(request, signedInAs, {
    ...lead,
    status: "proposal",
    closingProbability: 60,
    nextStep: "Angebot abstimmen",
    followUpDate,
  });
  const leads = new LeadsPage(page);
  await leads.open();
  const row = leads.row(lead.name);
  for (const text of [lead.company, lead.position, "Angebot", "60 %", "Angebot abstimmen", shown(followUpDate)]) {
    await expect(row).toContainText(text);
  }
  await row.click();
  await expect(leads.dialog.getByRole("heading", { name: "Lead bearbeiten" })).toBeVisible();
  await expect(leads.field("Name")).toHaveValue(lead.name);
});

test("offers a retry when the leads cannot be loaded", async ({ page, signedInAs: _ }) => {
  await page.route("**/api/leads", (route) => route.fulfill({ status: 404, json: {} }), { times: 2 });
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(page.getByText("Deine Leads konnten nicht geladen werden")).toBeVisible();
  await page.unroute("**/api/leads");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!")).toBeVisible();
});
