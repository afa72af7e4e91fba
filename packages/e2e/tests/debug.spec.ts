import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

const posts = "freelance_vorstellung-geschäftsführer_savedPosts";
const flag = "freelance_vorstellung-geschäftsführer_migrated_to_backend";

async function store(page: Page, entries: Record<string, string>) {
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, entries);
}

test("asks a visitor to sign in, and comes back [ROUTE-22, DEBUG-04-NS, D26]", async ({ page, account }) => {
  await page.goto("/debug");
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await dialog.getByLabel("E-Mail-Adresse").fill(account.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL("/debug");
  await expect(page).toHaveTitle("Lokale Einträge · LinkedPotential");
});

test("lists the saved posts and templates of this browser, and nothing else [DEBUG-01, DEBUG-03, ROUTE-104, ROUTE-106, STORE-07, STORE-08]", async ({
  page,
  signedInAs,
}) => {
  await page.goto("/debug");
  await expect(page.getByText("Keine lokalen Einträge")).toBeVisible();
  await store(page, {
    [posts]: JSON.stringify([{ title: "Größere Angebote für den Mittelstand", content: "…" }, { content: "…" }]),
    [flag]: "true",
    template_entwurf: "{kaputt",
    etwasAnderes: "nicht gezeigt",
  });
  await page.getByRole("button", { name: "Aktualisieren" }).click();
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") });
  await expect(rows).toHaveCount(3);
  const saved = rows.filter({ hasText: posts });
  await expect(saved).toContainText("2 Beiträge");
  await expect(saved).toContainText("Größere Angebote für den Mittelstand");
  await expect(saved).toContainText("Ohne Titel");
  await expect(rows.filter({ hasText: "template_entwurf" })).toContainText("Inhalt ist kein gültiges JSON");
  await expect(page.getByText("etwasAnderes")).toHaveCount(0);
  await expect(page.getByText(signedInAs.token)).toHaveCount(0);
  await saved.getByText("Rohdaten anzeigen").click();
  await expect(saved.getByText('{"title":"Größere Angebote')).toBeVisible();
  await expectAccessible(page);
});

test("deletes an entry after a question [DEBUG-02, DEBUG-05-NS, ROUTE-105]", async ({ page, signedInAs }) => {
  await page.goto("/debug");
  await store(page, { [posts]: "[]", [flag]: "true" });
  await page.reload();
  await page.getByRole("button", { name: `${posts} löschen` }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByRole("button", { name: `${posts} löschen` })).toBeFocused();
  await page.getByRole("button", { name: `${posts} löschen` }).click();
  await question.getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByText("Eintrag gelöscht")).toBeVisible();
  await expect(page.getByText(posts)).toHaveCount(0);
  await expect(page.getByText(flag)).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored, signedInAs.email).not.toContain(posts);
  expect(stored).toContain(flag);
});
