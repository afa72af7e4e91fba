import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, press } from "../../testing/user.ts";

const dashboard = "/business/dashboard";
type Status = "accepted" | "rejected";

async function openWithAnswers(...answers: [name: string, status: Status][]) {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = projectRequestCalls(stack);
  for (const [name, status] of answers) {
    const freelancer = await calls.freelancer({ name });
    const { id } = await calls.request(account, freelancer);
    await calls.answer(freelancer, id, { status, reply: "Gern ab März.", sharesContact: status === "accepted" });
  }
  return renderScreen(dashboard, { as: account });
}

it("an unread answer of a freelancer is a task that opens the request, until it is read", async () => {
  await openWithAnswers(["Tobias Brandt", "accepted"]);
  await expectText("Tobias Brandt hat Ihre Anfrage angenommen");
  await press("Antwort lesen", { role: "link" });
  await expectText("Gern ab März.", await screen.findByRole("region", { name: "Tobias Brandt" }));
  expect(location.search).toMatch(/^\?tab=crm&view=requests&messages=\d+$/);
  await waitFor(() => expect(screen.getByRole("tab", { name: "CRM" })).toBeTruthy());
  await press("Übersicht", { role: "tab" });
  await expectText("Profil vervollständigen");
  expect(screen.queryByText("Tobias Brandt hat Ihre Anfrage angenommen")).toBeNull();
});

it("several unread answers are one task that says how many freelancers accepted", async () => {
  await openWithAnswers(["Tobias Brandt", "accepted"], ["Änne Weiß", "rejected"], ["Jan Dyk", "accepted"]);
  await expectText("3 Freelancer haben geantwortet");
  await expectText("Angenommen: 2, abgelehnt: 1.");
  await screen.findByRole("link", { name: "Antworten lesen" });
});

it("an answer to a colleague is a task that names the colleague", async () => {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = projectRequestCalls(stack);
  const jan = await companyCalls(stack).member(account, "Jan Süd");
  const freelancer = await calls.freelancer({ name: "Tobias Brandt" });
  const { id } = await calls.request(jan, freelancer);
  await calls.answer(freelancer, id, { status: "rejected" });
  await renderScreen(dashboard, { as: account });
  await expectText("Tobias B. hat die Anfrage von Jan Süd abgelehnt");
});
