import { Link } from "react-router-dom";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { type ButtonSize, type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";
import { useNewestRequest } from "./use-sent-requests.ts";

/**
 * Shows the status of the company's newest request to a freelancer, or how the company proceeds with it. Shows nothing
 * without a request.
 */
export function NewestRequestStatus({ userId }: { userId: number }) {
  const { sent: texts } = useTexts("freelancers");
  const request = useNewestRequest(userId);
  if (!request) return null;
  const { status, progress } = request;
  const label = status === "pending" ? texts.requested : texts.status[status];
  return <RequestStatus status={status} label={label} progress={progress} />;
}

interface ConversationLinkProps {
  requestId: number;
  /** Name of the freelancer. */
  name: string;
  look?: readonly [ButtonVariant, ButtonSize];
}

/** Links to the messages under an accepted request, in the list of sent requests. */
export function ConversationLink({ requestId, name, look = ["secondary", "sm"] }: ConversationLinkProps) {
  const { sent: texts } = useTexts("freelancers");
  const search = new URLSearchParams({ tab: "crm", view: "requests", messages: String(requestId) });
  return (
    <Link to={{ search: search.toString() }} aria-label={texts.toConversationOf(name)} className={buttonClass(...look)}>
      {texts.toConversation}
    </Link>
  );
}
