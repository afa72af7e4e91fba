import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Flag, Send, Undo2 } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ReportDialog } from "../lazy-report-dialog.ts";
import { RequestDialog } from "../request/lazy-request-dialog.ts";
import { WithdrawQuestion } from "../request/lazy-withdraw-question.ts";
import { ConversationLink } from "../sent/person-requests.tsx";
import { NoteButton } from "../shortlist/note-button.tsx";
import { SaveButton } from "../shortlist/save-button.tsx";
import { useDayText } from "../use-day-text.ts";

export function ProfileActions({ person }: { person: FreelancerProfile }) {
  const { profile: texts, sent } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const dayText = useDayText();
  const { id: userId, name, requests, projectContact } = person;
  const open = requests.filter(({ status }) => status === "pending");
  const own = open.find(({ sender }) => sender.isOwn);
  const ofColleague = open.find(({ sender }) => !sender.isOwn);
  const accepted = requests.find(({ status }) => status === "accepted");
  const isAccepted = projectContact !== null || accepted !== undefined;
  const isKnown = isAccepted || requests.length > 0;
  const again = isAccepted ? sent.newRequest : texts.requestAgain;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ConversationLink person={person} requests={requests} look={["primary", "md"]} />
      {ofColleague && !own && (
        <>
          <Badge tone="info">{texts.askedBy(ofColleague.sender.name, dayText(ofColleague.createdAt))}</Badge>
          <ForProject request={ofColleague} />
        </>
      )}
      {own ? (
        <>
          <Badge tone="info">{texts.isOpen(dayText(own.createdAt))}</Badge>
          <ForProject request={own} />
          <Button
            variant="quiet"
            icon={<Undo2 size={16} aria-hidden />}
            aria-label={sent.withdrawOf(name)}
            onPress={() => openDialog((close) => <WithdrawQuestion request={own} onClose={close} />)}
          >
            {sent.withdraw}
          </Button>
        </>
      ) : (
        <Button
          variant={isKnown ? "quiet" : "primary"}
          icon={<Send size={16} aria-hidden />}
          {...preloadOnIntent(RequestDialog)}
          onPress={() => openDialog((close) => <RequestDialog person={person} onClose={close} />)}
        >
          {isKnown ? again : texts.request}
        </Button>
      )}
      <SaveButton person={person} size="md" />
      <NoteButton person={person} size="md" />
      <Button
        variant="quiet"
        icon={<Flag size={16} aria-hidden />}
        onPress={() =>
          openDialog((close) => <ReportDialog person={{ userId, name }} post={undefined} onClose={close} />)
        }
      >
        {texts.report}
      </Button>
    </div>
  );
}

function ForProject({ request: { project } }: { request: SentProjectRequest }) {
  const { sent } = useTexts("freelancers");
  return project && <span className="text-sm [overflow-wrap:anywhere]">{sent.toProject(project.title)}</span>;
}
