import { messageSubjectMax } from "@linkedpotential/contract/live-trainings/limits";
import { FileText } from "lucide-react";
import type { Form } from "../../lib/form/use-form.ts";
import { toast } from "../../lib/toast.ts";
import { useTexts } from "../../texts/texts.ts";
import { TextMenu } from "../../ui/text-menu.tsx";
import type { MessageTemplate } from "./templates.ts";

interface TemplateMenuProps {
  form: Form<{ subject: string; text: string }>;
  templates: readonly MessageTemplate[];
}

/** Menu that replaces subject and text by a template. The toast brings back what was typed before. */
export function TemplateMenu({ form, templates }: TemplateMenuProps) {
  const texts = useTexts("admin-message");
  const { undo } = useTexts("common");
  const use = ({ label, subject, text }: MessageTemplate) => {
    const before = form.getValues();
    form.setValues({ subject: shortened(subject), text });
    if (before.subject.trim() === "" && before.text.trim() === "") return;
    toast({
      title: texts.templateUsed(label),
      action: { label: undo, onPress: () => form.setValues({ subject: before.subject, text: before.text }) },
    });
  };
  return (
    <div>
      <TextMenu
        label={texts.useTemplate}
        icon={<FileText size={16} aria-hidden />}
        actions={templates.map((template) => ({
          id: template.label,
          label: template.label,
          onAction: () => use(template),
        }))}
      />
    </div>
  );
}

/** Shortens a subject with a long title of an event. */
const shortened = (subject: string): string =>
  subject.length > messageSubjectMax ? `${subject.slice(0, messageSubjectMax - 1)}…` : subject;
