import { communityCalls } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press, textOf } from "../../../testing/user.ts";

const card = async (title: string) => {
  const list = await screen.findByRole("list", { name: "Meldungen" });
  const heading = await within(list).findByRole("heading", { name: new RegExp(title) });
  return heading.closest("li") as HTMLElement;
};

it("the day of a report is shown in the admin's time zone, also shortly after midnight [D57]", async () => {
  vi.setSystemTime("2027-03-09T23:30:00Z");
  const { stack } = await renderScreen("/admin", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const jan = await member("Jan Dyk");
  await moderationCalls(stack).report(jan, await publish(await member("Ida Öz"), { title: "Nachts" }));
  await press(/^Meldungen/, { role: "tab" });
  await expectText("Gemeldet von Jan Dyk am 10.03.2027", await card("Nachts"));
  screen.getByRole("heading", { level: 2, name: "Meldungen" });
});

it("an admin sees the reported post, hides it with reasons, and restores it [D57]", async () => {
  const { stack, getFromApi } = await renderScreen("/admin", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const [ida, jan] = [await member("Ida Öz"), await member("Jan Dyk")];
  await moderationCalls(stack).report(jan, await publish(ida, { title: "Schnell reich" }));
  await press(/^Meldungen/, { role: "tab" });
  const reported = await card("Schnell reich");
  expect(textOf(reported)).toMatch(/^Offen.*Beitrag: Schnell reich von Ida Öz.*Gemeldet von Jan Dyk/);
  await expectText("Stand der Meldung, seither unverändert", reported);
  await press("Über „Schnell reich“ entscheiden");
  const form = await findDialog("Über die Meldung entscheiden");
  await press("Entscheidung mitteilen", { container: form });
  await waitFor(() => expect(form.querySelectorAll("[data-invalid]").length).toBeGreaterThan(0));
  await press("Ausblenden", { role: "radio", container: form });
  await press("Verstößt gegen die AGB", { role: "radio", container: form });
  await fill("Begründung", "Der Beitrag verspricht Gewinne.", form);
  await press("Entscheidung mitteilen", { container: form });
  await expectToast("Entschieden und mitgeteilt");
  await waitFor(async () => expect(textOf(await card("Schnell reich"))).toMatch(/^EntschiedenAusgeblendet/));
  await expectText("Der Beitrag verspricht Gewinne.", await card("Schnell reich"));
  const [recorded] = await getFromApi<{ subject: string }[]>("/api/admin/actions?limit=1");
  expect(recorded).toMatchObject({ action: "report.decided" });
  await expectText(`· Nummer ${recorded?.subject}`, await card("Schnell reich"));
  await press("Über „Schnell reich“ entscheiden");
  const again = await findDialog("Über die Meldung entscheiden");
  await press("Wieder einblenden", { role: "radio", container: again });
  await fill("Begründung", "Es war ein Irrtum.", again);
  await press("Entscheidung mitteilen", { container: again });
  await waitFor(async () =>
    expect(textOf(await card("Schnell reich"))).toMatch(/^EntschiedenEntscheiden|^EntschiedenBeitrag/),
  );
});
