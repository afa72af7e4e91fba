import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { ProjectRequestStatus } from "@linkedpotential/contract/project-requests/statuses";
import { Link } from "react-router-dom";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { type ButtonSize, type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";
import { personOf } from "./listed-request.ts";
import { useRequestsOf } from "./use-requests-of.ts";

/**
 * Shows the status of the request between the company and a freelancer that has come furthest, or how the company
 * proceeds with it. Shows nothing without a request.
 */
export function PersonStatus({ userId }: { userId: number }) {
  const { sent: texts } = useTexts("freelancers");
  const [furthest] = useRequestsOf(userId);
  if (!furthest) return null;
  const { status, progress } = furthest.request;
  const pending = furthest.kind === "sent" ? texts.requested : texts.hasAsked;
  const label = status === "pending" ? pending : texts.status[status];
  return <RequestStatus status={status} label={label} progress={progress} />;
}

interface ConversationLinkProps {
  person: { id: number; name: string };
  /** Further requests to the person, such as those of the profile. */
  requests?: readonly SentProjectRequest[];
  look?: readonly [ButtonVariant, ButtonSize];
}

/**
 * Links to the conversation under the accepted request between the company and a freelancer, or to all requests with
 * that person after several acceptances. Without one, links to the open request. Shows nothing without either.
 */
export function ConversationLink({ person, requests = [], look = ["secondary", "sm"] }: ConversationLinkProps) {
  const { sent: texts } = useTexts("freelancers");
  const listed = useRequestsOf(person.id);
  const known = [...listed.map(({ request }) => request), ...requests];
  const { name } = listed[0] ? personOf(listed[0]) : person;
  const [id, ...others] = idsOf(known, "accepted");
  const [openId] = idsOf(known, "pending");
  if (others.length > 0) {
    return link({ find: name }, texts.toConversations, texts.toConversationsOf(name));
  }
  if (id !== undefined) return link({ messages: String(id) }, texts.toConversation, texts.toConversationOf(name));
  if (openId !== undefined) return link({ messages: String(openId) }, texts.toRequest, texts.toRequestOf(name));
  return null;

  function link(place: Record<string, string>, text: string, label: string) {
    return (
      <Link to={{ search: requestsAddress(place) }} aria-label={label} className={buttonClass(...look)}>
        {text}
      </Link>
    );
  }
}

/** Returns the query of an address in the list of requests. */
export const requestsAddress = (place: Record<string, string>): string =>
  new URLSearchParams({ tab: "crm", view: "requests", ...place }).toString();

/** Returns the ids of the requests with a status, each once. */
const idsOf = (requests: readonly { id: number; status: ProjectRequestStatus }[], wanted: ProjectRequestStatus) => [
  ...new Set(requests.filter(({ status }) => status === wanted).map(({ id }) => id)),
];
