import { unsubscribePageOf } from "@linkedpotential/local/testing/unsubscribe";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { dialog, expectHeading, expectText, hands, press } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

/** Returns the unsubscribe link of the follow-up mails for the screen's account. */
async function linkFor({ account }: Awaited<ReturnType<typeof renderScreen>>): Promise<string> {
  const { pathname, search } = await unsubscribePageOf(account.user.id, "crm_followup");
  return pathname + search;
}

const mailSwitch = () =>
  screen.findByRole<HTMLInputElement>("switch", { name: "Fälliges Follow-up im CRM: Per E-Mail" });

it("says what a mail's link switches off, does so when it is asked to, and leads to where it is switched on again [D12]", async () => {
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
  network.heal();
  await press("Erneut versuchen");
  await expectHeading("Abbestellt");
  await press("Zu den Einstellungen", { role: "link" });
  await dialog("Einstellungen");
  expect((await mailSwitch()).checked).toBe(false);
  expect(location.search).not.toContain("dialog");
  await hands.click(await mailSwitch());
  expect((await mailSwitch()).checked).toBe(true);
  await press("Speichern");
  const sent = () => network.sent("user/update-settings").map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ notifications: { crm_followup: { mail: true } } }]));
});

it("works without signing in, and refuses what no mail has said", async () => {
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
