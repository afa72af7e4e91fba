import { companyCalls } from "@linkedpotential/local/testing/companies";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen } from "@testing-library/react";
import { it } from "vitest";
import { openBusiness, openFreelancer } from "../../testing/conversations.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, findDialog, press } from "../../testing/user.ts";
import { stubViewport } from "../../testing/viewport.ts";

const bell = (name: string) => screen.findByRole("button", { name });

it("the number at the bell falls when a business reads the messages under a request", async () => {
  const { account, aenne, id, stack, viewport } = await openBusiness();
  await requestMessageCalls(stack).propose(aenne, id, { offer: { amount: 700, unit: "day" } });
  await stack.deliver();
  await stack.call("notifications/mark-read", { token: account.token });
  await requestMessageCalls(stack).propose(aenne, id, { offer: { amount: 650, unit: "day" } });
  await stack.deliver();
  await renderScreen(`/business/dashboard?tab=crm&view=requests&messages=${id}`, { as: account });
  await bell("Benachrichtigungen, 1 ungelesen");
  viewport.showAll();
  await bell("Benachrichtigungen");
  await press("Benachrichtigungen");
  await expectText("Angebot von Änne W.: 650 € pro Tag", await findDialog("Benachrichtigungen"));
});

it("a freelancer sees the company of a colleague with the message, once it is shared", async () => {
  const { account, petra, calls, stack } = await openFreelancer("received");
  const jan = await companyCalls(stack).member(petra, "Jan Süd");
  const id = await calls.acceptedRequest(petra, account, true);
  await calls.write(jan, id, "Wir freuen uns.");
  stubViewport();
  await renderScreen(`/freelance/dashboard?section=community&view=network&tab=received&messages=${id}`, {
    as: account,
  });
  await expectText("Jan S. (Nordlicht GmbH)");
});
