import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { Flag } from "lucide-react";
import type { ComponentType } from "react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { SkillList } from "../../../parts/people/skill-list.tsx";
import { LinkedInLink } from "../../../parts/posts/card/linkedin-link.tsx";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { ProgressField } from "../../../parts/request-messages/progress-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ReportDialog } from "../lazy-report-dialog.ts";
import { CardFrame } from "../request-frame/card-frame.tsx";
import { answeringColleague, receivedOpening } from "../request-frame/openings.ts";
import type { RequestFrameProps } from "../request-frame/request-frame.ts";
import { ProfileLink } from "../search/profile-link.tsx";
import { useNameOf, withRequesterName } from "../sent/use-name-of.ts";
import { FillableHead } from "./fillable-head.tsx";

const AcceptDialog = lazyDialog(
  async () => (await import("./accept-dialog.tsx")).AcceptDialog,
  ({ onClose }) => onClose(),
  "problems",
);

const RejectQuestion = lazyDialog(
  async () => (await import("./reject-question.tsx")).RejectQuestion,
  ({ onClose }) => onClose(),
);

interface RequestCardProps {
  request: CollaborationRequest;
  /** Title of the project, for a list of requests for several projects. */
  project?: string | undefined;
  /** Shows the parts of the request, by default as a card. */
  Frame?: ComponentType<RequestFrameProps>;
}

/** Shows a request of a freelancer for a project, its answer and the messages under it. */
export function RequestCard({ request: received, project, Frame = CardFrame }: RequestCardProps) {
  const { received: texts } = useTexts("projects");
  const request = withRequesterName(received, useNameOf());
  const name = request.requesterName || texts.formerMember;
  const answerer = answeringColleague(request, useUser().id);
  return (
    <Frame
      requestId={request.id}
      name={name}
      author={name}
      opening={receivedOpening(request, { name, answerer })}
      isAccepted={request.status === "accepted" && request.requesterName !== ""}
      messages={request.conversation}
      head={
        <FillableHead progress={request.progress} postId={request.postId}>
          <Head request={request} project={project} answerer={answerer} />
        </FillableHead>
      }
      actions={<Actions request={request} />}
      details={<Details request={request} answerer={answerer} />}
    />
  );
}

interface HeadProps extends Pick<RequestCardProps, "request" | "project"> {
  /** Name of the colleague who accepted the request. */
  answerer: string | undefined;
}

/** Shows who sent the request, when, for which project, and its state. */
function Head({ request, project, answerer }: HeadProps) {
  const { received: texts } = useTexts("projects");
  const { id, requesterName, requesterLinkedInUrl, status, progress } = request;
  const name = requesterName || texts.formerMember;
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
      <Avatar name={name} image={request.requesterProfileImage} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        {project !== undefined && <p className="[overflow-wrap:anywhere]">{texts.toProject(project)}</p>}
        <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs [overflow-wrap:anywhere]">
          {request.requesterActivityArea}
          {requesterLinkedInUrl && <LinkedInLink name={name} url={requesterLinkedInUrl} />}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {status === "pending" && project !== undefined && <RequestStatus status="pending" label={texts.pending} />}
        {status === "accepted" && !progress && (
          <RequestStatus status="accepted" label={answerer ? texts.acceptedBy(answerer) : texts.accepted} />
        )}
        {status === "accepted" && requesterName && <ProgressField requestId={id} name={name} progress={progress} />}
      </div>
    </div>
  );
}

/** Describes the person while the request is open, and tells which contact data the business has shared. */
function Details({ request, answerer }: Pick<HeadProps, "request" | "answerer">) {
  const { received: texts } = useTexts("projects");
  const { status, requesterName, requesterLinkedInUrl, requesterDescription, requesterSkills, contact } = request;
  const isAccepted = status === "accepted";
  return (
    <>
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

function Actions({ request }: { request: CollaborationRequest }) {
  const { received: texts } = useTexts("projects");
  const { profile, open, openOf } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const { fromUserId: userId, requesterName, requesterLinkedInUrl, status } = request;
  const name = requesterName || texts.formerMember;
  const isPending = status === "pending";
  const size = isPending ? "md" : "sm";
  // A profile that is not visible comes without a LinkedIn address, which every requester had to fill.
  const showsProfile = requesterName && (requesterLinkedInUrl || status === "accepted");
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        className={isPending ? "-ml-2.5" : ""}
        icon={<Flag size={16} aria-hidden />}
        aria-label={texts.reportOf(name)}
        onPress={() =>
          openDialog((close) => <ReportDialog person={{ userId, name }} post={undefined} onClose={close} />)
        }
      >
        {profile.report}
      </Button>
      {showsProfile && (
        <div>
          <ProfileLink userId={userId} label={openOf(name)} size={size}>
            {open}
          </ProfileLink>
        </div>
      )}
      {isPending && (
        <div className="ml-auto flex flex-wrap justify-end gap-2">
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
        </div>
      )}
    </>
  );
}
