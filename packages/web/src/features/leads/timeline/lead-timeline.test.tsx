import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm } from "../../../testing/crm.ts";
import { press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

it.each([
  ["de", "Verlauf", ["Status geändert Neu → Gewonnen", "Follow-up geplant 12.03.2027", "Lead erstellt"]],
  ["en", "History", ["Status changed New → Won", "Follow-up planned 12 Mar 2027", "Lead created"]],
  ["fr", "Historique", ["Statut modifié Nouveau → Gagné", "Relance prévue 12 mars 2027", "Lead créé"]],
] as const)("tells what happened with a lead in the reader's language (%s)", async (language, tab, entries) => {
  const given = { leads: [{ name: "Anna", followUpDate: "2027-03-12" }] };
  const { stack, account, leads } = await renderScreen(crm, { given, language });
  const params = { leadId: String(leads[0]?.id) };
  await stack.call("leads/update", { params, body: { status: "won" }, token: account.token });
  await press("Anna");
  await press(tab, { role: "tab" });
  const items = await within(await screen.findByRole("region", { name: tab })).findAllByRole("listitem");
  const told = items.map((item) => [...item.querySelectorAll("p")].map(wordsOf).join(" "));
  expect(told).toEqual(entries);
});
