import { shortName } from "../user/shown-name.ts";
import type { UserItem } from "../user/user.entity.ts";
import { readRequestsTo } from "./read-requests-to.ts";

/** Reads the full names that members of companies have shared with a freelancer in a request, by user (O319). */
export async function readNamesFor(freelancerId: number): Promise<ReadonlyMap<number, string>> {
  const requests = await readRequestsTo(freelancerId);
  // The newest name replaces earlier ones.
  return new Map(requests.toReversed().flatMap(({ senderId, contact }) => (contact ? [[senderId, contact.name]] : [])));
}

/** Returns the name of a member of a company as the freelancer sees it: in full once a request has shared it. */
export async function nameForFreelancer(freelancerId: number, { userId, name }: UserItem): Promise<string> {
  const names = await readNamesFor(freelancerId);
  return names.get(userId) ?? shortName(name);
}
