import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { ComponentType } from "react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { ProgressField } from "../../../parts/request-messages/progress-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FillableHead } from "../projects/fillable-head.tsx";
import { WithdrawQuestion } from "../request/lazy-withdraw-question.ts";
import { CardFrame } from "../request-frame/card-frame.tsx";
import { sentOpening } from "../request-frame/openings.ts";
import type { RequestFrameProps } from "../request-frame/request-frame.ts";
import { ProfileLink } from "../search/profile-link.tsx";
import { useDayText } from "../use-day-text.ts";
import { MailLink, NoContact } from "./answer-parts.tsx";
import { ContactButton } from "./contact-button.tsx";
import { NewRequestButton } from "./new-request-button.tsx";
import { useAnswerRead } from "./use-answer-read.ts";

interface SentCardProps {
  request: SentProjectRequest;
  /** Shows the parts of the request, by default as a card. */
  Frame?: ComponentType<RequestFrameProps>;
}

/** Shows a request that a member of the company sent, its answer and the messages under it. */
export function SentCard({ request, Frame = CardFrame }: SentCardProps) {
  const isNew = useAnswerRead(request);
  return (
    <Frame
      requestId={request.id}
      name={request.recipient.name}
      author={request.recipient.name}
      opening={sentOpening(request)}
      isAccepted={request.status === "accepted"}
      messages={request.conversation}
      head={
        <FillableHead progress={request.progress} postId={request.project?.id}>
          <Head request={request} isNew={isNew} />
        </FillableHead>
      }
      actions={<Actions request={request} />}
      details={<NoContact request={request} />}
    />
  );
}

function Head({ request, isNew }: { request: SentProjectRequest; isNew: boolean }) {
  const { sent: texts } = useTexts("freelancers");
  const dayText = useDayText();
  const { status, createdAt, answeredAt, sender, recipient, project, progress } = request;
  const { name } = recipient;
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
      <Avatar name={name} image={recipient.profileImage} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        {project && <p className="[overflow-wrap:anywhere]">{texts.toProject(project.title)}</p>}
        <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
          {recipient.activityArea && `${recipient.activityArea} · `}
          {!sender.isOwn && `${texts.by(sender.name)} · `}
          {answeredAt === null ? texts.sentAt(dayText(createdAt)) : texts.answeredAt(dayText(answeredAt))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
        {!progress && <RequestStatus status={status} label={texts.status[status]} />}
        {status === "accepted" && <ProgressField requestId={request.id} name={name} progress={progress} />}
      </div>
    </div>
  );
}

function Actions({ request }: { request: SentProjectRequest }) {
  const { sent: texts, open, openOf } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const { status, sender, recipient } = request;
  const { name, email } = recipient;
  return (
    <>
      {email !== null && <MailLink email={email} />}
      <ContactButton request={request} />
      <ProfileLink userId={recipient.userId} label={openOf(name)}>
        {open}
      </ProfileLink>
      <NewRequestButton request={request} />
      {status === "pending" && sender.isOwn && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={texts.withdrawOf(name)}
          onPress={() => openDialog((close) => <WithdrawQuestion request={request} onClose={close} />)}
        >
          {texts.withdraw}
        </Button>
      )}
    </>
  );
}
