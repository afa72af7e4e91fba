import { useUser } from "../../../lib/session/session.ts";
import { LegalLinks } from "../../../parts/legal/legal-links.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { type ProfileDialogProps, useOpenCount } from "../profile-dialog.ts";
import { ContactForm } from "./contact-form.tsx";
import { FrequentQuestions } from "./frequent-questions.tsx";
import { useContactForm } from "./use-contact-form.ts";

export default function HelpDialog(props: ProfileDialogProps) {
  return <Help key={useOpenCount(props.isOpen)} {...props} />;
}

function Help({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { help } = useTexts("profile");
  // Show the questions to freelancers only. They are about leads, templates and plans, which businesses do not have.
  const isFreelancer = useUser().role === "freelancer";
  const close = () => onOpenChange(false);
  const form = useContactForm(isOpen, close);
  const common = useTexts("common");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size={isFreelancer ? "lg" : "sm"}
      title={help.title}
      form={form}
      texts={common}
    >
      {isFreelancer ? (
        <div className="grid gap-8 pb-2 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
          <FrequentQuestions />
          <ContactForm form={form} />
        </div>
      ) : (
        <ContactForm form={form} />
      )}
      <div className="mt-4 border-line border-t pt-4">
        <LegalLinks texts={common.legal} inNewTab />
      </div>
    </Dialog>
  );
}
