import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadingRows } from "../../../parts/cards/loading-rows.tsx";
import { companyQuery } from "../../../parts/company/api.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { CompanyNameForm } from "./company-name-form.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { type Question, TeamQuestion } from "./team-question.tsx";
import { type TeamForms, useTeamForms } from "./use-team-forms.ts";

interface TeamDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function TeamDialog({ isOpen, onOpenChange }: TeamDialogProps) {
  const { team: texts } = useTexts("business");
  const common = useTexts("common");
  const [question, setQuestion] = useState<Question | null>(null);
  const { data: company } = useQuery(companyQuery);
  const forms = useTeamForms(company?.name ?? "");
  const close = () => {
    forms.name.reset();
    forms.invitation.reset();
    onOpenChange(false);
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={texts.title}
        isDirty={forms.name.isDirty || forms.invitation.isDirty}
        load={{ skeleton: <LoadingRows />, failed: texts.loadFailed }}
        texts={common}
      >
        <Team forms={forms} onAsk={setQuestion} />
      </Dialog>
      {question && <TeamQuestion question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}

interface TeamProps {
  forms: TeamForms;
  onAsk: (question: Question) => void;
}

function Team({ forms: { name, invitation, saveName }, onAsk }: TeamProps) {
  const { team: texts } = useTexts("business");
  // Colleagues may have joined or left since the page read the company.
  const company = useSuspenseQuery({ ...companyQuery, refetchOnMount: "always" }).data;
  return (
    <div className="flex flex-col gap-6">
      {company.isOwner ? (
        <CompanyNameForm form={name} />
      ) : (
        company.name && <p className="font-medium">{company.name}</p>
      )}
      <MemberList company={company} onAsk={onAsk} />
      {company.isOwner ? (
        <>
          <InvitationList
            invitations={company.invitations}
            saveName={saveName}
            onWithdrawn={() => invitation.clearErrors()}
          />
          <InviteForm form={invitation} savesName={name.isDirty} />
        </>
      ) : (
        <p className="text-ink-muted text-sm">{texts.memberHint}</p>
      )}
    </div>
  );
}
