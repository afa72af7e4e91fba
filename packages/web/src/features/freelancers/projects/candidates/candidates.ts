import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { acceptedOfferOf } from "../../../../parts/request-messages/order/order.ts";
import { byActivity, byState, groupOf, isNews, type ListedRequest, personOf } from "../../sent/listed-request.ts";
import { type StandingOffer, standingOfferOf } from "../../sent/standing-offer.ts";

/** How far the company and a candidate are, from the beginning on. The last one is over. */
export const candidateGroups = ["applied", "asked", "talking", "offered", "hired", "closed"] as const;
export type CandidateGroup = (typeof candidateGroups)[number];

/** Freelancer who applied for a project or was asked for it. */
export interface Candidate {
  userId: number;
  /** Empty when the account is deleted. */
  name: string;
  group: CandidateGroup;
  /** Request that has come furthest, or the application that waits for an answer. */
  furthest: ListedRequest;
  /** Application that waits for an answer. */
  application: CollaborationRequest | undefined;
  /** Request with something new, or else the furthest one. */
  current: ListedRequest;
  /** Number of unread messages under all requests. */
  unread: number;
  /** Latest offer that is open or accepted. */
  offer: StandingOffer | undefined;
  /** Request with an accepted offer. */
  order: ListedRequest | undefined;
  /** Whether there is an answer or a message to read, or an application to answer. */
  isNew: boolean;
  /** Whether to show the profile, which may have been hidden since the request. */
  hasProfile: boolean;
}

const groups: Record<ReturnType<typeof groupOf>, CandidateGroup> = {
  ...{ pending: "asked", accepted: "talking", talking: "talking", offered: "offered" },
  ...{ hired: "hired", ended: "closed", rejected: "closed" },
};

/** Returns the people behind the requests for a project, those with something new first, then by last activity. */
export function candidatesOf(requests: readonly ListedRequest[]): Candidate[] {
  const byPerson = Map.groupBy(requests, (one) => personOf(one).userId);
  return [...byPerson.values()]
    .flatMap((some) => candidateOf(some.toSorted(byState)) ?? [])
    .sort((one, other) => Number(other.isNew) - Number(one.isNew) || byActivity(one.furthest, other.furthest));
}

/** Returns the person behind requests, which are sorted by state. */
function candidateOf(requests: readonly ListedRequest[]): Candidate | undefined {
  const [first] = requests;
  if (!first) return undefined;
  const open = requests.find(isApplication);
  const isWaiting = open !== undefined && groupOf(first) === "pending";
  const furthest = isWaiting ? open : first;
  const { userId, name } = personOf(first);
  const group = isWaiting ? "applied" : groups[groupOf(first)];
  return {
    ...{ userId, name, group },
    furthest,
    application: open?.request,
    current: requests.find(isNews) ?? furthest,
    unread: requests.reduce((sum, { request }) => sum + (request.conversation?.unread ?? 0), 0),
    offer: standingOfferOf(requests),
    order: requests.find(({ request }) => acceptedOfferOf(request.conversation)),
    isNew: requests.some(isNews),
    hasProfile: group !== "closed" && requests.some(isVisible),
  };
}

/** A profile that is not visible comes without a LinkedIn address, which everybody who applies had to fill. */
const isVisible = (one: ListedRequest): boolean => one.kind === "sent" || one.request.requesterLinkedInUrl !== "";

const isApplication = (one: ListedRequest): one is Extract<ListedRequest, { kind: "received" }> =>
  one.kind === "received" && one.request.status === "pending";
