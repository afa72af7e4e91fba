import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { ModerationMenu } from "../../../parts/moderation/moderation-menu.tsx";
import { RequestStatus } from "../../../parts/project-requests/request-status.tsx";
import { MessageAge } from "../../../parts/request-messages/message-age.tsx";
import { RequestConversation } from "../../../parts/request-messages/request-conversation.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import type { LeadCandidate } from "../lead/lead-candidate.ts";
import { TakeOverLead } from "../lead/take-over-lead.tsx";
import { SharedContact } from "../person/shared-contact.tsx";

const AnswerDialog = lazyDialog(
  async () => (await import("./answer-dialog.tsx")).AnswerDialog,
  ({ onClose }) => onClose(),
  "problems",
);

export function BusinessRequestCard({ request }: { request: ReceivedProjectRequest }) {
  const texts = useTexts("business-requests");
  const openDialog = useOpenDialog();
  const { sender, status } = request;
  const { name } = sender;
  const candidate = useCandidate(request);
  const card = useRef<HTMLLIElement>(null);
  useFocusAfterChange(card, status);
  const answer = (next: "accepted" | "rejected") =>
    openDialog((close) => <AnswerDialog request={request} status={next} onClose={close} />);
  const isAccepted = status === "accepted";
  const conversation = (
    <RequestConversation
      requestId={request.id}
      company={sender.contact?.company}
      name={name}
      order={{ name, contact: sender.contact, project: request.project?.title, request: request.message }}
      opening={openingOf(request)}
      isAccepted={isAccepted}
      messages={request.conversation}
    />
  );
  return (
    <li ref={card} tabIndex={-1} aria-label={name} className="card flex min-w-0 flex-col gap-4 p-4 outline-none">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1 text-sm">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
            {status !== "pending" && (
              <RequestStatus status={status} label={texts.status[status]} progress={request.progress} />
            )}
          </div>
          <p className="text-ink-muted text-xs">
            <MessageAge createdAt={request.createdAt} />
          </p>
        </div>
        <ModerationMenu person={{ userId: sender.userId, name }} />
      </div>
      <Project request={request} />
      <Contact request={request} />
      {!isAccepted && conversation}
      <div className="flex flex-wrap gap-2">
        <div className="mr-auto">
          <TakeOverLead candidate={candidate} />
        </div>
        {status === "pending" && (
          <>
            <Button
              aria-label={texts.rejectOf(name)}
              {...preloadOnIntent(AnswerDialog)}
              onPress={() => answer("rejected")}
            >
              {texts.reject}
            </Button>
            <Button
              variant="primary"
              aria-label={texts.acceptOf(name)}
              {...preloadOnIntent(AnswerDialog)}
              onPress={() => answer("accepted")}
            >
              {texts.accept}
            </Button>
          </>
        )}
      </div>
      {isAccepted && conversation}
    </li>
  );
}

const openingOf = ({ message, createdAt, sender, status, reply, answeredAt }: ReceivedProjectRequest) => [
  { kind: "request" as const, text: message, author: sender.name, isOwnSide: false, createdAt },
  {
    kind: status === "rejected" ? ("rejection" as const) : ("acceptance" as const),
    text: reply,
    isOwnSide: true,
    createdAt: answeredAt ?? undefined,
  },
];

function useCandidate({ sender, message, createdAt }: ReceivedProjectRequest): LeadCandidate {
  const { note } = useTexts("business-requests");
  const { timezone } = useUser();
  const language = useLanguage();
  const { name, contact } = sender;
  const date = dateText(today(new Date(createdAt), timezone), language);
  return {
    name,
    company: contact?.company ?? "",
    email: contact?.email ?? "",
    linkedinUrl: "",
    notes: `${note(name, date)}\n${message}`,
  };
}

/** Names the project for which the business asks. Links to it on a plan that shows the posts of the community. */
function Project({ request: { project } }: { request: ReceivedProjectRequest }) {
  const { toProject } = useTexts("business-requests");
  const { plan, isAdmin } = useUser();
  if (!project) return null;
  const canOpen = isAdmin || plan === "premium";
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      {canOpen ? (
        <Link
          to={{ search: `section=community&post=${project.id}` }}
          className="rounded-sm text-accent-text hover:underline"
        >
          {toProject(project.title)}
        </Link>
      ) : (
        toProject(project.title)
      )}
    </p>
  );
}

function Contact({ request: { sender } }: { request: ReceivedProjectRequest }) {
  const texts = useTexts("business-requests");
  const { contact } = sender;
  if (!contact) return <p className="text-ink-muted text-xs">{texts.noContact}</p>;
  return <SharedContact contact={contact} />;
}
