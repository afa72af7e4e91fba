import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { mailsTo } from "../mailbox.ts";
import { openProfileDialog, toast } from "../pages/profile-dialogs.ts";

test("answers frequent questions and says when people are there [HELP-01..04, HELP-05, CONST-35, CONST-36]", async ({
  page,
  signedInAs,
}) => {
  const dialog = await openProfileDialog(page, "help");
  const answer = dialog.getByText(/Der kostenlose Plan umfasst 50 Leads/);
  await expect(answer).toBeHidden();
  await dialog.getByText("Wie viele Leads kann ich kostenlos verwalten?").click();
  await expect(answer).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Kontakt" })).toBeVisible();
  await expect(dialog.getByText("Mo-Fr 9:00-17:00", { exact: true })).toBeVisible();
  await expect(dialog.getByText("E-Mails beantworten wir innerhalb von 24 Stunden.")).toBeVisible();
  await expect(dialog.getByText(`Die Antwort geht an ${signedInAs.email}.`)).toBeVisible();
  await expectAccessible(page);
});

test("sends a message to support and says so once it was accepted [HELP-03, HELP-06, TOAST-27]", async ({
  page,
  request,
  signedInAs,
}) => {
  const subject = `Frage von ${signedInAs.email}`;
  const dialog = await openProfileDialog(page, "help");
  await dialog.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(dialog.getByText("Bitte geben Sie einen Betreff ein.")).toBeVisible();
  await expect(dialog.getByText("Bitte schreiben Sie uns, worum es geht.")).toBeVisible();
  await dialog.getByLabel("Betreff").fill(subject);
  await dialog.getByLabel("Nachricht", { exact: true }).fill("Größere Datei importieren:\nwie geht das?");
  await dialog.getByRole("button", { name: "Nachricht senden" }).dblclick();
  await expect(toast(page)).toContainText("Nachricht gesendet");
  await expect(dialog).toBeHidden();
  const mails = (await mailsTo(request, "support@linkedpotential.local")).filter((mail) =>
    mail.subject.includes(subject),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Größere Datei importieren");
});

test("a message that was not accepted is kept and said to be unsent [HELP-06]", async ({
  page,
  signedInAs,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 503/);
  await page.route("**/api/support", (route) => route.fulfill({ status: 503, body: "" }));
  const dialog = await openProfileDialog(page, "help");
  await dialog.getByLabel("Betreff").fill("Frage");
  await dialog.getByLabel("Nachricht", { exact: true }).fill(signedInAs.name);
  await dialog.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(toast(page)).toContainText("Die Nachricht konnte nicht gesendet werden.");
  await expect(toast(page)).not.toContainText("Nachricht gesendet");
  await expect(dialog.getByLabel("Nachricht", { exact: true })).toHaveValue(signedInAs.name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog", { name: "Änderungen verwerfen?" })).toBeVisible();
});

test("the subscription dialog shows the plan and the price [SHELL-22]", async ({ page, signedInAs: _account }) => {
  const dialog = await openProfileDialog(page, "subscription");
  await expect(dialog.getByText("Ihr Plan")).toBeVisible();
  await expect(dialog.getByText("29 EUR")).toBeVisible();
  await expect(dialog.getByText("In Vorbereitung")).toBeVisible();
  await expectAccessible(page);
});
