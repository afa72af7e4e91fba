import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import { Link } from "react-router-dom";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { byActivity, type ListedRequest } from "../sent/listed-request.ts";
import { requestsAddress } from "../sent/person-requests.tsx";
import { useRequestsOf } from "../sent/use-requests-of.ts";
import { useDayText } from "../use-day-text.ts";

interface RequestHistoryProps {
  person: Pick<FreelancerProfile, "id" | "name" | "requests">;
}

/**
 * Lists all requests between the company and a freelancer with their projects and states, the latest activity first.
 * Shows nothing for a single one, which the profile shows anyway.
 */
export function RequestHistory({ person }: RequestHistoryProps) {
  const { profile: texts } = useTexts("freelancers");
  const requests = useAllRequests(person);
  if (requests.length < 2) return null;
  return (
    <section aria-labelledby="freelancer-requests">
      <h2 id="freelancer-requests" className="font-medium text-sm">
        {texts.requestsWith(person.name)}
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {requests.map((one) => (
          <Row key={one.request.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one }: { one: ListedRequest }) {
  const { sent: texts, request: form } = useTexts("freelancers");
  const { id, status, progress } = one.request;
  const project = one.kind === "sent" ? one.request.project : one.project;
  const title = project ? texts.toProject(project.title) : form.noProject;
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="[overflow-wrap:anywhere]">{title}</p>
        <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
          <Origin one={one} />
        </p>
      </div>
      <RequestStatus status={status} label={texts.status[status]} progress={progress} />
      <Link to={{ search: requestsAddress({ messages: String(id) }) }} className={buttonClass("secondary", "sm")}>
        {status === "accepted" ? texts.toConversation : texts.toRequest}
        <span className="sr-only"> {title}</span>
      </Link>
    </li>
  );
}

/** Says who sent the request, and when. */
function Origin({ one: { kind, request } }: { one: ListedRequest }) {
  const { hasAppliedOn, askedOn, askedBy } = useTexts("freelancers").profile;
  const date = useDayText()(request.createdAt);
  if (kind === "received") return hasAppliedOn(date);
  return request.sender.isOwn ? askedOn(date) : askedBy(request.sender.name, date);
}

/** Returns the requests of the list, and those that only the profile contains. */
function useAllRequests({ id, requests }: RequestHistoryProps["person"]): ListedRequest[] {
  const listed = useRequestsOf(id);
  const others = requests.filter((request) => !listed.some((one) => one.request.id === request.id));
  return [...listed, ...others.map((request) => ({ kind: "sent" as const, request }))].sort(byActivity);
}
