import { useState } from "react";
import { LoadingRows } from "../../../parts/cards/loading-rows.tsx";
import { useCompany } from "../../../parts/company/api.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { CompanyNameForm } from "./company-name-form.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { type Question, TeamQuestion } from "./team-question.tsx";

interface TeamDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function TeamDialog({ isOpen, onOpenChange }: TeamDialogProps) {
  const { team: texts } = useTexts("business");
  const common = useTexts("common");
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={() => onOpenChange(false)}
        title={texts.title}
        load={{ skeleton: <LoadingRows />, failed: texts.loadFailed }}
        texts={common}
      >
        <Team onAsk={setQuestion} />
      </Dialog>
      {question && <TeamQuestion question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}

function Team({ onAsk }: { onAsk: (question: Question) => void }) {
  const { team: texts } = useTexts("business");
  const company = useCompany();
  return (
    <div className="flex flex-col gap-6">
      {company.isOwner ? (
        <CompanyNameForm name={company.name} />
      ) : (
        company.name && <p className="font-medium">{company.name}</p>
      )}
      <MemberList company={company} onAsk={onAsk} />
      {company.isOwner ? (
        <>
          <InvitationList invitations={company.invitations} />
          <InviteForm />
        </>
      ) : (
        <p className="text-ink-muted text-sm">{texts.memberHint}</p>
      )}
    </div>
  );
}
