import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Link } from "react-router-dom";
import { useOpenDialog } from "../../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { acceptedOfferOf } from "../../../../parts/request-messages/order/order.ts";
import { OrderButton } from "../../../../parts/request-messages/order/order-button.tsx";
import { ProgressSelect } from "../../../../parts/request-messages/progress-select.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { buttonClass } from "../../../../ui/button-style.ts";
import { WithdrawQuestion } from "../../request/lazy-withdraw-question.ts";
import { orderOf } from "../../sent/order-of.ts";
import { requestsAddress } from "../../sent/person-requests.tsx";
import { useDaysWaiting } from "../../unanswered/use-days-waiting.ts";
import { AcceptDialog, RejectQuestion } from "../lazy-answers.ts";
import type { Candidate } from "./candidates.ts";

interface CandidateActionsProps {
  candidate: Candidate;
  name: string;
}

/** Answers an application, leads to the conversation, and sets how the company proceeds with an accepted request. */
export function CandidateActions({ candidate, name }: CandidateActionsProps) {
  const { application, furthest } = candidate;
  return (
    <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-1">
      <Progress candidate={candidate} name={name} />
      {application && <Answer application={application} name={name} />}
      <ToRequest candidate={candidate} name={name} />
      <Order candidate={candidate} />
      {furthest.kind === "sent" && <Withdraw request={furthest.request} />}
    </div>
  );
}

interface AnswerProps {
  application: CollaborationRequest;
  name: string;
}

function Answer({ application, name }: AnswerProps) {
  const { received: texts } = useTexts("projects");
  const openDialog = useOpenDialog();
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        aria-label={texts.acceptOf(name)}
        {...preloadOnIntent(AcceptDialog)}
        onPress={() => openDialog((close) => <AcceptDialog request={application} onClose={close} />)}
      >
        {texts.accept}
      </Button>
      <Button
        size="sm"
        aria-label={texts.rejectOf(name)}
        {...preloadOnIntent(RejectQuestion)}
        onPress={() => openDialog((close) => <RejectQuestion request={application} onClose={close} />)}
      >
        {texts.reject}
      </Button>
    </>
  );
}

/** Withdraws a request of the user that has had no answer for days. Shows nothing for other requests. */
function Withdraw({ request }: { request: SentProjectRequest }) {
  const { sent: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const daysOf = useDaysWaiting();
  if (daysOf(request) === undefined || !request.sender.isOwn) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={texts.withdrawOf(request.recipient.name)}
      onPress={() => openDialog((close) => <WithdrawQuestion request={request} onClose={close} />)}
    >
      {texts.withdraw}
    </Button>
  );
}

/** Links to the request with something new, or else to the furthest one. */
function ToRequest({ candidate: { current, application }, name }: CandidateActionsProps) {
  const { sent: texts } = useTexts("freelancers");
  const { id, status } = current.request;
  const isAccepted = status === "accepted";
  return (
    <Link
      to={{ search: requestsAddress({ messages: String(id) }) }}
      aria-label={isAccepted ? texts.toConversationOf(name) : texts.toRequestOf(name)}
      className={buttonClass(application ? "quiet" : "secondary", "sm")}
    >
      {isAccepted ? texts.toConversation : texts.toRequest}
    </Link>
  );
}

/** Opens the sheet of the order. Shows nothing without an accepted offer. */
function Order({ candidate: { order } }: Pick<CandidateActionsProps, "candidate">) {
  const offer = acceptedOfferOf(order?.request.conversation);
  if (!(order && offer)) return null;
  return <OrderButton requestId={order.request.id} facts={orderOf(order)} offer={offer} />;
}

/** Shows how the company proceeds with an accepted request, and sets it. */
function Progress({ candidate, name }: CandidateActionsProps) {
  const { id, status, progress } = candidate.furthest.request;
  if (status !== "accepted" || candidate.name === "") return null;
  return <ProgressSelect requestId={id} name={name} progress={progress} className="min-w-0 max-w-60 flex-1 basis-42" />;
}
