import { expect, test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

const column = (leads: LeadsPage, status: string) => leads.page.getByRole("grid", { name: new RegExp(`^${status},`) });
const card = (leads: LeadsPage, status: string, name: string) => column(leads, status).getByRole("row", { name });

test("shows count, sum and weighted sum of each status, also after a reload", async ({ page, request, signedInAs }) => {
  await givenLeads(
    request,
    signedInAs,
    { name: "Anna", status: "qualified", dealValue: 10_000, closingProbability: 50 },
    { name: "Björn", status: "qualified", dealValue: 2_500, closingProbability: 20 },
    { name: "Özlem", status: "interested" },
  );
  const leads = new LeadsPage(page);
  await leads.open();
  await page.getByText("Board", { exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  await page.reload();
  const pipeline = page.getByRole("region", { name: "Pipeline" });
  await expect(pipeline.getByRole("heading", { level: 2 })).toHaveText([
    "Neu",
    "Kontaktiert",
    "Interesse gezeigt",
    "Qualifiziert",
    "Angebot",
    "Gewonnen",
    "Verloren",
  ]);
  const head = pipeline.locator("header").filter({ hasText: "Qualifiziert" });
  await expect(head).toContainText(/2\s*Summe\s*12\.500\s€\s*Gewichtet\s*5\.500\s€/);
  await expect(column(leads, "Interesse gezeigt").getByRole("row")).toHaveCount(1);
});

test("moves a card by its menu, and back when the server refuses", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  const move = async (status: string) => {
    await page.getByRole("button", { name: "Status von Anna ändern" }).click();
    await page.getByRole("menuitem", { name: status }).click();
  };
  await move("Angebot");
  await expect(card(leads, "Angebot", "Anna")).toBeVisible();
  await expect(leads.toast).toContainText("Lead aktualisiert");
  await page.route("**/api/leads/*", (route) => route.fulfill({ status: 409, json: { error: "x" } }), { times: 1 });
  await move("Gewonnen");
  await expect(leads.toast).toContainText("Lead konnte nicht aktualisiert werden");
  await expect(card(leads, "Angebot", "Anna")).toBeVisible();
});

test("moves a card by dragging it with the mouse", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" }, { name: "Björn", status: "contacted" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  await card(leads, "Neu", "Anna").dragTo(column(leads, "Kontaktiert"));
  await expect(column(leads, "Kontaktiert").getByRole("row")).toHaveCount(2);
  await expect(leads.toast).toContainText("Lead aktualisiert");
  await page.reload();
  await expect(card(leads, "Kontaktiert", "Anna")).toBeVisible();
});

test("moves a card by the keyboard alone", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  await page.getByRole("button", { name: "Anna verschieben" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Ablegen auf Kontaktiert/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Ablegen auf Interesse gezeigt/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(leads, "Interesse gezeigt", "Anna")).toBeVisible();
});

test("asks for the reason when a lead is lost; it may be skipped", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" }, { name: "Björn" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  const lose = async (name: string) => {
    await page.getByRole("button", { name: `Status von ${name} ändern` }).click();
    await page.getByRole("menuitem", { name: "Verloren" }).click();
    await expect(leads.dialog.getByRole("heading", { name: "Warum ging der Lead verloren?" })).toBeVisible();
  };
  await lose("Anna");
  await leads.dialog.getByRole("button", { name: "Ohne Grund fortfahren" }).click();
  await expect(card(leads, "Verloren", "Anna")).toBeVisible();
  await lose("Björn");
  await leads.dialog.getByRole("button", { name: "Anderer Anbieter" }).click();
  await leads.dialog.getByRole("button", { name: "Speichern" }).click();
  await card(leads, "Verloren", "Björn").getByText("Björn").click();
  await expect(leads.field("Warum verloren? (optional)")).toHaveValue("Anderer Anbieter");
});

test("marks leads that were untouched for 14 days", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" }, { name: "Björn", status: "won" });
  const leads = new LeadsPage(page);
  await page.clock.setFixedTime(Date.now() + 13 * 24 * 60 * 60 * 1000);
  await leads.open({ view: "board" });
  await expect(card(leads, "Neu", "Anna")).not.toContainText("Seit 14 Tagen unberührt");
  await page.clock.setFixedTime(Date.now() + 15 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(card(leads, "Neu", "Anna")).toContainText("Seit 14 Tagen unberührt");
  await expect(card(leads, "Gewonnen", "Björn")).not.toContainText("Seit 14 Tagen unberührt");
});

test("shows long columns in portions", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, ...Array.from({ length: 23 }, (_, index) => ({ name: `Lead ${index + 1}` })));
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  await expect(column(leads, "Neu").getByRole("row")).toHaveCount(12);
  await page.getByRole("button", { name: "Weitere 11 anzeigen" }).click();
  await expect(column(leads, "Neu").getByRole("row")).toHaveCount(23);
});
