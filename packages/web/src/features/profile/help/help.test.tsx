import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectText, expectToast, field, fill, hands, press, question } from "../../../testing/person.ts";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overview } from "../../../testing/task-card.ts";

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overview, options);
  return { ...opened, form: await openProfileDialog("Hilfe & Support") };
}

it("answers frequent questions and says when people are there [HELP-01..04, HELP-05, CONST-35, CONST-36]", async () => {
  const { account, form } = await open();
  const details = within(form).getByText("Wie viele Leads kann ich kostenlos verwalten?").closest("details");
  expect(details?.open).toBe(false);
  await hands.click(within(form).getByText("Wie viele Leads kann ich kostenlos verwalten?"));
  expect(details?.open).toBe(true);
  expect(details?.textContent).toContain("Der kostenlose Plan umfasst 50 Leads");
  expect(within(form).getByRole("heading", { name: "Kontakt" })).toBeTruthy();
  await expectText("Mo-Fr 9:00-17:00", form);
  await expectText("E-Mails beantworten wir innerhalb von 24 Stunden.", form);
  await expectText(`Die Antwort geht an ${account.user.email}.`, form);
});

it("sends a message to support once and says so once it was accepted [HELP-03, HELP-06, TOAST-27]", async () => {
  const { account, form, stack } = await open();
  await press("Nachricht senden");
  await expectText("Bitte geben Sie einen Betreff ein.", form);
  await expectText("Bitte schreiben Sie uns, worum es geht.", form);
  const subject = `Frage von ${account.user.email}`;
  await fill("Betreff", subject);
  await fill("Nachricht", "Größere Datei importieren:\nwie geht das?");
  await hands.dblClick(within(form).getByRole("button", { name: "Nachricht senden" }));
  await expectToast("Nachricht gesendet");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const mails = stack.mails().filter((mail) => mail.subject.includes(subject));
  expect(mails.map(({ to, text }) => [to, text])).toEqual([
    ["support@linkedpotential.local", expect.stringContaining("Größere Datei importieren")],
  ]);
});

it("keeps a message that was not accepted and says that it is unsent [HELP-06]", async () => {
  await open({ failing: { "support/send": { status: 503 } } });
  await fill("Betreff", "Frage");
  await fill("Nachricht", "Wie geht das?");
  await press("Nachricht senden");
  await expectToast(/^Die Nachricht konnte nicht gesendet werden\./);
  expect(screen.queryByText("Nachricht gesendet")).toBeNull();
  expect((await field("Nachricht")).value).toBe("Wie geht das?");
  await hands.keyboard("{Escape}");
  expect(await question("Änderungen verwerfen?")).toBeTruthy();
});
