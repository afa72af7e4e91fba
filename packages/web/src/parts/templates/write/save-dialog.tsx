import { newTemplate, type Template } from "@linkedpotential/contract/templates/schema";
import { templateTitleMax } from "@linkedpotential/contract/templates/values";
import { useForm } from "../../../lib/form/use-form.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { hasOpenTask, useCreateTemplate } from "../api.ts";
import type { Place } from "../place.ts";
import { isAmongNextSteps } from "../publish/next-steps.ts";

interface SaveDialogProps {
  place: Place;
  placeTitle: string;
  content: string;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (template: Template) => void;
  onPlan?: (title: string) => void;
}

export function SaveDialog({ place, placeTitle, content, isOpen, onClose, onSaved, onPlan }: SaveDialogProps) {
  const texts = useTexts("templates");
  const common = useTexts("common");
  const create = useCreateTemplate(isOpen, async ({ title }) => {
    if (!onPlan) return "saved";
    if (isAmongNextSteps(title) || (await hasOpenTask(title))) return "taskExists";
    onPlan(title);
    return "saved";
  });
  const form = useForm({
    schema: newTemplate,
    initial: { ...place, title: "", content },
    send: async (template) => onSaved(await create.runAsync(template)),
  });
  const submit = () => {
    if (form.values.title.trim() === "") toast({ tone: "error", title: texts.toasts.incomplete });
    form.submit();
  };
  const { errorMessage: contentProblem } = form.field("content");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={texts.save.title}
      description={texts.save.description(placeTitle)}
      form={{ ...form, submit, problem: contentProblem ?? form.problem }}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        maxLength={templateTitleMax}
        autoFocus
        {...form.field("title")}
      />
    </Dialog>
  );
}
