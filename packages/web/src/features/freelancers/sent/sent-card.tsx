import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { openRequestOf } from "../api.ts";
import { WithdrawQuestion } from "../request/lazy-withdraw-question.ts";
import { ProfileLink } from "../search/profile-link.tsx";
import { Answer, MailLink, Words } from "./answer-parts.tsx";

export function SentCard({ request }: { request: SentProjectRequest }) {
  const { sent: texts, open, openOf } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const { timezone } = useUser();
  const language = useLanguage();
  const dayOf = (instant: string) => dateText(today(new Date(instant), timezone), language);
  const { status, createdAt, answeredAt, recipient } = request;
  const { name, email } = recipient;
  return (
    <li aria-label={name} className="card flex min-w-0 flex-col gap-4 p-5">
      <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
        <Avatar name={name} image={recipient.profileImage} />
        <div className="min-w-0 flex-1 basis-40 text-sm">
          <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
          <p className="text-ink-muted [overflow-wrap:anywhere]">{recipient.activityArea}</p>
          <p className="text-ink-muted text-xs">
            {answeredAt === null ? texts.sentAt(dayOf(createdAt)) : texts.answeredAt(dayOf(answeredAt))}
          </p>
        </div>
        <RequestStatus status={status} label={texts.status[status]} />
      </div>
      <Words heading="h4" title={texts.message} text={request.message} />
      <Answer request={request} heading="h4" />
      <div className="flex flex-wrap gap-2">
        {email !== null && <MailLink email={email} />}
        <ProfileLink userId={recipient.userId} label={openOf(name)}>
          {open}
        </ProfileLink>
        {status === "pending" && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.withdrawOf(name)}
            onPress={() => openDialog((close) => <WithdrawQuestion request={openRequestOf(request)} onClose={close} />)}
          >
            {texts.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}
