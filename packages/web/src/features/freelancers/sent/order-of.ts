import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { OrderFacts } from "../../../parts/request-messages/order/order.ts";
import type { ListedRequest } from "./listed-request.ts";

/** Describes the order under a request that the company sent. */
export const sentOrder = ({ recipient, message, project }: SentProjectRequest): OrderFacts => ({
  name: recipient.name,
  contact: recipient.email === null ? null : { name: recipient.name, company: "", email: recipient.email },
  linkedinUrl: recipient.linkedinUrl,
  project: project?.title,
  request: message,
});

/** Describes the order under a request of a freelancer for a project. */
export const receivedOrder = (
  { requesterName, requesterLinkedInUrl, message }: CollaborationRequest,
  project: string,
): OrderFacts => ({ name: requesterName, linkedinUrl: requesterLinkedInUrl, project, request: message });

export const orderOf = (one: ListedRequest): OrderFacts =>
  one.kind === "sent" ? sentOrder(one.request) : receivedOrder(one.request, one.project.title);
