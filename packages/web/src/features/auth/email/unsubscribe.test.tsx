import { unsubscribePageOf } from "@linkedpotential/local/testing/unsubscribe";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, findDialog, press, user } from "../../../testing/user.ts";

/** Returns the unsubscribe link of the follow-up mails for the screen's account. */
async function linkFor({ account }: Awaited<ReturnType<typeof renderScreen>>): Promise<string> {
  const { pathname, search } = await unsubscribePageOf(account.user.id, "crm_followup");
  return pathname + search;
}

const mailSwitch = () =>
  screen.findByRole<HTMLInputElement>("switch", { name: "Fälliges Follow-up im CRM: Per E-Mail" });

it("the unsubscribe page turns the mails off on a press, retries after a failure and links to the settings [D12]", async () => {
  const opened = await renderScreen("/freelance/dashboard");
  const link = await linkFor(opened);
  const { network } = await renderScreen(link, { as: { ...opened.account } });
  await expectHeading("E-Mails abbestellen");
  await expectText(/keine E-Mails mehr über fällige Follow-ups im CRM/);
  expect(location.pathname + location.search).toBe("/freelance/unsubscribe");
  expect(network.sent("unsubscribe/confirm")).toEqual([]);
  network.fail("unsubscribe/confirm", "offline");
  await press("Abbestellen");
  await expectHeading("Verbindungsfehler");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectHeading("Abbestellt");
  await press("Zu den Einstellungen", { role: "link" });
  await findDialog("Einstellungen");
  expect((await mailSwitch()).checked).toBe(false);
  expect(location.search).not.toContain("dialog");
  await user.click(await mailSwitch());
  expect((await mailSwitch()).checked).toBe(true);
  await press("Speichern");
  const sent = () => network.sent("user/update-settings").map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ notifications: { crm_followup: { mail: true } } }]));
});

it("a business can switch the mails on again in its settings", async () => {
  const { account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const { pathname, search } = await unsubscribePageOf(account.user.id, "collaboration_request");
  const { network } = await renderScreen(pathname + search, { as: { ...account } });
  await press("Abbestellen");
  await expectText(/keine E-Mails mehr über neue Anfragen zu Ihren Beiträgen und Aufträgen/);
  await press("Zu den Einstellungen", { role: "link" });
  await findDialog("Einstellungen");
  const requests = await screen.findByRole<HTMLInputElement>("switch", {
    name: "Neue Anfrage oder Nachricht zu einem Ihrer Aufträge: Per E-Mail",
  });
  expect(requests.checked).toBe(false);
  await user.click(requests);
  await press("Speichern");
  const sent = () => network.sent("user/update-settings").map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ notifications: { collaboration_request: { mail: true } } }]));
});

it("the unsubscribe page works without signing in and rejects an altered or incomplete link", async () => {
  const opened = await renderScreen("/freelance/dashboard");
  const link = await linkFor(opened);
  await renderScreen(link, { as: "nobody" });
  await press("Abbestellen");
  await expectHeading("Abbestellt");
  const { reload } = await renderScreen(`${link.slice(0, -3)}abc`, { as: "nobody" });
  await press("Abbestellen");
  await expectHeading("Abbestellen nicht möglich");
  await expectText(/gilt nicht\. Bitte schalten Sie die E-Mails in den Einstellungen aus\./);
  await reload();
  await expectHeading("E-Mails abbestellen");
  const { network } = await renderScreen(link.slice(0, -3), { as: "nobody" });
  await expectText(/Dieser Link ist unvollständig/);
  expect(network.sent()).toEqual([]);
});
