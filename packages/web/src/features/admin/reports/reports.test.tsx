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
  expect(textOf(await card("Nachts"))).toContain("Gemeldet von Jan Dyk am 10.03.2027");
  screen.getByRole("heading", { level: 2, name: "Meldungen" });
});

it("an admin sees the reported post, hides it with reasons, and restores it [D57]", async () => {
  const { stack, getFromApi } = await renderScreen("/admin", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const [ida, jan] = [await member("Ida Öz"), await member("Jan Dyk")];
  await moderationCalls(stack).report(jan, await publish(ida, { title: "Reich über Nacht" }));
  await press(/^Meldungen/, { role: "tab" });
  const reported = await card("Reich über Nacht");
  expect(textOf(reported)).toMatch(/^Offen.*Beitrag: Reich über Nacht von Ida Öz.*Gemeldet von Jan Dyk/);
  await expectText("Stand der Meldung, seither unverändert", reported);
  await press("Über „Reich über Nacht“ entscheiden");
  const form = await findDialog("Über die Meldung entscheiden");
  await press("Entscheidung mitteilen", { container: form });
  await waitFor(() => expect(form.querySelectorAll("[data-invalid]").length).toBeGreaterThan(0));
  await press("Ausblenden", { role: "radio", container: form });
  await press("Verstößt gegen die AGB", { role: "radio", container: form });
  await fill("Begründung", "Der Beitrag verspricht Gewinne.", form);
  await press("Entscheidung mitteilen", { container: form });
  await expectToast("Entschieden und mitgeteilt");
  await waitFor(async () => expect(textOf(await card("Reich über Nacht"))).toMatch(/^EntschiedenAusgeblendet/));
  await expectText("Der Beitrag verspricht Gewinne.", await card("Reich über Nacht"));
  const [recorded] = await getFromApi<{ subject: string }[]>("/api/admin/actions?limit=1");
  expect(recorded).toMatchObject({ action: "report.decided" });
  await expectText(`· Nummer ${recorded?.subject}`, await card("Reich über Nacht"));
  await press("Über „Reich über Nacht“ entscheiden");
  const again = await findDialog("Über die Meldung entscheiden");
  await press("Wieder einblenden", { role: "radio", container: again });
  await fill("Begründung", "Es war ein Irrtum.", again);
  await press("Entscheidung mitteilen", { container: again });
  await waitFor(async () =>
    expect(textOf(await card("Reich über Nacht"))).toMatch(/^EntschiedenEntscheiden|^EntschiedenBeitrag/),
  );
});

it("reports about one post stand in one group; hiding decides all of them, taking no action only one [D57]", async () => {
  const { stack } = await renderScreen("/admin", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const { report } = moderationCalls(stack);
  const post = await publish(await member("Ida Öz"), { title: "Zweimal gemeldet" });
  for (const name of ["Jan Dyk", "Aylin Ar", "Petra Weiß"]) {
    await report(await member(name), post, { explanation: `Grund von ${name}` });
  }
  await press(/^Meldungen/, { role: "tab" });
  const group = await card("Zweimal gemeldet");
  expect(textOf(group)).toMatch(/^3 Meldungen offen/);
  const list = await within(group).findByRole("list", { name: "Meldungen zu „Zweimal gemeldet“" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  await press("Über die Meldung von Jan Dyk entscheiden", { container: group });
  const dismissing = await findDialog("Über die Meldung entscheiden");
  await press("Nichts unternehmen", { role: "radio", container: dismissing });
  await fill("Begründung", "Das ist erlaubt.", dismissing);
  await press("Entscheidung mitteilen", { container: dismissing });
  await waitFor(async () => expect(textOf(await card("Zweimal gemeldet"))).toMatch(/^3 Meldungen, 2 offen/));
  await press("Über die Meldung von Aylin Ar entscheiden");
  const hiding = await findDialog("Über die Meldung entscheiden");
  await press("Ausblenden", { role: "radio", container: hiding });
  await expectText("Damit entscheiden Sie auch die anderen offenen Meldungen dazu.", hiding);
  await press("Verstößt gegen die AGB", { role: "radio", container: hiding });
  await fill("Begründung", "Es ist Werbung.", hiding);
  await press("Entscheidung mitteilen", { container: hiding });
  await waitFor(async () =>
    expect(textOf(await card("Zweimal gemeldet"))).toMatch(/^3 Meldungen, keine offenAusgeblendet/),
  );
  const buttons = within(await card("Zweimal gemeldet")).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Über die Meldung von Aylin Ar entscheiden",
  ]);
});

it("author, reporter and post lead to their pages, and filters show open or decided reports", async () => {
  const { stack, account, reload } = await renderScreen("/admin?tab=reports", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const { reported } = moderationCalls(stack);
  const [ida, jan] = [await member("Ida Öz"), await member("Jan Dyk")];
  const post = await publish(ida, { title: "Mit Verweisen" });
  await reported(jan, post);
  const id = await reported(jan, await publish(ida, { title: "Schon entschieden" }));
  const body = { revision: 1, outcome: "dismissed", statement: "Das ist erlaubt." };
  const params = { reportId: String(id) };
  expect((await stack.call("moderation/decide", { token: account.token, params, body })).status).toBe(200);
  await reload();
  const open = await card("Mit Verweisen");
  const hrefOf = (name: string) => within(open).getByRole("link", { name }).getAttribute("href");
  expect(["Mit Verweisen", "Ida Öz", "Jan Dyk"].map(hrefOf)).toEqual([
    `/freelance/dashboard?section=community&post=${post.id}`,
    `/admin/users/${ida.user.id}`,
    `/admin/users/${jan.user.id}`,
  ]);
  await press("Filter Offen");
  await waitFor(() => expect(screen.queryByText("Schon entschieden")).toBeNull());
  await card("Mit Verweisen");
  await press("Filter Entschieden");
  await waitFor(() => expect(screen.queryByText("Mit Verweisen")).toBeNull());
  await card("Schon entschieden");
  await press("Filter Alle");
  await card("Mit Verweisen");
  expect(location.search).toBe("?tab=reports");
});

it("the address of one report shows it alone, until another filter is chosen", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const { reported } = moderationCalls(stack);
  const [ida, jan] = [await member("Ida Öz"), await member("Jan Dyk")];
  await reported(jan, await publish(ida, { title: "Eine andere" }));
  const id = await reported(jan, await publish(ida, { title: "Genau diese" }));
  history.replaceState(null, "", `/admin?tab=reports&report=${id}`);
  await reload();
  await card("Genau diese");
  expect(screen.queryByText("Eine andere")).toBeNull();
  await press(`Filter Nummer ${id}`);
  await card("Eine andere");
});
