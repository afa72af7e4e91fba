import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, findDialog, press } from "../../testing/user.ts";

const dashboard = "/business/dashboard";
const as = { role: "business", name: "Petra Groß" } as const;

it("counts the unread answers to a business, and opens the request of one", async () => {
  const { stack, account } = await renderScreen(dashboard, { as });
  const calls = projectRequestCalls(stack);
  const freelancer = await calls.freelancer({ name: "Tobias Brandt" });
  const { id } = await calls.request(account, freelancer);
  await calls.answer(freelancer, id, { status: "accepted", reply: "Gern ab März.", sharesContact: true });
  await stack.deliver();
  const { getFromApi } = await renderScreen(dashboard, { as: account });
  await press("Benachrichtigungen, 1 ungelesen");
  await expectText("Tobias Brandt hat Ihre Anfrage angenommen.", await findDialog("Benachrichtigungen"));
  await press(/^Zusage zu Ihrer Anfrage/, { container: await findDialog("Benachrichtigungen") });
  await waitFor(() => expect(location.search).toBe(`?tab=crm&view=requests&messages=${id}`));
  await expectText("Gern ab März.", await screen.findByRole("region", { name: "Tobias Brandt" }));
  expect(await getFromApi("/api/notifications/unread-count")).toEqual({ count: 0 });
});

it("says what appears in an empty list", async () => {
  await renderScreen(dashboard, { as });
  await press("Benachrichtigungen");
  await expectText("Antworten, Nachrichten und neue Anfragen erscheinen hier.", await findDialog("Benachrichtigungen"));
});
