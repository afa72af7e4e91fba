import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { communityAt, followBell, newMember } from "../community.ts";
import { expect, test } from "../fixtures.ts";

const title = "Oberfläche für ein Logistikportal";
const industry = "Fotografie & Videoproduktion";
const message = "Ihr Vorhaben passt zu dem, was ich seit Jahren mache, und ich würde gern mitmachen. ".repeat(3);

const inDialog = { within: "[role=dialog]" };
const cardOf = (page: Page, name: string) => page.getByRole("listitem", { name });
const toast = (page: Page, text: string) => page.getByRole("region", { name: "Meldungen" }).getByText(text);
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function publish(page: Page): Promise<void> {
  await page.goto(communityAt("my-posts"));
  await page.getByRole("button", { name: "Neuer Beitrag" }).click();
  const form = page.getByRole("dialog", { name: "Neuer Beitrag" });
  await form.getByLabel("Titel").fill(title);
  await form.getByLabel("Branche").click();
  await page.getByRole("option", { name: industry }).click();
  await form.getByLabel("Inhalt").fill("Ein Spediteur löst sein altes Portal ab.\nWer zeichnet die Oberfläche?");
  await form.getByLabel("Ihre Skills").fill("TypeScript, AWS");
  await form.getByLabel("Was Sie suchen").fill("UI-Design");
  await expectAccessible(page, inDialog);
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(cardOf(page, title)).toContainText("Ida Öz");
}

async function ask(page: Page): Promise<void> {
  await page.goto(communityAt("feed"));
  await page.getByRole("button", { name: /Branche/ }).click();
  await page.getByRole("option", { name: industry }).click();
  const card = cardOf(page, title);
  await expect(card).toContainText("Ida Ö.");
  await card.getByRole("button", { name: "Kollaboration anfragen" }).click();
  const form = page.getByRole("dialog", { name: "Anfrage an Ida Ö." });
  await form.getByLabel("Nachricht").fill(message);
  await form.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(card.getByRole("button", { name: "Anfrage verschickt" })).toBeDisabled();
}

async function agree(page: Page, name: string, answer: string): Promise<void> {
  const question = page.getByRole("alertdialog", { name });
  await question.getByRole("button", { name: answer }).click();
  await expect(question).toBeHidden();
}

test("three people: a post, two requests, one accepted, one rejected, a connection for both and its end", async ({
  browser,
  request,
}) => {
  test.slow();
  const ida = await newMember(browser, request, "Ida Öz");
  const jan = await newMember(browser, request, "Jan Weiß");
  const kim = await newMember(browser, request, "Kim Groß");
  await publish(ida);
  await ask(jan);
  await ask(kim);

  await ida.goto("/freelance/dashboard?section=kpis");
  await ida.getByRole("button", { name: /^Benachrichtigungen, \d+\+? ungelesen$/ }).click();
  const bell = ida.getByRole("dialog", { name: "Benachrichtigungen" });
  await expect(bell.getByRole("button", { name: /Kim G\. fragt an/ })).toBeVisible();
  await expectAccessible(ida, inDialog);
  await bell.getByRole("button", { name: /Jan W\. fragt an/ }).click();
  const requests = ida.getByRole("dialog", { name: "Anfragen" });
  await expect(requests.getByRole("listitem", { name: /^(Jan W|Kim G)\.$/ })).toHaveCount(2);
  await expectAccessible(ida, inDialog);
  await requests.getByRole("button", { name: "Anfrage von Jan W. annehmen", exact: true }).press("Enter");
  await expect(toast(ida, "Sie und Jan W. sind jetzt vernetzt.")).toBeVisible();
  await requests.getByRole("button", { name: "Anfrage von Kim G. ablehnen" }).click();
  await agree(ida, "Anfrage ablehnen?", "Ablehnen");
  await expect(requests).toContainText("Keine Anfragen vorhanden.");
  await ida.keyboard.press("Escape");
  await expect(requests).toBeHidden();

  await followBell(kim, /^Anfrage abgelehnt/);
  await expect(kim.getByText("Noch keine Anfragen gesendet")).toBeVisible();

  await jan.setViewportSize({ width: 360, height: 780 });
  await followBell(jan, /^Anfrage angenommen/);
  await expect(cardOf(jan, "Ida Ö.")).toBeVisible();
  await expect(jan.getByRole("tab", { name: "Vernetzungen" })).toBeInViewport({ ratio: 0.95 });
  expect(await isTooWide(jan)).toBe(false);
  await expectAccessible(jan);
  await jan.getByRole("tab", { name: "Anfragen verschickt" }).click();
  await expect(cardOf(jan, title)).toContainText("Angenommen");
  await expect(jan.getByRole("tab", { name: "Anfragen verschickt" })).toBeInViewport({ ratio: 0.95 });
  await expectAccessible(jan);

  await ida.getByRole("tab", { name: "Vernetzungen" }).click();
  await expect(cardOf(ida, "Jan W.")).toBeVisible();
  const other = await jan.context().newPage();
  await other.goto(communityAt("network"));
  await expect(cardOf(other, "Ida Ö.")).toBeVisible();
  await jan.getByRole("tab", { name: "Vernetzungen" }).click();
  await jan.getByRole("button", { name: "Vernetzung aufheben: Ida Ö." }).press("Enter");
  await expect(jan.getByRole("alertdialog", { name: "Vernetzung aufheben?" })).toBeVisible();
  await expectAccessible(jan, { within: "[role=alertdialog]" });
  const removal = jan.getByRole("alertdialog", { name: "Vernetzung aufheben?" });
  // The second press must not hit the bottom bar behind the question.
  await removal.getByRole("button", { name: "Vernetzung aufheben" }).dblclick();
  for (const page of [jan, other]) await expect(page.getByText("Noch keine Netzwerk-Verbindungen")).toBeVisible();
  // The focused button was removed with its card. The focus must move to a neighbor instead of being lost.
  await expect.poll(() => jan.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await ida.reload();
  await expect(ida.getByText("Noch keine Netzwerk-Verbindungen")).toBeVisible();

  await ask(kim);
  await ida.goto(communityAt("my-posts"));
  await expect(ida.getByRole("button", { name: `Anfragen 1 offen zu „${title}“` })).toBeVisible();
  await expectAccessible(ida);
  await ida.getByRole("button", { name: `Aktionen zu „${title}“` }).click();
  await ida.getByRole("menuitem", { name: "Löschen" }).click();
  await agree(ida, "Beitrag löschen?", "Löschen");
  await expect(ida.getByText("Noch keine eigenen Beiträge")).toBeVisible();
  await kim.goto(communityAt("my-requests"));
  await expect(kim.getByText("Noch keine Anfragen gesendet")).toBeVisible();
  for (const page of [ida, jan, kim]) await page.context().close();
});
