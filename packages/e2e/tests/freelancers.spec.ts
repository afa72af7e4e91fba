import { requestMessage } from "@linkedpotential/fixtures/community";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { followBell, newMember } from "../community.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo } from "../mailbox.ts";

test("a business finds a freelancer by skill, and the request becomes a lead", async ({ page, browser, request }) => {
  test.slow();
  const skill = `Zolltarif${crypto.randomUUID()}`;
  const freelancer = await newAccount(request, { name: "Jürgen Groß" });
  const theirs = await (await browser.newContext({ locale: "de-DE" })).newPage();
  await signIn(theirs, freelancer);
  await theirs.goto("/freelance/dashboard?section=kpis");
  await theirs.getByRole("button", { name: /^Profilmenü/ }).click();
  await theirs.getByRole("menuitem", { name: "Profil bearbeiten" }).click();
  const profile = theirs.getByRole("dialog", { name: "Profil bearbeiten" });
  await profile.getByLabel("Verfügbarkeit").fill("Ab März, zwei Tage pro Woche");
  await profile.getByLabel("Info").fill(`${skill} und Lieferketten für den Mittelstand.`);
  await profile.getByRole("button", { name: "Speichern" }).click();
  await expect(profile).toBeHidden();

  await signIn(page, await newAccount(request, { role: "business", name: "Petra Weiß" }));
  await page.goto("/business/dashboard?tab=crm");
  await expect(page.getByRole("heading", { name: "Freelancer finden" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Stichworte" }).fill(skill);
  const card = page.getByRole("listitem", { name: "Jürgen G." }).filter({ hasText: skill });
  await expect(card).toContainText("Ab März, zwei Tage pro Woche");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Merken: Jürgen G." }).click();
  await page.getByRole("tab", { name: "Merkliste" }).click();
  const saved = page.getByRole("listitem", { name: "Jürgen G." });
  await expect(saved).toContainText("Von Ihnen gemerkt am");
  await expectAccessible(page);
  await saved.getByRole("link", { name: "Profil ansehen: Jürgen G." }).click();
  await page.getByRole("button", { name: "Anfrage senden" }).click();
  const form = page.getByRole("dialog", { name: "Anfrage an Jürgen G." });
  await form.getByLabel("Nachricht").fill(projectMessage);
  await form.getByText("Meinen Namen, mein Unternehmen und meine E-Mail-Adresse mitsenden").click();
  await form.getByRole("textbox", { name: "Unternehmen" }).fill("Nordlicht Energie");
  await expectAccessible(page, { within: "[role=dialog]" });
  await form.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(page.getByText("Anfrage gesendet")).toBeVisible();

  expect((await lastMailTo(request, freelancer.email)).text).toContain("Petra");
  await theirs.goto("/freelance/dashboard?section=community&view=network&tab=received");
  const received = theirs.getByRole("listitem", { name: "Petra Weiß" });
  await expect(received).toContainText("Nordlicht Energie");
  await expectAccessible(theirs);
  await received.getByRole("button", { name: "Petra Weiß als Lead übernehmen" }).click();
  await expect(theirs.getByText("Als Lead übernommen")).toBeVisible();
  await received.getByRole("link", { name: "Petra Weiß in Ihren Leads öffnen" }).click();
  const record = theirs.getByRole("complementary", { name: "Lead: Petra Weiß" });
  await expect(record).toContainText("Nordlicht Energie");
  await theirs.context().close();
});

test("a business publishes a project, a freelancer asks for it, and both find each other", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const title = `Zollportal ${crypto.randomUUID()}`;
  const business = await newAccount(request, { role: "business", name: "Petra Weiß" });
  await signIn(page, business);
  await page.goto("/business/dashboard?tab=crm&view=projects");
  await page.getByRole("button", { name: "Neuer Auftrag" }).click();
  const form = page.getByRole("dialog", { name: "Neuer Auftrag" });
  await form.getByLabel("Titel").fill(title);
  await form.getByLabel("Beschreibung").fill("Anmeldung, Tarife und Fristen auf einer Seite.");
  await form.getByLabel("Gesuchte Skills").fill("Figma,");
  await form.getByRole("button", { name: /Branche$/ }).click();
  await page.getByRole("option", { name: "Sonstiges" }).click();
  await form.getByLabel("Unternehmen").fill("Nordlicht Energie");
  await expectAccessible(page, { within: "[role=dialog]" });
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  const project = page.getByRole("listitem", { name: title });
  await expect(project).toContainText("Anmeldung, Tarife und Fristen auf einer Seite.");
  await expectAccessible(page);

  const theirs = await newMember(browser, request, "Jürgen Groß");
  await theirs.goto("/freelance/dashboard?section=community");
  await theirs.getByText("Aufträge", { exact: true }).click();
  const post = theirs.getByRole("listitem", { name: title });
  await expect(post).toBeVisible();
  await expectAccessible(theirs);
  await post.getByRole("button", { name: "Anfrage senden" }).click();
  const message = theirs.getByRole("dialog", { name: "Anfrage an Nordlicht Energie" });
  await message.getByLabel("Nachricht").fill(requestMessage);
  await message.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(post).toContainText("Anfrage verschickt");

  const { text } = await lastMailTo(request, business.email);
  await page.goto(/\S+requests=\d+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Anfrage von Jürgen G. annehmen" }).click();
  const answer = page.getByRole("dialog", { name: "Anfrage von Jürgen G. annehmen" });
  await answer.getByText("Meinen vollen Namen, mein Unternehmen und meine E-Mail-Adresse mitsenden").click();
  await expectAccessible(page, { within: "[role=dialog]" });
  await answer.getByRole("button", { name: "Anfrage annehmen" }).click();
  await expect(page.getByRole("region", { name: /^Angenommen, im Gespräch/ })).toContainText("Jürgen G.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zum Gespräch mit Jürgen G." }).click();
  const open = page.getByRole("region", { name: "Jürgen G.", exact: true });
  await expect(open).toContainText("Angenommen");
  await open.getByLabel("Nachricht an Jürgen G.").fill("Passt Ihnen Dienstag?");
  await open.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(open).toContainText("Passt Ihnen Dienstag?");

  await followBell(theirs, /^Nachricht zum Auftrag/);
  const conversation = theirs.getByRole("region", { name: "Nachrichten mit Petra Weiß" });
  await expect(conversation).toContainText("Passt Ihnen Dienstag?");
  await conversation.getByLabel("Nachricht an Petra Weiß").fill("Ja, um 10 Uhr.");
  await conversation.getByLabel("Nachricht an Petra Weiß").press("Control+Enter");
  await expect(conversation).toContainText("Ja, um 10 Uhr.");
  await expectAccessible(theirs);
  await page.goto("/business/dashboard?tab=crm&view=requests");
  const row = page.getByRole("option", { name: /^Jürgen G\./ });
  await expect(row).toContainText(`Zu Ihrem Auftrag „${title}“`);
  await expect(row).toContainText("Ja, um 10 Uhr.");
  await row.click();
  await expect(open).toContainText("Ja, um 10 Uhr.");
  await expect(open.getByLabel("Nachricht an Jürgen G.")).toBeInViewport();
  await open.getByRole("button", { name: "Nachricht senden" }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("dialog", { name: "Anfrage: Jürgen G." })).toContainText("Ja, um 10 Uhr.");
  await expect(open.getByText("Ja, um 10 Uhr.")).toBeInViewport();
  await expect(open.getByRole("button", { name: "Nachricht senden" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.getByRole("button", { name: "Zurück zu den Anfragen" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectAccessible(page);
  await row.click();
  await expect(open.getByText("Ja, um 10 Uhr.")).toBeInViewport();
  await open.getByRole("region", { name: "Nachrichten mit Jürgen G." }).press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(/view=requests$/);

  await theirs.goto("/freelance/dashboard?section=community&view=network&tab=network");
  const person = theirs.getByRole("listitem", { name: "Petra W." });
  await expect(person).toContainText(business.email);
  await person.getByRole("button", { name: "Petra Weiß als Lead übernehmen" }).click();
  await expect(theirs.getByText("Als Lead übernommen")).toBeVisible();
  await theirs.context().close();
});
