import { supportTitleMax } from "@linkedpotential/contract/business/support-limits";
import { supportDocumentForm } from "@linkedpotential/contract/business/support-schema";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { LinkField } from "../../../../ui/link-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { changeOf, useSaveSupport } from "./api.ts";

export function DocumentDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { support: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const save = useSaveSupport(userId, { isForm: true });
  const form = useForm({
    schema: supportDocumentForm,
    initial: { title: "", link: "" },
    onSubmit: async (document) => {
      await save.runAsync(changeOf(userId, ({ documents }) => ({ documents: [...documents, document] })));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.add}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.submit} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="title">
          {(field) => (
            <TextField
              autoFocus
              isRequired
              label={texts.title}
              maxLength={supportTitleMax}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="link">
          {(field) => <LinkField isRequired label={texts.documentLink} description={texts.linkHint} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
