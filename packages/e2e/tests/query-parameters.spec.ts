import { dayFromToday, shown } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createTasks, TaskCard } from "../pages/task-card.ts";

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
const whole = { taskTitle: "Profil schärfen", category: "Content", priority: "high", dueDate: dayFromToday(3) };

for (const path of ["/dashboard", "/freelance/dashboard"])
  test(`${path} with openNewTaskModal opens the dialog prefilled and resets the address [QUERY-01..04, QUERY-05, QUERY-08, QUERY-14-NS]`, async ({
    page,
    signedInAs: _account,
  }) => {
    await new DashboardPage(page).open(query({ openNewTaskModal: "true", ...whole }), path);
    const dialog = new TaskCard(page).dialog();
    await expect(dialog.getByLabel("Titel")).toHaveValue("Profil schärfen");
    await expect(dialog.getByRole("button", { name: /Kategorie/ })).toContainText("Content");
    await expect(dialog.getByRole("radio", { name: "Dringend" })).toBeChecked();
    await expect(dialog.getByRole("group", { name: "Fällig am" })).toContainText(shown(dayFromToday(3)));
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
    await expect(new TaskCard(page).row("Profil schärfen")).toBeVisible();
  });

test("values may be given as they are shown; without a priority it is Wichtig [QUERY-06, QUERY-12, QUERY-13]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = new TaskCard(page).dialog();
  const { priority: _priority, ...required } = whole;
  await new DashboardPage(page).open(query({ openNewTaskModal: "true", ...required }));
  await expect(dialog.getByRole("radio", { name: "Wichtig" })).toBeChecked();
  const asShown = { category: "aktive projekte", priority: "Zweitrangig", dueDate: shown(dayFromToday(3)) };
  await new DashboardPage(page).open(query({ openNewTaskModal: "true", ...whole, ...asShown }));
  await expect(dialog.getByRole("radio", { name: "Zweitrangig" })).toBeChecked();
  await expect(dialog.getByRole("button", { name: /Kategorie/ })).toContainText("Aktive Projekte");
  await expect(dialog.getByRole("group", { name: "Fällig am" })).toContainText(shown(dayFromToday(3)));
});

for (const mode of ["openNewTaskModal", "openTaskModal"])
  for (const missing of ["taskTitle", "category", "dueDate"] as const)
    test(`${mode} without ${missing} opens and creates nothing, the address is reset [QUERY-06, QUERY-10, QUERY-11]`, async ({
      page,
      request,
      signedInAs: account,
    }) => {
      await createTasks(request, account, [{ title: "Schon da" }]);
      const card = new TaskCard(page);
      await new DashboardPage(page).open(query({ [mode]: "true", ...whole, [missing]: "" }));
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(card.rows()).toHaveCount(1);
      await expect(card.dialog()).toHaveCount(0);
    });

test("openTaskModal creates the task without a dialog, once, and offers to undo it [QUERY-07, QUERY-09]", async ({
  page,
  signedInAs: _account,
}) => {
  const card = new TaskCard(page);
  await new DashboardPage(page).open(query({ openTaskModal: "true", ...whole }));
  await expect(card.row("Profil schärfen")).toContainText("Dringend");
  await expect(card.dialog()).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(card.toast()).toContainText("Aufgabe erstellt");
  await page.reload();
  await expect(card.rows()).toHaveCount(1);
  await new DashboardPage(page).open(query({ openTaskModal: "true", ...whole, taskTitle: "Versehen" }));
  await expect(card.rows()).toHaveCount(2);
  await card.toast().getByRole("button", { name: "Rückgängig" }).click();
  await expect(card.rows()).toHaveCount(1);
  await expect(card.toast()).toContainText("Aufgabe gelöscht");
});

test("whoever has to sign in first finds the prefilled dialog afterwards [QUERY-01, ROUTE-10]", async ({
  page,
  account,
}) => {
  await new DashboardPage(page).open(query({ openNewTaskModal: "true", ...whole }));
  await expect(page).toHaveURL(/\/landing\/freelance/);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/E-Mail/).fill(account.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(dialog.getByLabel("Titel")).toHaveValue("Profil schärfen");
});
