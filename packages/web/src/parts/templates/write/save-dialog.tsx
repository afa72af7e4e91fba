import { templateTitleMax } from "@linkedpotential/contract/templates/limits";
import { newTemplate, type Template } from "@linkedpotential/contract/templates/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { TemplateListId } from "../api.ts";
import { hasOpenTask, useCreateTemplate } from "../api.ts";
import { hasLegacyTask } from "../publish/legacy-tasks.ts";

interface SaveDialogProps {
  list: TemplateListId;
  listTitle: string;
  content: string;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (template: Template) => void;
  onPlan?: (title: string) => void;
}

export function SaveDialog({ list, listTitle, content, isOpen, onClose, onSaved, onPlan }: SaveDialogProps) {
  const texts = useTexts("templates");
  const common = useTexts("common");
  const create = useCreateTemplate(isOpen, async ({ title }) => {
    if (!onPlan) return "saved";
    if (hasLegacyTask(title) || (await hasOpenTask(title))) return "taskExists";
    onPlan(title);
    return "saved";
  });
  const form = useForm({
    schema: newTemplate,
    initial: { ...list, title: "", content },
    onSubmit: async (template) => onSaved(await create.runAsync(template)),
  });
  const submit = () => {
    if (form.getValues("title").trim() === "") toast({ tone: "error", title: texts.toasts.incomplete });
    form.submit();
  };
  const contentProblem = form.formState.errors.content?.message;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={texts.save.title}
      description={texts.save.description(listTitle)}
      form={{ ...form, submit, problem: contentProblem ?? form.problem }}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <FormField form={form} name="title">
        {(field) => (
          <TextField
            label={texts.name}
            placeholder={texts.namePlaceholder}
            maxLength={templateTitleMax}
            autoFocus
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
