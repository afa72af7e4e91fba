import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import type { Account } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads } from "../pages/leads-page.ts";

const guides = (query: string) => `/freelance/dashboard?section=templates&${query}`;
const lead = { name: "Dr. Annegret Schmalenbach-Oberhausen", company: "Donaudampfschifffahrtsgesellschaft mbH" };
const inDialog = { within: "[role=dialog], [role=alertdialog]" };

test("a message is written, saved, filled in for a lead and copied by keyboard", async ({
  page,
  context,
  request,
  account,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await givenLeads(request, account, lead, { name: "Jan Süd" });
  await page.goto(guides("category=engagement&step=2"));
  const editor = page.getByRole("region", { name: "Bewerbung", exact: true });
  await editor.getByLabel("Text für „Bewerbung“").focus();
  await page.keyboard.type("Guten Tag ");
  await editor.getByRole("button", { name: "Vorname" }).press("Enter");
  await page.keyboard.type(" {{nachname}}, passt Ihnen {{Termin}}?");
  await editor.getByRole("button", { name: "Speichern" }).press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Terminfrage");
  await page.keyboard.press("Enter");
  const card = editor.getByRole("button", { name: /^Terminfrage/ });
  await expect(card).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const filling = page.getByRole("dialog", { name: "Platzhalter ausfüllen" });
  await filling.getByRole("combobox", { name: "Lead" }).focus();
  await page.keyboard.type("donau");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await filling.getByLabel("Termin").fill("Dienstag");
  await filling.getByRole("button", { name: "Kopieren" }).press("Enter");
  await expect(page.getByText("Kopiert!")).toBeVisible();
  await expect(filling).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Guten Tag Annegret Schmalenbach-Oberhausen, passt Ihnen Dienstag?",
  );
  await expect(editor.getByRole("button", { name: "„Terminfrage“ kopieren" })).toBeFocused();
  await card.press("Enter");
  await editor.getByRole("button", { name: "„Terminfrage“ löschen" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).press("Enter");
  await expect(card).toHaveCount(0);
  await expect(editor.getByRole("heading", { name: "Bewerbung" })).toBeFocused();
});

const saved = { namespace: "cold", templateKey: "vernetzungsanfrage", title: "Anfrage", content: "Hallo {{vorname}}" };
const save = (request: APIRequestContext, { token }: Account) =>
  request.post("/api/user-templates", { data: saved, headers: { authorization: `Bearer ${token}` } });

test("axe finds nothing when templates are filled in, edited, created and saved", async ({
  page,
  request,
  account,
}) => {
  await save(request, account);
  await page.goto(guides("category=engagement&journey=cold&step=2"));
  await page.getByRole("button", { name: "„Anfrage“ kopieren" }).click();
  await expect(page.getByText("Noch leer: Vorname")).toBeVisible();
  await expectAccessible(page, inDialog);
  await page.getByRole("dialog").getByRole("button", { name: "Kopieren" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, inDialog);
  await page.getByRole("button", { name: "Weiter ausfüllen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: /^Anfrage/ }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "„Anfrage“ bearbeiten" }).click();
  const changing = page.getByRole("dialog", { name: "Vorlage bearbeiten" });
  await expect(changing).toBeVisible();
  await expectAccessible(page, inDialog);
  await page.keyboard.press("Escape");
  await expect(changing).toBeHidden();

  await page.getByRole("button", { name: /^Schritt 3 von 6/ }).click();
  const editor = page.getByRole("region", { name: "Zweite Nachricht" });
  await editor.getByLabel(/^Text für/).fill("x".repeat(5001));
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Speichern" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Bitte geben Sie der Vorlage einen Namen.")).toBeVisible();
  await expectAccessible(page, inDialog);
});

test("nothing is cut off at 320 and 768 px", async ({ page, request, account }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await givenLeads(request, account, lead);
  await page.goto(guides("category=engagement&step=2"));
  const expectToFit = async () => {
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 780 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), `at ${width}`).toBe(0);
    }
  };
  const editor = page.getByRole("region", { name: "Bewerbung", exact: true });
  await editor.getByLabel(/^Text für/).fill(`{{vorname}} ${"Donaudampfschifffahrt".repeat(8)}`);
  await expectToFit();
  await editor.getByRole("button", { name: "Speichern" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Donaudampfschifffahrt".repeat(6));
  await page.keyboard.press("Enter");
  await editor.getByRole("button", { name: /^Donau/ }).click();
  await expectToFit();
  await editor.getByRole("button", { name: /kopieren$/ }).click();
  await expect(page.getByText("Noch leer: Vorname")).toBeVisible();
  await expectToFit();
});
