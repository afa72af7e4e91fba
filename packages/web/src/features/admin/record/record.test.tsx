import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, press, textOf } from "../../../testing/user.ts";

const record = async () => textOf(await screen.findByRole("table", { name: "Protokoll" }));

it("an entry names the reason that the admin gave", async () => {
  const { user: person } = await readyAccount({ name: "Gesa Gesperrt" });
  const { stack, account } = await renderScreen("/admin", { isAdmin: true, as: { name: "Rita Recht" } });
  const call = { token: account.token, params: { accountId: String(person.id) } };
  const body = { ground: "terms", reason: "Drei Beiträge mit derselben Werbung." };
  expect((await stack.call("accounts/lock", { ...call, body })).status).toBe(200);
  await press("Protokoll", { role: "tab" });
  const link = await screen.findAllByRole("link", { name: `Konto ${person.id}` });
  expect(textOf(link[0]?.closest("tr") as HTMLElement)).toContain("Konto gesperrtDrei Beiträge mit derselben Werbung.");
});

it("filters show the entries of one admin and one action, also after a reload", async () => {
  const { user: person } = await readyAccount({ name: "Otto Offen" });
  const { stack, account, reload } = await renderScreen("/admin?tab=record", {
    isAdmin: true,
    as: { name: "Frieda Filter" },
  });
  const call = { token: account.token, params: { accountId: String(person.id) } };
  expect((await stack.call("accounts/end-sessions", call)).status).toBe(200);
  const body = { maxUses: 23, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
  expect((await stack.call("admin/create-code", { token: account.token, body })).status).toBe(201);
  await reload();
  await press("Filter Wer");
  await press("Frieda Filter", { role: "option" });
  await waitFor(async () => expect(within(await screen.findByRole("table")).getAllByRole("row")).toHaveLength(3));
  await press("Filter Was");
  await press("Sitzungen beendet", { role: "option" });
  await waitFor(async () => expect(await record()).not.toContain("Registrierungscode erstellt"));
  expect(await record()).toContain("Sitzungen beendet");
  await reload();
  await waitFor(async () => expect(within(await screen.findByRole("table")).getAllByRole("row")).toHaveLength(2));
  await press("Filter Wer entfernen");
  await press("Filter Was entfernen");
  await waitFor(async () => expect(await record()).toContain("Registrierungscode erstellt"));
  expect(location.search).toBe("?tab=record");
});

it("filters without a match say so", async () => {
  const { stack, account, reload } = await renderScreen("/admin?tab=record&by=Niemand", { isAdmin: true });
  const body = { maxUses: 29, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
  expect((await stack.call("admin/create-code", { token: account.token, body })).status).toBe(201);
  await reload();
  await expectText("Kein geladener Eintrag passt");
});

it("the entry of a decision leads to its report", async () => {
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const post = await publish(await member("Ida Öz"), { title: "Aus dem Protokoll" });
  const id = await moderationCalls(stack).reported(await member("Jan Dyk"), post);
  const body = { revision: 1, outcome: "dismissed", statement: "Das ist erlaubt." };
  const params = { reportId: String(id) };
  expect((await stack.call("moderation/decide", { token: account.token, params, body })).status).toBe(200);
  await press("Protokoll", { role: "tab" });
  const [link] = await screen.findAllByRole("link", { name: `Meldung ${id}` });
  expect(link?.getAttribute("href")).toBe(`/admin?tab=reports&report=${id}`);
});
