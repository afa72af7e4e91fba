import { expect, test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

test("signing out in one tab signs out the others at once", async ({ page, context, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.row("Anna")).toBeVisible();
  const second = await context.newPage();
  await second.goto("/freelance/dashboard");
  await second.getByRole("button", { name: new RegExp(signedInAs.name) }).click();
  await second.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(second).toHaveURL("/landing/freelance");
  await expect(page).toHaveURL("/landing/freelance");
  await expect(page.getByText("Anna", { exact: true })).toHaveCount(0);
});

test("says when the same field was changed elsewhere, and merges the others", async ({ page, request, signedInAs }) => {
  const [lead] = await givenLeads(request, signedInAs, { name: "Anna", position: "Einkauf", nextStep: "" });
  const headers = { authorization: `Bearer ${signedInAs.token}` };
  const elsewhere = (data: object) => request.patch(`/api/leads/${lead?.id}`, { headers, data });
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.row("Anna").click();
  await leads.field("Position").fill("Vertrieb");
  await elsewhere({ position: "Leitung", nextStep: "Anrufen" });
  await leads.submit();
  await expect(leads.dialog.getByText("Inzwischen geändert in „Leitung“.")).toBeVisible();
  await expect(leads.field("Position")).toBeFocused();
  await expect(leads.field("Nächster Schritt")).toHaveValue("Anrufen");
  await leads.submit();
  await expect(leads.dialog).toHaveCount(0);
  const saved = await (await request.get(`/api/leads/${lead?.id}`, { headers })).json();
  expect(saved).toMatchObject({ position: "Vertrieb", nextStep: "Anrufen" });
});
