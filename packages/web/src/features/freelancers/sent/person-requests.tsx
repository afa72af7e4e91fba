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
  const openId = idsOf(known, "pending")[0];
  if (others.length > 0) {
    return (
      <RequestsLink
        to={{ find: name }}
        label={texts.toConversationsOf(name)}
        text={texts.toConversations}
        look={look}
      />
    );
  }
  if (id !== undefined) {
    return (
      <RequestsLink
        to={{ messages: String(id) }}
        label={texts.toConversationOf(name)}
        text={texts.toConversation}
        look={look}
      />
    );
  }
  if (openId === undefined) return null;
  return (
    <RequestsLink
      to={{ messages: String(openId) }}
      label={texts.toRequestOf(name)}
      text={texts.toRequest}
      look={look}
    />
  );
}

const idsOf = (requests: readonly { id: number; status: ProjectRequestStatus }[], wanted: ProjectRequestStatus) => [
  ...new Set(requests.filter(({ status }) => status === wanted).map(({ id }) => id)),
];

interface RequestsLinkProps extends Required<Pick<ConversationLinkProps, "look">> {
  to: Record<string, string>;
  label: string;
  text: string;
}

function RequestsLink({ to, label, text, look }: RequestsLinkProps) {
  const search = new URLSearchParams({ tab: "crm", view: "requests", ...to });
  return (
    <Link to={{ search: search.toString() }} aria-label={label} className={buttonClass(...look)}>
      {text}
    </Link>
  );
}
