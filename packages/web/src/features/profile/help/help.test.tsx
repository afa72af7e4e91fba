import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectText, expectToast, fill, findConfirmation, findField, press, user } from "../../../testing/user.ts";

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  return { ...opened, form: await openProfileDialog("Hilfe & Support") };
}

it("the help dialog answers frequent questions and shows the support hours [HELP-01..04, HELP-05, CONST-35, CONST-36]", async () => {
  const { account, form } = await open();
  const details = within(form).getByText("Wie viele Leads kann ich kostenlos verwalten?").closest("details");
  expect(details?.open).toBe(false);
  await user.click(within(form).getByText("Wie viele Leads kann ich kostenlos verwalten?"));
  expect(details?.open).toBe(true);
  expect(details?.textContent).toContain("Der kostenlose Tarif umfasst 50 Leads");
  expect(within(form).getByRole("heading", { name: "Kontakt" })).toBeTruthy();
  await expectText("Mo-Fr 9:00-17:00", form);
  await expectText(/^E-Mails beantworten wir innerhalb von 24 Stunden\./, form);
  await expectText(`Die Antwort geht an ${account.user.email}.`, form);
});

it("a double click sends one message to support, and a toast confirms it [HELP-03, HELP-06, TOAST-27]", async () => {
  const { account, form, stack } = await open();
  await press("Nachricht senden");
  await expectText("Bitte geben Sie einen Betreff ein.", form);
  await expectText("Bitte schreiben Sie uns, worum es geht.", form);
  const subject = `Frage von ${account.user.email}`;
  await fill("Betreff", subject);
  await fill("Nachricht", "Größere Datei importieren:\nwie geht das?");
  await user.dblClick(within(form).getByRole("button", { name: "Nachricht senden" }));
  await expectToast("Nachricht gesendet");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const mails = stack.mails().filter((mail) => mail.subject.includes(subject));
  expect(mails.map(({ to, text }) => [to, text])).toEqual([
    ["support@linkedpotential.local", expect.stringContaining("Größere Datei importieren")],
  ]);
});

it("a message that could not be sent stays in the form, and a toast shows the failure [HELP-06]", async () => {
  await open({ failing: { "support/send": { status: 503 } } });
  await fill("Betreff", "Frage");
  await fill("Nachricht", "Wie geht das?");
  await press("Nachricht senden");
  await expectToast(/^Die Nachricht konnte nicht gesendet werden\./);
  expect(screen.queryByText("Nachricht gesendet")).toBeNull();
  expect((await findField("Nachricht")).value).toBe("Wie geht das?");
  await user.keyboard("{Escape}");
  expect(await findConfirmation("Änderungen verwerfen?")).toBeTruthy();
});
