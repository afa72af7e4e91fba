import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { OpeningEntry } from "../../../parts/request-messages/opening.tsx";

/** Returns a request that the company sent, and its answer, as the first entries of the conversation. */
export function sentOpening(request: SentProjectRequest): OpeningEntry[] {
  const { message, createdAt, sender, status, reply, answeredAt, recipient } = request;
  return [
    {
      kind: "request",
      text: message,
      author: sender.isOwn ? undefined : sender.name,
      isOwnSide: true,
      createdAt,
    },
    {
      kind: status === "rejected" ? "rejection" : "acceptance",
      text: reply,
      author: recipient.name,
      isOwnSide: false,
      createdAt: answeredAt ?? undefined,
    },
  ];
}

interface Names {
  /** Name of the freelancer. */
  name: string;
  /** Name of the colleague who accepted the request. */
  answerer: string | undefined;
}

/** Returns a request for a project, and its answer, as the first entries of the conversation. */
export function receivedOpening(request: CollaborationRequest, { name, answerer }: Names): OpeningEntry[] {
  const { message, createdAt, reply = "", answeredAt } = request;
  return [
    { kind: "request", text: message, author: name, isOwnSide: false, createdAt },
    { kind: "acceptance", text: reply, author: answerer, isOwnSide: true, createdAt: answeredAt },
  ];
}

/** Returns the name of the colleague who accepted the request. Undefined if the user did, or nobody has. */
export const answeringColleague = ({ answeredBy }: CollaborationRequest, ownId: number): string | undefined =>
  answeredBy?.userId === ownId ? undefined : answeredBy?.name;
