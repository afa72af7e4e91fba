import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";
import { createTasks, TaskCard } from "../pages/task-card.ts";

const complete = async (card: TaskCard, title: string) => {
  await card.complete(title).click();
  await card.question().getByRole("button", { name: "Erledigt" }).click();
};

test("a swipe of 50 px to the right dismisses a toast, a shorter one does not [TOAST-03, TOAST-04, CONST-27]", async ({
  page,
  request,
  account,
}) => {
  await createTasks(request, account, [{ title: "Eins" }]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await complete(card, "Eins");
  const text = card.toast().getByText("Aufgabe erledigt");
  const swipe = async (distance: number) => {
    const box = await text.boundingBox();
    if (!box) throw new Error("no toast");
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(text).toBeVisible();
  await swipe(55);
  await expect(text).toHaveCount(0);
});

test("a toast does not cover the buttons of an open dialog at any width [O171]", async ({
  page,
  request,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 500/);
  await givenLeads(request, account, { name: "Anna" });
  await page.route(/\/api\/leads\/\d+$/, (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500 }),
  );
  const leads = new LeadsPage(page);
  await leads.open({ lead: "1", edit: "1" });
  await leads.field("Nächster Schritt").fill("Anrufen");
  await leads.submit();
  await expect(leads.toast).toContainText("Lead konnte nicht aktualisiert werden");
  const firstButton = leads.dialog.getByRole("button", { name: "Abbrechen", exact: true });
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const card = await leads.toast.getByText("Fehler").locator("xpath=../..").boundingBox();
    const first = await firstButton.boundingBox();
    if (!(card && first)) throw new Error("toast or dialog is missing");
    expect(card.x + card.width <= first.x || card.y + card.height <= first.y, `${width} px`).toBe(true);
  }
});
