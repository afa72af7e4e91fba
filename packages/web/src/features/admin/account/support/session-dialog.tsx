import { type SupportSession, supportSessionForm } from "@linkedpotential/contract/business/support-schema";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { DatePicker } from "../../../../ui/date-picker.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { LinkField } from "../../../../ui/link-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { changeOf, toSession, useSaveSupport } from "./api.ts";

interface SessionDialogProps {
  userId: number;
  session: SupportSession | null;
  onClose: () => void;
}

export function SessionDialog({ userId, session, onClose }: SessionDialogProps) {
  const { support: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const today = useToday();
  const save = useSaveSupport(userId, { isForm: true });
  const form = useForm({
    schema: supportSessionForm,
    initial: { date: (session?.date ?? null) as string | null, time: session?.time ?? "", link: session?.link ?? "" },
    check: ({ date }) => (date !== null && date < today ? { date: { key: "dateIsPast" } } : {}),
    onSubmit: async (values) => {
      await save.runAsync(changeOf(userId, () => ({ nextSession: toSession(values) })));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.session}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="date">
          {(field) => <DatePicker isRequired label={texts.date} minValue={today} texts={common.fields} {...field} />}
        </FormField>
        <FormField form={form} name="time">
          {(field) => (
            <TextField isRequired label={texts.time} description={texts.timeHint} autoComplete="off" {...field} />
          )}
        </FormField>
        <FormField form={form} name="link">
          {(field) => <LinkField label={texts.link} description={texts.linkHint} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
