import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, within } from "@testing-library/react";
import { networkPath, premiumMember } from "./community.ts";
import { renderScreen } from "./screen.tsx";
import { textOf } from "./user.ts";
import { stubViewport } from "./viewport.ts";

const crm = "/business/dashboard?tab=crm&view=requests";
/**
 * Finds the conversation with a person.
 * @internal
 */
export const thread = (name: string) => screen.findByRole("region", { name: `Nachrichten mit ${name}` });
/**
 * Finds the request that a business has opened, with the conversation under it.
 * @internal
 */
export const openedRequest = (name: string) => screen.findByRole("region", { name });
/**
 * Returns the messages of an open conversation.
 * @internal
 */
export const texts = (container: HTMLElement) => {
  const messages = within(container).queryByRole("list", { name: /^Nachrichten mit/ });
  return messages ? within(messages).getAllByRole("listitem").map(textOf) : [];
};

/**
 * Opens the sent requests of a business. Under one of them a freelancer has written a message.
 * @internal
 */
export async function openBusiness(search = "") {
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
  return { ...shown, calls, id, stored, aenne, viewport, write: (text: string) => calls.write(aenne, id, text) };
}

/**
 * Opens a screen of a freelancer with an accepted request of either kind, under which the business may have written.
 * @internal
 */
export async function openFreelancer(kind: "received" | "asked", { text = "", search = "" } = {}) {
  const { stack, account } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: { ...premiumMember, name: "Änne Weiß" },
  });
  const calls = requestMessageCalls(stack);
  const petra = await projectRequestCalls(stack).business();
  const accept = kind === "received" ? calls.acceptedRequest : calls.acceptedProject;
  const id = await accept(petra, account);
  if (text) await calls.write(petra, id, text);
  await stack.deliver();
  const path = networkPath(kind === "received" ? "received" : "my-requests") + search.replace("{id}", String(id));
  const shown = await renderScreen(path, { as: account });
  return {
    ...shown,
    calls,
    petra,
    id,
    messages: () => calls.messages(petra, id),
    write: (more: string) => calls.write(petra, id, more),
  };
}
