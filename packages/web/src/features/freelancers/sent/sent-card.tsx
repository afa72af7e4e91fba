import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Mail } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { openRequestOf } from "../api.ts";
import { WithdrawQuestion } from "../request/lazy-withdraw-question.ts";
import { ProfileLink } from "../search/profile-link.tsx";

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
      <Words title={texts.message} text={request.message} />
      {request.reply && <Words title={texts.reply(name)} text={request.reply} />}
      {status === "accepted" && email === null && <p className="text-ink-muted text-sm">{texts.noContact}</p>}
      <div className="flex flex-wrap gap-2">
        {email !== null && (
          <a href={`mailto:${email}`} className={buttonClass("primary", "sm")}>
            <Mail size={16} aria-hidden />
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          </a>
        )}
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

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="text-sm">
      <h4 className="font-medium">{title}</h4>
      <p className="mt-1 max-w-3xl whitespace-pre-line text-pretty text-ink-muted [overflow-wrap:anywhere]">{text}</p>
    </div>
  );
}
