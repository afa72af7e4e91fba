import { dayFromToday } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

test("copies a lead at once, with undo [LEAD-25..28, LEAD-29, LEAD-30-NS]", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, {
    name: "Jördis Größmann",
    status: "won",
    followUpDate: dayFromToday(3),
    followUpCompleted: true,
  });
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.act("Jördis Größmann", "Kopieren");
  await expect(leads.toast).toContainText("Lead kopiert");
  const copy = leads.row("Jördis Größmann (Kopie)");
  await expect(copy).toContainText("Neu");
  await expect(copy).toContainText("Kein Follow-up");
  await expect(copy).toHaveAttribute("data-follow-up", "neutral");
  await leads.toast.getByRole("button", { name: "Rückgängig" }).click();
  await leads.expectNames("Jördis Größmann");
});

test("asks before deleting, deletes and undoes [LEAD-31, ERR-108]", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" }, { name: "Björn", vorbereitung: "Zahlen lesen" });
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.act("Björn", "Löschen");
  const question = page.getByRole("alertdialog", { name: "Lead löschen?" });
  await expect(question).toContainText("„Björn“");
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await leads.expectNames("Björn", "Anna");
  await leads.act("Björn", "Löschen");
  await question.getByRole("button", { name: "Löschen" }).click();
  await expect(leads.toast).toContainText("Lead gelöscht");
  await leads.expectNames("Anna");
  await leads.toast.getByRole("button", { name: "Rückgängig" }).click();
  await expect(leads.toast).toContainText("Lead wiederhergestellt");
  await leads.row("Björn").click();
  await expect(leads.field("Vorbereitung")).toHaveValue("Zahlen lesen");
});

test("brings a lead back whose deletion failed [ERR-101, ERR-104]", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" });
  await page.route("**/api/leads/*", (route) => route.fulfill({ status: 409, json: { error: "x" } }));
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.act("Anna", "Löschen");
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(leads.toast.getByText("Fehler", { exact: true })).toBeVisible();
  await expect(leads.toast).toContainText("Lead konnte nicht gelöscht werden");
  await leads.expectNames("Anna");
});

test("deletes the selected leads, one call each [LEAD-17, LEAD-18, LEAD-32, LEAD-33, ERR-109]", async ({
  page,
  request,
  signedInAs,
}) => {
  const names = Array.from({ length: 27 }, (_, index) => ({ name: `Lead ${index + 1}` }));
  const created = await givenLeads(request, signedInAs, ...names);
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(page.getByRole("button", { name: "Ausgewählte löschen" })).toHaveCount(0);
  await page.getByLabel("Alle auf dieser Seite auswählen").setChecked(true, { force: true });
  await expect(page.getByText("25 Leads ausgewählt")).toBeVisible();
  await page.getByLabel("Lead 27 auswählen").setChecked(false, { force: true });
  await page.getByRole("button", { name: "Alle 27 auswählen" }).click();
  await page.getByLabel("Lead 27 auswählen").setChecked(false, { force: true });
  const deleted: string[] = [];
  page.on("request", (call) => call.method() === "DELETE" && deleted.push(new URL(call.url()).pathname));
  await page.getByRole("button", { name: "Ausgewählte löschen" }).click();
  const question = page.getByRole("alertdialog", { name: "26 Leads löschen?" });
  await question.getByRole("button", { name: "Löschen" }).click();
  await expect(leads.toast).toContainText("Leads gelöscht (26 Lead(s))");
  await leads.expectNames("Lead 27");
  expect(deleted.toSorted()).toEqual(
    created
      .slice(0, 26)
      .map(({ id }) => `/api/leads/${id}`)
      .toSorted(),
  );
});

test("shows the progress and keeps what could not be deleted [ERR-105]", async ({ page, request, signedInAs }) => {
  const [kept] = await givenLeads(request, signedInAs, { name: "Anna" }, { name: "Björn" });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/leads/${kept?.id}`, async (route) => {
    await held;
    await route.fulfill({ status: 409, json: { error: "x" } });
  });
  const leads = new LeadsPage(page);
  await leads.open();
  await page.getByLabel("Alle auf dieser Seite auswählen").setChecked(true, { force: true });
  await page.getByRole("button", { name: "Ausgewählte löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("progressbar", { name: "Leads werden gelöscht" })).toHaveAttribute(
    "aria-valuetext",
    "1 von 2",
  );
  release();
  await expect(leads.toast).toContainText("Einige Leads konnten nicht gelöscht werden");
  await leads.expectNames("Anna");
  await expect(page.getByText("1 Lead ausgewählt")).toBeVisible();
});

test("shows what premium would unlock instead of an error [CONST-125]", async ({ page, request, signedInAs }) => {
  const full = Array.from({ length: 50 }, (_, index) => ({ name: `Lead ${index + 1}` }));
  await givenLeads(request, signedInAs, ...full);
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(page.getByText("50 von 50 Leads")).toBeVisible();
  await leads.startNew();
  await leads.fillRequired("Lead 51");
  await leads.submit();
  const offer = page.getByRole("dialog", { name: "Mehr als 50 Leads mit Premium" });
  await expect(offer).toContainText("Leads ohne Grenze");
  await expect(leads.toast).not.toContainText("Fehler");
  await offer.getByRole("button", { name: "Später" }).click();
  await expect(leads.field("Name")).toHaveValue("Lead 51");
});
