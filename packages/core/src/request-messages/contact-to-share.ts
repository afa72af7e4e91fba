import type { ProposalAnswer } from "@linkedpotential/contract/request-messages/proposals";
import { DomainError } from "../errors.ts";
import type { StoredProjectRequest } from "../project-requests/project-request.entity.ts";
import type { Thread } from "./find-thread.ts";

export type SharedContact = NonNullable<StoredProjectRequest["contact"]>;

/**
 * Returns the contact data of the caller that an answer shares with the freelancer. Undefined without the consent, and
 * when they are shared already.
 * @throws `session.forbidden` for the freelancer, and for a colleague of the member who shares contact data
 */
export function contactToShare(
  { own, contactOwnerId, sharedNames }: Thread,
  answer: ProposalAnswer | undefined,
): SharedContact | undefined {
  if (!answer?.contact) return undefined;
  if (own.userId !== contactOwnerId) throw new DomainError("session.forbidden");
  if (sharedNames.has(contactOwnerId)) return undefined;
  return { name: own.name, company: answer.contact.company, email: own.email };
}
