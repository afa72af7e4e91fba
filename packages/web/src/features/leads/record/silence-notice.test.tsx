import type { NewLead } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crmPath, findRecord } from "../../../testing/crm.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectText, expectToast, findConfirmation, press } from "../../../testing/user.ts";

const question = "Seit 12 Monaten kein Kontakt. Brauchen Sie die Daten noch?";
const record = `${crmPath}&lead=1`;

async function createOn(day: string, lead: Partial<NewLead> = {}): Promise<Screen> {
  vi.setSystemTime(`${day}T09:00:00Z`);
  return renderScreen(crmPath, { seed: { leads: [{ name: "Anna", ...lead }] } });
}

/** Signs in again on a later day and opens the record of the lead. */
async function openOn(day: string, { account, stack }: Screen, browserStorage = {}): Promise<HTMLElement> {
  vi.setSystemTime(`${day}T09:00:00Z`);
  const body = { email: account.user.email, password: account.password, workspaceSlug: "freelance" };
  const { json } = await stack.call("auth/login", { body });
  const { token } = json as { token: string };
  await renderScreen(record, { as: { ...account, token }, browserStorage });
  return findRecord("Anna");
}

const expectNoQuestion = () => waitFor(() => expect(screen.queryByText(question)).toBeNull());

it("asks after 12 months without contact, and no earlier", async () => {
  const created = await createOn("2027-03-03");
  await openOn("2028-03-02", created);
  await expectNoQuestion();
  await expectText(question, await openOn("2028-03-03", created));
});

it("keeps the lead for another 12 months without logging anything", async () => {
  const created = await createOn("2027-03-03");
  const opened = await openOn("2028-03-10", created);
  await press("Behalten", { container: opened });
  await expectText("Bleibt gespeichert. In 12 Monaten werden Sie wieder gefragt.", opened);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Lange kein Kontakt");
  const kept = { leadsKept: localStorage.getItem("leadsKept") };
  await openOn("2029-03-09", created, kept);
  await expectNoQuestion();
  await expectText(question, await openOn("2029-03-10", created, kept));
});

it("deletes the lead with undo", async () => {
  const opened = await openOn("2028-03-03", await createOn("2027-03-03"));
  await expectText(question, opened);
  await press("Löschen", { container: opened });
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Lead gelöscht");
  await press("Rückgängig");
  await screen.findByRole("button", { name: "Anna" });
});

it("a logged contact and a planned follow-up answer the question", async () => {
  const opened = await openOn("2028-03-03", await createOn("2027-03-03"));
  await press("Aktivität", { container: opened });
  await press("Eintragen", { container: opened });
  await expectNoQuestion();
  await openOn("2028-03-03", await createOn("2027-03-03", { followUpDate: "2028-03-20" }));
  await expectNoQuestion();
});
