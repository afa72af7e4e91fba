import { templateTitleMax } from "@linkedpotential/contract/templates/limits";
import { type Template, templateChange } from "@linkedpotential/contract/templates/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useMerge } from "../../../lib/form/use-merge.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCreateTemplate, useUpdateTemplate } from "../api.ts";
import type { Channel } from "../channels.ts";
import { ContentField } from "./content-field.tsx";

interface EditDialogProps {
  template: Template;
  channel: Channel | undefined;
  onClose: () => void;
}

export function EditDialog({ template, channel, onClose }: EditDialogProps) {
  const texts = useTexts("templates");
  const common = useTexts("common");
  const create = useCreateTemplate(true, async () => "saved");
  const { id, title, content, namespace, templateKey } = template;
  const merge = useMerge({ title, content }, ["title", "content"]);
  const update = useUpdateTemplate({ namespace, templateKey }, merge);
  const form = useForm({
    schema: templateChange,
    initial: { title, content },
    onSubmit: async (change) => {
      await update.runAsync({ id, ...change });
      onClose();
    },
    saveAsNew: async (change) => {
      await create.runAsync({ namespace, templateKey, ...change });
      onClose();
    },
  });
  const submit = () => {
    const isComplete = form.getValues(["title", "content"]).every((text) => text.trim() !== "");
    if (!isComplete) toast({ tone: "error", title: texts.toasts.incomplete });
    form.submit();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.editTitle}
      form={{ ...form, submit }}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-4">
        <FormField form={form} name="title">
          {(field) => <TextField label={texts.name} maxLength={templateTitleMax} {...field} />}
        </FormField>
        <FormField form={form} name="content">
          {(field) => <ContentField label={texts.content} rows={12} channel={channel} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
