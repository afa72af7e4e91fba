import { expectAccessible } from "../accessibility.ts";
import { dayFromToday } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createLead, createTasks, TaskCard } from "../pages/task-card.ts";

const title = "Rechnung an Müller & Söhne";

test("completing asks first, sends status completed and takes the task off the list [TASK-13, TASK-16..18, TASK-20, TASK-75, TASK-76, TOAST-22]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [{ title }]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card.complete(title).click();
  await expect(card.question()).toContainText("Aufgabe erledigt?");
  await expectAccessible(page);
  await card.question().getByRole("button", { name: "Abbrechen" }).click();
  await expect(card.row(title)).toBeVisible();
  await card.complete(title).click();
  const sent = page.waitForRequest((call) => call.method() === "PUT" && /\/api\/tasks\/\d+$/.test(call.url()));
  await card.question().getByRole("button", { name: "Erledigt" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ title, status: "completed" });
  await expect(card.toast()).toContainText("Aufgabe erledigt");
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
});

test("deleting asks first and sends DELETE [TASK-19, TASK-20, TASK-74, TASK-76, TOAST-20]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [{ title }, { title: "Bleibt" }]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card.editToggle().click();
  await card.remove(title).click();
  await expect(card.question()).toContainText("Aufgabe löschen?");
  await page.keyboard.press("Escape");
  await expect(card.rows()).toHaveCount(2);
  await card.remove(title).click();
  const sent = page.waitForRequest((call) => call.method() === "DELETE" && /\/api\/tasks\/\d+$/.test(call.url()));
  await card.question().getByRole("button", { name: "Löschen" }).click();
  await sent;
  await expect(card.toast()).toContainText("Aufgabe gelöscht");
  await page.reload();
  await expect(card.rows()).toHaveCount(1);
});

test("completing a follow-up marks it done at the lead [TASK-24, TASK-25, FOLLOW-10, FOLLOW-11, TOAST-22]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  const leadId = await createLead(request, account, { followUpDate: dayFromToday(0) });
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card.complete("Follow-up: Änne Schönfelder").click();
  const sent = page.waitForRequest((call) => call.method() === "PATCH");
  await card.question().getByRole("button", { name: "Erledigt" }).click();
  expect((await sent).url()).toMatch(new RegExp(`/api/leads/${leadId}$`));
  expect((await sent).postDataJSON()).toEqual({ followUpCompleted: true });
  await expect(card.toast()).toContainText("Aufgabe erledigt");
  await page.reload();
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
});

test("deleting a follow-up clears the date and keeps the lead [TASK-27]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  const leadId = await createLead(request, account, { followUpDate: dayFromToday(0) });
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card.editToggle().click();
  await card.remove("Follow-up: Änne Schönfelder").click();
  await expect(card.question()).toContainText("Der Lead selbst bleibt.");
  await card.question().getByRole("button", { name: "Entfernen" }).click();
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  await expect(card.toast()).toContainText("Aufgabe gelöscht");
  const headers = { authorization: `Bearer ${account.token}` };
  const lead = await (await request.get(`/api/leads/${leadId}`, { headers })).json();
  expect(lead).toMatchObject({ name: "Änne Schönfelder", followUpDate: null });
});

test.describe("when the server refuses", () => {
  const refused = { status: 500, json: { error: "Das hat nicht geklappt.", code: "request.internal" } };

  test("completing and deleting roll back and say what failed [TASK-77, ERR-35, ERR-36, ERR-37]", async ({
    page,
    request,
    signedInAs: account,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 500/);
    await createTasks(request, account, [{ title }]);
    await page.route("**/api/tasks/*", (route) => route.fulfill(refused));
    const card = new TaskCard(page);
    await new DashboardPage(page).open();
    await card.complete(title).click();
    await card.question().getByRole("button", { name: "Erledigt" }).click();
    await expect(card.toast()).toContainText("Fehler");
    await expect(card.toast()).toContainText("Die Aufgabe konnte nicht als erledigt markiert werden.");
    await expect(card.row(title)).toBeVisible();
    await card.editToggle().click();
    await card.remove(title).click();
    await card.question().getByRole("button", { name: "Löschen" }).click();
    await expect(card.toast()).toContainText("Die Aufgabe konnte nicht gelöscht werden.");
    await expect(card.row(title)).toBeVisible();
  });

  test("a follow-up that cannot be completed stays [ERR-42, ERR-110]", async ({
    page,
    request,
    signedInAs: account,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 500/);
    await createLead(request, account, { followUpDate: dayFromToday(0) });
    await page.route("**/api/leads/*", (route) => route.fulfill(refused));
    const card = new TaskCard(page);
    await new DashboardPage(page).open();
    await card.complete("Follow-up: Änne Schönfelder").click();
    await card.question().getByRole("button", { name: "Erledigt" }).click();
    await expect(card.toast()).toContainText("Fehler beim Aktualisieren des CRM Follow-ups");
    await expect(card.row("Follow-up: Änne Schönfelder")).toBeVisible();
  });

  test("a task that cannot be created or saved stays in its dialog [TASK-77, ERR-33, ERR-34, ERR-37]", async ({
    page,
    request,
    signedInAs: account,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 500/);
    await createTasks(request, account, [{ title }]);
    const card = new TaskCard(page);
    await new DashboardPage(page).open();
    await expect(card.row(title)).toBeVisible();
    await page.route("**/api/tasks", (route) => route.fulfill(refused));
    await page.route("**/api/tasks/*", (route) => route.fulfill(refused));
    const dialog = await card.openNew();
    await dialog.getByLabel("Titel").fill("Wird nichts");
    await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
    await expect(card.toast()).toContainText("Die Aufgabe konnte nicht erstellt werden.");
    await expect(dialog.getByLabel("Titel")).toHaveValue("Wird nichts");
    await page.keyboard.press("Escape");
    await card.question().getByRole("button", { name: "Verwerfen" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: title, exact: true }).click();
    await dialog.getByLabel("Titel").fill("Anders");
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(card.toast()).toContainText("Die Aufgabe konnte nicht gespeichert werden.");
    await expect(dialog.getByLabel("Titel")).toHaveValue("Anders");
  });
});
