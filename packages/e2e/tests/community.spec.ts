import { newPost, requestMessage } from "@linkedpotential/fixtures/community";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { publish } from "../community.ts";
import { expect, test } from "../fixtures.ts";

const feedAt = "/freelance/dashboard?section=community&industry=";
/** Industry that only this file uses, because all accounts of the stack see each other's posts. */
const industry = "Fotografie & Videoproduktion";
const member = { plan: "premium", linkedinUrl: "https://www.linkedin.com/in/ida-oez" } as const;

const feedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /feed-screen/.test(name)).length);

test("a post is found by scrolling and requested after completing the profile [ROLE-08]", async ({ page, request }) => {
  test.slow();
  const author = await newAccount(request, { ...member, name: "Jan van Dyk" });
  for (let each = 1; each <= 25; each += 1) await publish(request, author, { title: `Kamera ${each}`, industry });
  await signIn(page, await newAccount(request, { plan: "premium", name: "Ida Öz" }));

  await page.goto("/freelance/dashboard?section=trainings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trainings");
  expect(await feedFiles(page)).toBe(0);

  await page.goto(feedAt + encodeURIComponent(industry));
  const list = page.getByRole("list", { name: "Beiträge anderer" });
  await expect(list.getByRole("listitem", { name: "Kamera 25" })).toBeVisible();
  expect(await feedFiles(page)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Weitere Beiträge laden" }).scrollIntoViewIfNeeded();
  const oldest = list.getByRole("listitem", { name: "Kamera 1", exact: true });
  await expect(oldest).toBeVisible();
  await expect(page.getByText("Das sind alle Beiträge.")).toBeVisible();

  const title = oldest.getByRole("button", { name: "Kamera 1", exact: true });
  await title.focus();
  await page.keyboard.press("Enter");
  const post = page.getByRole("dialog", { name: "Kamera 1" });
  await expect(post).toContainText("Jan D.");
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.keyboard.press("Escape");
  await expect(post).toBeHidden();
  await expect(title).toBeFocused();

  await oldest.getByRole("button", { name: "Kollaboration anfragen" }).click();
  const asking = page.getByRole("dialog", { name: "Anfrage an Jan D." });
  await expect(asking.getByLabel("Nachricht")).toBeFocused();
  await page.keyboard.insertText(requestMessage);
  await expectAccessible(page, { within: "[role=dialog]" });
  await asking.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(asking.getByRole("alert")).toHaveText("LinkedIn-Profil erforderlich");
  await asking.getByRole("button", { name: "Profil ergänzen" }).click();
  const profile = page.getByRole("dialog", { name: "Profil bearbeiten" });
  await profile.getByLabel(/LinkedIn/).fill("linkedin.com/in/ida-oez");
  await profile.getByRole("button", { name: "Speichern" }).click();
  await expect(profile).toBeHidden();
  await expect(asking.getByLabel("Nachricht")).toHaveValue(requestMessage);
  await asking.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(oldest.getByRole("button", { name: "Anfrage verschickt" })).toBeDisabled();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a post is written; nothing is wider than the screen, and axe finds nothing", async ({ page, request }) => {
    await signIn(page, await newAccount(request, { ...member, name: "Ida Öz" }));
    const other = await newAccount(request, { ...member, name: "Jan van Dyk" });
    const wide = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
    await publish(request, other, { title: wide, industry: "Sales & Akquise", lookingFor: [wide.slice(0, 50)] });
    await page.goto(feedAt + encodeURIComponent("Sales & Akquise"));
    await expect(page.getByRole("listitem", { name: wide })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    const search = page.getByRole("searchbox");
    await search.tap();
    await expect(search).toBeFocused();
    // Enter must take the focus from the field. This hides the on-screen keyboard, which covers the results.
    await page.keyboard.press("Enter");
    await expect(search).not.toBeFocused();
    await page.getByRole("button", { name: "Neuer Beitrag" }).click();
    const form = page.getByRole("dialog", { name: "Neuer Beitrag" });
    const { title, content, skills, lookingFor } = newPost();
    await form.getByLabel("Titel").fill(title);
    await form.getByRole("button", { name: /Branche$/ }).click();
    await page.getByRole("option", { name: "Sonstiges" }).click();
    await form.getByLabel("Inhalt").fill(content);
    await form.getByLabel("Ihre Skills").fill(skills.join(", "));
    await form.getByLabel("Was Sie suchen").fill(lookingFor.join(", "));
    await page.keyboard.press("Enter");
    await expectAccessible(page, { within: "[role=dialog]" });
    await form.getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(page.getByText("Beitrag veröffentlicht")).toBeVisible();
    await expect(form).toBeHidden();
  });
});
