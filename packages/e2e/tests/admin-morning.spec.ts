import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { type Account, newAccount, signIn } from "../accounts.ts";
import { publish } from "../community.ts";
import { expect, test } from "../fixtures.ts";
import { adminToken, announce, registerFor } from "../live-trainings.ts";
import { lastMailTo, linkIn } from "../mailbox.ts";

async function call(request: APIRequestContext, id: RouteId, { token }: { token: string }, data?: object) {
  const { method, path } = addressOf(id);
  const answer = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, data });
  if (!answer.ok()) throw new Error(`${id} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

const linkedinUrl = "https://www.linkedin.com/in/beispiel";
const newMember = (request: APIRequestContext, name: string) =>
  newAccount(request, { name, plan: "premium", linkedinUrl });

async function reportPost(request: APIRequestContext, author: Account, reporter: Account, title: string) {
  await publish(request, author, { title });
  const posts = (await call(request, "community/list", reporter)) as { id: number; userId: number; title: string }[];
  const post = posts.find((one) => one.title === title);
  await call(request, "moderation/report", reporter, {
    ...{ userId: post?.userId, postId: post?.id },
    ...{ reason: "spam", explanation: "Dreimal derselbe Text.", isSincere: true },
  });
}

async function decideReport(page: Page, title: string) {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Was wartet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: /^Meldungen/ }).click();
  await page.getByRole("button", { name: `Über „${title}“ entscheiden` }).click();
  const dialog = page.getByRole("dialog", { name: "Über die Meldung entscheiden" });
  await dialog.getByText("Ausblenden", { exact: true }).click();
  await dialog.getByText("Verstößt gegen die AGB").click();
  await dialog.getByLabel("Begründung").fill("Der Text stand dreimal in der Community.");
  await dialog.getByRole("button", { name: "Entscheidung mitteilen" }).click();
  await expect(page.getByText("Entschieden und mitgeteilt")).toBeVisible();
}

async function openAccount(page: Page, { name, email }: Account) {
  await page.goto(`/admin?tab=users&search=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("an admin's morning: a report, a locked account with its objection, a moved event, and a code handed out", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [author, reporter] = [await newMember(request, "Sven Laut"), await newMember(request, "Änne Ruhig")];
  const title = `Dreimal derselbe Aufruf ${crypto.randomUUID()}`;
  await reportPost(request, author, reporter, title);
  await signIn(page, { token: await adminToken(request) });

  await decideReport(page, title);
  expect((await lastMailTo(request, author.email)).text).toContain("Der Text stand dreimal in der Community.");

  await openAccount(page, author);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sperren" }).click();
  const lock = page.getByRole("dialog", { name: "Konto sperren" });
  await lock.getByText("Verstößt gegen die AGB").click();
  await lock.getByLabel("Begründung").fill("Nach der Entscheidung kamen zwanzig gleiche Beiträge.");
  await lock.getByRole("button", { name: "Konto sperren" }).click();
  await expect(page.getByRole("heading", { name: "Dieses Konto ist gesperrt" })).toBeVisible();

  const locked = await (await browser.newContext({ locale: "de-DE" })).newPage();
  const mail = await lastMailTo(request, author.email, 2);
  expect(mail.text).toContain("Nach der Entscheidung kamen zwanzig gleiche Beiträge.");
  await locked.goto(linkIn(mail).href);
  await expect(locked.getByRole("heading", { name: "Ihr Konto ist gesperrt" })).toBeVisible();
  await expect(locked.getByLabel("Warum ist die Entscheidung falsch?")).toBeVisible();
  await expectAccessible(locked);
  await locked.getByLabel("Warum ist die Entscheidung falsch?").fill("Mein Konto wurde von jemand anderem benutzt.");
  await locked.getByRole("button", { name: "Einspruch senden" }).click();
  await expect(locked.getByText("Ihr Einspruch ist bei uns.")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Mein Konto wurde von jemand anderem benutzt.")).toBeVisible();
  await page.getByRole("button", { name: "Entsperren" }).click();
  const unlocking = page.getByRole("alertdialog", { name: "Konto entsperren?" });
  await expect(unlocking.getByText("Mein Konto wurde von jemand anderem benutzt.")).toBeVisible();
  await unlocking.getByRole("button", { name: "Entsperren" }).click();
  await expect(page.getByText("Konto entsperrt")).toBeVisible();
  await locked.reload();
  await expect(locked.getByRole("heading", { name: "Ihr Konto ist wieder frei" })).toBeVisible();
  await locked.context().close();

  const event: LiveTraining = await announce(request, { title: `Morgenrunde ${crypto.randomUUID()}` });
  await registerFor(request, reporter, event.title);
  await page.goto("/freelance/dashboard?section=trainings2&view=table");
  await page.getByRole("button", { name: `Aktionen für „${event.title}“` }).click();
  await page.getByRole("menuitem", { name: "Bearbeiten" }).click();
  const form = page.getByRole("dialog", { name: "Live-Event bearbeiten" });
  await form.getByLabel("Uhrzeit in Berlin").fill("20:30");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("row", { name: new RegExp(event.title) })).toContainText("20:30");
  await expect.poll(async () => (await lastMailTo(request, reporter.email)).text).toContain("20:30");
  const participant = await (await browser.newContext({ locale: "de-DE" })).newPage();
  await signIn(participant, reporter);
  await participant.goto("/freelance/dashboard?section=kpis");
  await participant.getByRole("button", { name: /^Benachrichtigungen/ }).click();
  const bell = participant.getByRole("dialog", { name: "Benachrichtigungen" });
  await expect(bell.getByText(event.title).first()).toBeVisible();
  await participant.context().close();

  await page.goto("/admin?tab=codes");
  await page.getByRole("button", { name: "Code erstellen" }).click();
  const code = page.getByRole("dialog", { name: "Registrierungscode erstellen" });
  await code.getByLabel("Notiz").fill("Nordlicht Energie, Frau Groß");
  await code.getByRole("button", { name: "Code erstellen" }).click();
  const row = page.getByRole("row").filter({ hasText: "Nordlicht Energie, Frau Groß" });
  await expect(row).toContainText(/[A-Z0-9]{4} [A-Z0-9]{4} [A-Z0-9]{4} [A-Z0-9]{4}/);
  await expectAccessible(page);
});
