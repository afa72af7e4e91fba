import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import { Flag, Send, Undo2 } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { requestToWithdraw } from "../api.ts";
import { ReportDialog } from "../lazy-report-dialog.ts";
import { WithdrawQuestion } from "../request/lazy-withdraw-question.ts";

const RequestDialog = lazyDialog(
  async () => (await import("../request/request-dialog.tsx")).RequestDialog,
  ({ onClose }) => onClose(),
  "problems",
);

interface ProfileActionsProps {
  person: FreelancerProfile;
  /** Tells whether the freelancer has accepted a request of the business. */
  isAccepted: boolean;
}

export function ProfileActions({ person, isAccepted }: ProfileActionsProps) {
  const { profile: texts, sent } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const language = useLanguage();
  const { timezone } = useUser();
  const { id: userId, name, openRequest } = person;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {openRequest ? (
        <>
          <Badge tone="info">
            {texts.isOpen(dateText(today(new Date(openRequest.createdAt), timezone), language))}
          </Badge>
          <Button
            variant="quiet"
            icon={<Undo2 size={16} aria-hidden />}
            aria-label={sent.withdrawOf(name)}
            onPress={() =>
              openDialog((close) => (
                <WithdrawQuestion request={requestToWithdraw(person, openRequest)} onClose={close} />
              ))
            }
          >
            {sent.withdraw}
          </Button>
        </>
      ) : (
        <Button
          variant={isAccepted ? "secondary" : "primary"}
          icon={<Send size={16} aria-hidden />}
          {...preloadOnIntent(RequestDialog)}
          onPress={() => openDialog((close) => <RequestDialog person={person} onClose={close} />)}
        >
          {isAccepted ? texts.requestAgain : texts.request}
        </Button>
      )}
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
