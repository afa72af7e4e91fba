import type { Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, press } from "../../testing/user.ts";

const dashboard = "/business/dashboard";
type Status = "accepted" | "rejected";

async function openWithAnswers(...answers: [name: string, status: Status, reply?: string][]) {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = projectRequestCalls(stack);
  const sent: { freelancer: Someone; id: number }[] = [];
  for (const [name, status, reply = "Gern ab März."] of answers) {
    const freelancer = await calls.freelancer({ name });
    const { id } = await calls.request(account, freelancer);
    await calls.answer(freelancer, id, { status, reply, sharesContact: status === "accepted" });
    sent.push({ freelancer, id });
  }
  return { ...(await renderScreen(dashboard, { as: account })), sent };
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

it("an answer without words does not promise any", async () => {
  await openWithAnswers(["Tobias Brandt", "accepted", ""]);
  await expectText("Schreiben Sie als Nächstes, wie es weitergeht.");
  expect(screen.queryByText("Die Antwort steht bei Ihren Anfragen.")).toBeNull();
});

it("an answer and messages of the same freelancer are one task, those of others another one", async () => {
  const { stack, account, sent } = await openWithAnswers(["Tobias Brandt", "accepted"]);
  const [calls, messages] = [projectRequestCalls(stack), requestMessageCalls(stack)];
  const [answered] = sent;
  if (!answered) throw new Error("no request");
  await messages.write(answered.freelancer, answered.id, "Passt Dienstag?");
  const jan = await calls.freelancer({ name: "Jan Dyk" });
  const id = await messages.acceptedRequest(account, jan);
  await calls.updateSent(account, id);
  await messages.write(jan, id);
  await renderScreen(dashboard, { as: account });
  await expectText("Tobias Brandt hat Ihre Anfrage angenommen und geschrieben");
  await expectText("1 neue Nachricht bei Ihren Anfragen.");
  await expectText("1 neue Nachricht von Jan D.");
  expect(screen.queryByText(/neue Nachricht(en)? von.*Tobias/)).toBeNull();
  expect(screen.queryByText(/Nachrichten von 2/)).toBeNull();
  await press("Antwort lesen", { role: "link" });
  await expectText("Passt Dienstag?", await screen.findByRole("list", { name: "Nachrichten mit Tobias Brandt" }));
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
