import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, press, textOf } from "../../../testing/user.ts";

const record = async () => textOf(await screen.findByRole("table", { name: "Protokoll" }));

it("an entry names the reason that the admin gave", async () => {
  const { user: person } = await readyAccount({ name: "Gesa Gesperrt" });
  const { stack, account } = await renderScreen("/admin", { isAdmin: true, as: { name: "Rita Recht" } });
  const call = { token: account.token, params: { accountId: String(person.id) } };
  const body = { ground: "terms", reason: "Drei Beiträge mit derselben Werbung." };
  expect((await stack.call("accounts/lock", { ...call, body })).status).toBe(200);
  await press("Protokoll", { role: "tab" });
  const link = await screen.findAllByRole("link", { name: "Gesa Gesperrt" });
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

it("a search finds entries by words of the reason, of the account and of the event, also after a reload", async () => {
  const { user: person } = await readyAccount({ name: "Änne Müller" });
  const { stack, account, reload } = await renderScreen("/admin?tab=record", { isAdmin: true });
  const call = { token: account.token, params: { accountId: String(person.id) } };
  const body = { ground: "terms", reason: "Suchgrund: Werbung in Serie." };
  expect((await stack.call("accounts/lock", { ...call, body })).status).toBe(200);
  const event = newLiveTraining({ title: "Sucherfolg am Abend" });
  expect((await stack.call("live-trainings/create", { token: account.token, body: event })).status).toBe(201);
  await reload();
  const shows = (text: string) => waitFor(async () => expect(await record()).toContain(text));
  await fill("Grund, Konto oder Event suchen", "abend sucherfolg");
  await waitFor(async () => expect(await record()).not.toContain("Suchgrund"));
  await shows("Sucherfolg am Abend");
  for (const search of ["werbung suchgrund", "anne mueller"]) {
    await fill("Grund, Konto oder Event suchen", search);
    await shows("Suchgrund: Werbung in Serie.");
    expect(await record()).not.toContain("Sucherfolg am Abend");
  }
  await waitFor(() => expect(new URLSearchParams(location.search).get("text")).toBe("anne mueller"));
  await reload();
  await shows("Suchgrund: Werbung in Serie.");
  expect(await record()).not.toContain("Sucherfolg am Abend");
  await fill("Grund, Konto oder Event suchen", "gibtesnicht");
  await expectText("Kein geladener Eintrag passt");
});

it("what an admin did to many accounts is one row, which shows each account when it is unfolded", async () => {
  const people = [];
  for (const name of ["Mia Menge", "Mona Menge", "Max Menge", "Mara Allein"]) people.push(await readyAccount({ name }));
  const { stack, account, reload } = await renderScreen("/admin?tab=record", {
    isAdmin: true,
    as: { name: "Vera Viele" },
  });
  const { token } = account;
  for (const [nth, { user: person }] of people.entries()) {
    const body = { ground: "terms", reason: nth < 3 ? "Dieselbe Werbung." : "Andere Werbung." };
    const params = { accountId: String(person.id) };
    expect((await stack.call("accounts/lock", { token, params, body })).status).toBe(200);
  }
  await reload();
  const rows = () => screen.findAllByRole("row", { name: /Vera Viele/ });
  await waitFor(async () =>
    expect((await rows()).map(textOf)).toEqual([
      expect.stringMatching(/Andere Werbung.*Mara Allein$/),
      expect.stringMatching(/Dieselbe Werbung.*3 Konten$/),
    ]),
  );
  await press("3 Konten zeigen");
  const each = ["Max Menge", "Mona Menge", "Mia Menge"].map((name) => expect.stringMatching(`${name}$`));
  expect((await rows()).slice(2).map(textOf)).toEqual(each);
  await press("3 Konten zusammenfassen");
  expect(await rows()).toHaveLength(2);
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
  expect(textOf(link?.closest("tr") as HTMLElement)).toContain("Meldung entschiedenNicht beanstandet");
});

it("the entry of a changed event names what changed, by the clock in Berlin", async () => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
  const liveTrainings = [{ title: "Sales Abend", date: "2027-03-03", time: "18:00" }];
  const screenOptions = { seed: { liveTrainings }, isAdmin: true };
  const { stack, account, liveTrainings: events } = await renderScreen("/admin", screenOptions);
  const params = { liveTrainingId: String(events[0]?.id) };
  const changed = { title: "Sales Nacht", date: "2027-03-04", time: "18:30", maxParticipants: 25, instructor: "Mara" };
  const call = { token: account.token, params, body: newLiveTraining(changed) };
  expect((await stack.call("live-trainings/update", call)).status).toBe(200);
  await press("Protokoll", { role: "tab" });
  const [link] = await screen.findAllByRole("link", { name: "Sales Nacht" });
  const entry = textOf(link?.closest("tr") as HTMLElement);
  for (const line of [
    "Titel: Sales Abend → Sales Nacht",
    "Beginn: 03.03.2027, 18:00 → 04.03.2027, 18:30",
    "Plätze: 20 → 25",
    "Leitung geändert",
  ]) {
    expect(entry).toContain(line);
  }
  expect(entry).not.toContain("Mara");
});

it("the entry about a participant names account and event, and after its deletion the event only", async () => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-03" }] };
  const person = await readyAccount({ name: "Wanda Weg" });
  const { stack, account, liveTrainings, reload } = await renderScreen("/admin", { seed, isAdmin: true });
  const params = { liveTrainingId: String(liveTrainings[0]?.id) };
  const addition = { token: account.token, params, body: { email: person.user.email } };
  expect((await stack.call("live-trainings/add-participant", addition)).status).toBe(201);
  await press("Protokoll", { role: "tab" });
  const [link] = await screen.findAllByRole("link", { name: "Wanda Weg" });
  const entry = textOf(link?.closest("tr") as HTMLElement);
  expect(entry).toContain("Person zu Live-Event angemeldetSales Abend");
  const body = { currentPassword: person.password };
  expect((await stack.call("user/delete", { token: person.token, body })).status).toBe(200);
  await stack.deliver();
  await reload();
  await waitFor(async () => expect(await record()).toContain("Person zu Live-Event angemeldet"));
  expect(await record()).not.toContain("Wanda Weg");
});

it("an entry about a deleted account says so instead of a name", async () => {
  const person = await readyAccount({ name: "Gerd Gelöscht" });
  const { stack, account } = await renderScreen("/admin", { isAdmin: true, as: { name: "Rita Recht" } });
  const call = { token: account.token, params: { accountId: String(person.user.id) } };
  expect((await stack.call("accounts/end-sessions", call)).status).toBe(200);
  expect((await stack.call("admin/delete-user", call)).status).toBe(200);
  await stack.deliver();
  await press("Protokoll", { role: "tab" });
  await waitFor(async () => expect(await record()).toContain("Konto gelöscht"));
  const [, newest, before] = within(await screen.findByRole("table", { name: "Protokoll" })).getAllByRole("row");
  expect(textOf(newest as HTMLElement)).toMatch(/Konto gelöscht.*Gelöschtes Konto$/);
  expect(textOf(before as HTMLElement)).toMatch(/Sitzungen beendet.*Gelöschtes Konto$/);
  expect(await record()).not.toContain("Gerd Gelöscht");
});

it("a settled request for a call is named by its company, and found by it", async () => {
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  const { token } = account;
  const sample = { ...sampleCalls["support/request-call"].body, company: "Anfragende AG" };
  await stack.call("support/request-call", { body: sample, address: newNetwork() });
  const requests = (await stack.call("call-requests/list", { token })).json as StoredCallRequest[];
  const { id } = requests.find(({ company }) => company === sample.company) ?? {};
  const body = { isSettled: true, note: "" };
  await stack.call("call-requests/settle", { token, params: { requestId: String(id) }, body });
  await press("Protokoll", { role: "tab" });
  await fill("Grund, Konto oder Event suchen", "anfragende");
  await waitFor(async () => expect(await record()).toMatch(/Anfragende AG$/));
  expect(await record()).not.toContain(String(id));
});
