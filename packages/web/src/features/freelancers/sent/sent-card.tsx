import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { ProgressField } from "../../../parts/request-messages/progress-field.tsx";
import { RequestConversation } from "../../../parts/request-messages/request-conversation.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { WithdrawQuestion } from "../request/lazy-withdraw-question.ts";
import { ProfileLink } from "../search/profile-link.tsx";
import { useDayText } from "../use-day-text.ts";
import { MailLink, NoContact } from "./answer-parts.tsx";
import { ContactButton } from "./contact-button.tsx";
import { NewRequestButton } from "./new-request-button.tsx";
import { useAnswerRead } from "./use-answer-read.ts";

export function SentCard({ request }: { request: SentProjectRequest }) {
  const { sent: texts, open, openOf } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const dayText = useDayText();
  const isNew = useAnswerRead(request);
  const { status, createdAt, answeredAt, sender, recipient, progress } = request;
  const { name, email } = recipient;
  const isAccepted = status === "accepted";
  const actions = (
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
  return (
    <li aria-label={name} className="card flex min-w-0 flex-col gap-4 p-5">
      <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
        <Avatar name={name} image={recipient.profileImage} />
        <div className="min-w-0 flex-1 basis-40 text-sm">
          <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
          <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
            {recipient.activityArea && `${recipient.activityArea} · `}
            {!sender.isOwn && `${texts.by(sender.name)} · `}
            {answeredAt === null ? texts.sentAt(dayText(createdAt)) : texts.answeredAt(dayText(answeredAt))}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:justify-end">
          {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
          {!progress && <RequestStatus status={status} label={texts.status[status]} />}
          {isAccepted && <ProgressField requestId={request.id} name={name} progress={progress} />}
        </div>
      </div>
      <RequestConversation
        requestId={request.id}
        name={name}
        opening={openingOf(request)}
        isAccepted={isAccepted}
        messages={request.conversation}
        startsOpen={request.conversation === undefined}
        actions={actions}
      />
      <NoContact request={request} />
      {!isAccepted && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}

const openingOf = ({ message, createdAt, sender, status, reply, answeredAt, recipient }: SentProjectRequest) => [
  {
    kind: "request" as const,
    text: message,
    author: sender.isOwn ? undefined : sender.name,
    isOwnSide: true,
    createdAt,
  },
  {
    kind: status === "rejected" ? ("rejection" as const) : ("acceptance" as const),
    text: reply,
    author: recipient.name,
    isOwnSide: false,
    createdAt: answeredAt ?? undefined,
  },
];
