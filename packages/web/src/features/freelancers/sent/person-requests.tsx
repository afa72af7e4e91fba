import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
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
 * Links to the messages under the accepted request between the company and a freelancer, or to all requests with that
 * person after several acceptances. Shows nothing without an accepted request.
 */
export function ConversationLink({ person, requests = [], look = ["secondary", "sm"] }: ConversationLinkProps) {
  const { sent: texts } = useTexts("freelancers");
  const listed = useRequestsOf(person.id);
  const known = [...listed.map(({ request }) => request), ...requests];
  const [id, ...others] = new Set(known.filter(({ status }) => status === "accepted").map((request) => request.id));
  if (id === undefined) return null;
  const { name } = listed[0] ? personOf(listed[0]) : person;
  const isOne = others.length === 0;
  const place = isOne ? { messages: String(id) } : { find: name };
  const label = isOne ? texts.toConversationOf(name) : texts.toConversationsOf(name);
  const search = new URLSearchParams({ tab: "crm", view: "requests", ...place });
  return (
    <Link to={{ search: search.toString() }} aria-label={label} className={buttonClass(...look)}>
      {isOne ? texts.toConversation : texts.toConversations}
    </Link>
  );
}
