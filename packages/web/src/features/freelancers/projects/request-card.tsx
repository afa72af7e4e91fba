import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { Flag } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { SkillList } from "../../../parts/people/skill-list.tsx";
import { LinkedInLink } from "../../../parts/posts/card/linkedin-link.tsx";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { ProgressField } from "../../../parts/request-messages/progress-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { MenuAction } from "../../../ui/menu.tsx";
import { ReportDialog } from "../lazy-report-dialog.ts";
import { answeringColleague, receivedOpening } from "../request-frame/openings.ts";
import { RequestFrame } from "../request-frame/request-frame.tsx";
import { RequestHead } from "../request-frame/request-head.tsx";
import { useOrderAction } from "../request-frame/use-order-action.tsx";
import { useProfileAction } from "../request-frame/use-profile-action.tsx";
import { receivedOrder } from "../sent/order-of.ts";
import { useNameOf, withRequesterName } from "../sent/use-name-of.ts";
import { FillableHead } from "./fillable-head.tsx";
import { AcceptDialog, RejectQuestion } from "./lazy-answers.ts";
import { RequesterFacts } from "./requester-facts.tsx";

interface RequestCardProps {
  request: CollaborationRequest;
  /** Title of the project. */
  project: string;
}

/** Shows a request of a freelancer for a project, its answer and the messages under it. */
export function RequestCard({ request: received, project }: RequestCardProps) {
  const { received: texts } = useTexts("projects");
  const request = withRequesterName(received, useNameOf());
  const name = request.requesterName || texts.formerMember;
  const { id: userId } = useUser();
  const answerer = answeringColleague(request, userId);
  return (
    <RequestFrame
      requestId={request.id}
      name={name}
      author={name}
      asksContact={request.answeredBy?.userId === userId && !request.contact}
      order={receivedOrder(request, project)}
      opening={receivedOpening(request, { name, answerer })}
      isAccepted={request.status === "accepted" && request.requesterName !== ""}
      messages={request.conversation}
      progress={request.progress}
      head={
        <FillableHead progress={request.progress} postId={request.postId}>
          <Head request={request} project={project} answerer={answerer} />
        </FillableHead>
      }
      actions={request.status === "pending" && <Answers request={request} />}
      details={<Details request={request} answerer={answerer} />}
    />
  );
}

interface HeadProps extends Pick<RequestCardProps, "request" | "project"> {
  /** Name of the colleague who accepted the request. */
  answerer: string | undefined;
}

/** Shows who sent the request for which project, and its state. */
function Head({ request, project, answerer }: HeadProps) {
  const { received: texts } = useTexts("projects");
  const order = useOrderAction(request.id, request.conversation, receivedOrder(request, project));
  const actions = useHeadActions(request);
  const { id, requesterName, requesterLinkedInUrl, requesterActivityArea, status, progress } = request;
  const name = requesterName || texts.formerMember;
  const isAccepted = status === "accepted";
  const accepted = isAccepted && !progress && answerer ? texts.acceptedBy(answerer) : "";
  const about = [accepted, requesterActivityArea].filter(Boolean).join(" · ");
  return (
    <RequestHead
      name={name}
      image={request.requesterProfileImage}
      project={texts.toProject(project)}
      progress={isAccepted && requesterName && <ProgressField requestId={id} name={name} progress={progress} />}
      actions={[...order, ...actions]}
    >
      {status === "pending" && (
        <span className="shrink-0">
          <RequestStatus status="pending" label={texts.pending} />
        </span>
      )}
      {about && <span className="[overflow-wrap:anywhere]">{about}</span>}
      {requesterLinkedInUrl && (
        <span className="whitespace-nowrap">
          <LinkedInLink name={name} url={requesterLinkedInUrl} />
        </span>
      )}
    </RequestHead>
  );
}

/** Returns the entries of the menu: the profile, if the company may see it, and the report. */
function useHeadActions({ fromUserId: userId, requesterName, requesterLinkedInUrl, status }: CollaborationRequest) {
  const { profile } = useTexts("freelancers");
  const { received: texts } = useTexts("projects");
  const openDialog = useOpenDialog();
  const openProfile = useProfileAction(userId);
  const name = requesterName || texts.formerMember;
  const report: MenuAction = {
    id: "report",
    label: profile.report,
    icon: <Flag size={16} aria-hidden />,
    onAction: () => openDialog((close) => <ReportDialog person={{ userId, name }} post={undefined} onClose={close} />),
  };
  // A profile that is not visible comes without a LinkedIn address, which every requester had to fill.
  const showsProfile = requesterName && (requesterLinkedInUrl || status === "accepted");
  return showsProfile ? [openProfile, report] : [report];
}

/** Describes the person while the request is open, and tells which contact data the business has shared. */
function Details({ request, answerer }: Pick<HeadProps, "request" | "answerer">) {
  const { received: texts } = useTexts("projects");
  const { status, requesterName, requesterLinkedInUrl, requesterDescription, requesterSkills, contact } = request;
  const isAccepted = status === "accepted";
  return (
    <>
      {!isAccepted && requesterName && <RequesterFacts {...request} />}
      {!isAccepted && requesterDescription && (
        <p className="max-w-3xl whitespace-pre-line text-pretty text-ink-muted text-sm [overflow-wrap:anywhere]">
          {requesterDescription}
        </p>
      )}
      {!isAccepted && <SkillList label={texts.skills} skills={requesterSkills} />}
      {!requesterLinkedInUrl && status === "pending" && requesterName && (
        <p className="text-ink-muted text-xs">{texts.noProfile}</p>
      )}
      {contact && (
        <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
          {answerer ? texts.contactSharedBy(answerer, contact.email) : texts.contactShared(contact.email)}
        </p>
      )}
    </>
  );
}

/** Rejects or accepts an open request. */
function Answers({ request }: { request: CollaborationRequest }) {
  const { received: texts } = useTexts("projects");
  const openDialog = useOpenDialog();
  const name = request.requesterName || texts.formerMember;
  return (
    <>
      <Button
        aria-label={texts.rejectOf(name)}
        {...preloadOnIntent(RejectQuestion)}
        onPress={() => openDialog((close) => <RejectQuestion request={request} onClose={close} />)}
      >
        {texts.reject}
      </Button>
      <Button
        variant="primary"
        aria-label={texts.acceptOf(name)}
        {...preloadOnIntent(AcceptDialog)}
        onPress={() => openDialog((close) => <AcceptDialog request={request} onClose={close} />)}
      >
        {texts.accept}
      </Button>
    </>
  );
}
