import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { sentQuery } from "../api.ts";

/** Returns the fullest known name of a person, given the id and a name of that person. */
export type NameOf = (userId: number, name: string) => string;

/** A short name ends with the initial of the last name. */
const isShort = (name: string): boolean => /\s\S{1,3}\.$/u.test(name);

/**
 * Returns the function that replaces a short name with the full one, if the person shared it with one of the requests
 * that the company sent: the loaded ones, and `more`, such as those of a profile. Keeps other names, and reads nothing
 * from the server.
 */
export function useNameOf(more: readonly SentProjectRequest[] = []): NameOf {
  const { data } = useInfiniteQuery({ ...sentQuery, enabled: false });
  return nameOfFrom([...(data?.pages ?? []).flatMap(({ items }) => items), ...more]);
}

/** Returns the function of `useNameOf` for the given requests. The newest full name of a person wins. */
export function nameOfFrom(sent: readonly SentProjectRequest[]): NameOf {
  const fullNames = new Map(
    sent
      .toSorted((one, other) => one.id - other.id)
      .filter(({ recipient }) => !isShort(recipient.name))
      .map(({ recipient: { userId, name } }) => [userId, name]),
  );
  return (userId, name) => (isShort(name) ? (fullNames.get(userId) ?? name) : name);
}

/** Returns a sent request with the fullest known name of its recipient. */
export function withName(request: SentProjectRequest, nameOf: NameOf): SentProjectRequest {
  const { recipient } = request;
  return { ...request, recipient: { ...recipient, name: nameOf(recipient.userId, recipient.name) } };
}

/** Returns a request for a project with the fullest known name of the freelancer who sent it. */
export const withRequesterName = (request: CollaborationRequest, nameOf: NameOf): CollaborationRequest => ({
  ...request,
  requesterName: nameOf(request.fromUserId, request.requesterName),
});

/** Returns the function that gives a profile the fullest known name, also from further requests. */
export function useNamed(
  more?: readonly SentProjectRequest[],
): <Person extends { id: number; name: string }>(person: Person) => Person {
  const nameOf = useNameOf(more);
  return (person) => ({ ...person, name: nameOf(person.id, person.name) });
}
