import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { ProgressField } from "../../../parts/request-messages/progress-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FillableHead } from "../projects/fillable-head.tsx";
import { WithdrawQuestion } from "../request/lazy-withdraw-question.ts";
import { sentOpening } from "../request-frame/openings.ts";
import { RequestFrame } from "../request-frame/request-frame.tsx";
import { RequestHead } from "../request-frame/request-head.tsx";
import { useOrderAction } from "../request-frame/use-order-action.tsx";
import { useProfileAction } from "../request-frame/use-profile-action.tsx";
import { UnansweredNotice } from "../unanswered/unanswered-notice.tsx";
import { MailLink, NoContact } from "./answer-parts.tsx";
import { ContactButton } from "./contact-button.tsx";
import { NewRequestButton } from "./new-request-button.tsx";
import { sentOrder } from "./order-of.ts";
import { useAnswerRead } from "./use-answer-read.ts";

interface SentRequestProps {
  request: SentProjectRequest;
}

/** Shows a request that a member of the company sent, its answer and the messages under it. */
export function SentRequest({ request }: SentRequestProps) {
  const isNew = useAnswerRead(request);
  const { id, recipient, status, progress, project, sender, sharesContact, conversation } = request;
  return (
    <RequestFrame
      requestId={id}
      name={recipient.name}
      author={recipient.name}
      asksContact={sender.isOwn && !sharesContact}
      order={sentOrder(request)}
      opening={sentOpening(request)}
      isAccepted={status === "accepted"}
      messages={conversation}
      progress={progress}
      head={
        <FillableHead progress={progress} postId={project?.id}>
          <Head request={request} isNew={isNew} />
        </FillableHead>
      }
      actions={status === "pending" && sender.isOwn && <Withdraw request={request} />}
      details={<Details request={request} />}
    />
  );
}

function Head({ request, isNew }: SentRequestProps & { isNew: boolean }) {
  const { sent: texts } = useTexts("freelancers");
  const profile = useProfileAction(request.recipient.userId);
  const { id, status, sender, recipient, project, progress, conversation } = request;
  const order = useOrderAction(id, conversation, sentOrder(request));
  const { name } = recipient;
  const isAccepted = status === "accepted";
  const about = [recipient.activityArea, sender.isOwn ? "" : texts.by(sender.name)];
  return (
    <RequestHead
      name={name}
      image={recipient.profileImage}
      project={project && texts.toProject(project.title)}
      progress={isAccepted && <ProgressField requestId={id} name={name} progress={progress} />}
      actions={[...order, profile]}
    >
      {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
      {!isAccepted && <RequestStatus status={status} label={texts.status[status]} />}
      <span className="[overflow-wrap:anywhere]">{about.filter(Boolean).join(" · ")}</span>
    </RequestHead>
  );
}

/** Says that an answer is overdue, and shows how to reach the person after an acceptance. */
function Details({ request }: SentRequestProps) {
  const { email } = request.recipient;
  return (
    <>
      <UnansweredNotice request={request} />
      <NoContact request={request} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {email !== null && <MailLink email={email} />}
        <ContactButton request={request} />
        <NewRequestButton request={request} />
      </div>
    </>
  );
}

function Withdraw({ request }: SentRequestProps) {
  const { sent: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  return (
    <Button
      aria-label={texts.withdrawOf(request.recipient.name)}
      onPress={() => openDialog((close) => <WithdrawQuestion request={request} onClose={close} />)}
    >
      {texts.withdraw}
    </Button>
  );
}
