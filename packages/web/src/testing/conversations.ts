import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, within } from "@testing-library/react";
import { renderScreen } from "./screen.tsx";
import { textOf } from "./user.ts";
import { stubNarrowScreen, stubViewport } from "./viewport.ts";

const crm = "/business/dashboard?tab=crm&view=requests";
/**
 * Finds the conversation with a person.
 * @internal
 */
export const thread = (name: string) => screen.findByRole("region", { name: `Nachrichten mit ${name}` });
/**
 * Returns the messages of an open conversation.
 * @internal
 */
export const texts = (container: HTMLElement) => {
  const messages = within(container).queryByRole("list", { name: /^Nachrichten mit/ });
  return messages ? within(messages).getAllByRole("listitem").map(textOf) : [];
};

/**
 * Opens the sent requests of a business as cards. Under one of them a freelancer has written a message.
 * @internal
 */
export async function openBusiness(search = "") {
  stubNarrowScreen();
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const calls = requestMessageCalls(stack);
  const aenne = await projectRequestCalls(stack).freelancer({ name: "Änne Weiß" });
  const id = await calls.acceptedRequest(account, aenne);
  const viewport = stubViewport();
  await calls.write(aenne, id, "Passt Dienstag?");
  const shown = await renderScreen(crm + search.replace("{id}", String(id)), { as: account });
  const stored = () => shown.getFromApi<RequestMessage[]>(`/api/request-messages/${id}`);
  return { ...shown, stored, aenne, viewport, write: (text: string) => calls.write(aenne, id, text) };
}
