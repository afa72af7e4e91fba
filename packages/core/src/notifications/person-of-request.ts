import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

/**
 * Returns the name of the person whose message, or state of a request, a notification is about. Names the company too for
 * a colleague of the member who has shared it with the request. Undefined for a deleted account.
 */
export function personOfRequest(
  { relatedId, actorId = 0 }: Pick<Notice, "relatedId" | "actorId">,
  { people, contacts }: Pick<Subjects, "people" | "contacts">,
): string | undefined {
  const name = people.get(actorId)?.name;
  const { ownerId, company } = contacts.get(relatedId) ?? {};
  return name && company && actorId !== ownerId ? `${name} (${company})` : name;
}
