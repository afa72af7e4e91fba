import {
  contactNameMax,
  contactPhoneMax,
  contactRoleMax,
  contactTimesMax,
} from "@linkedpotential/contract/business/support-limits";
import { newSupportContact, type SupportContact } from "@linkedpotential/contract/business/support-schema";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { telephoneLink } from "../../../../lib/telephone.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { changeOf, useSaveSupport } from "./api.ts";

const blank: SupportContact = { name: "", role: "", phone: "", email: "", times: "" };

interface ContactDialogProps {
  userId: number;
  contact: SupportContact | null;
  onClose: () => void;
}

export function ContactDialog({ userId, contact, onClose }: ContactDialogProps) {
  const { support: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const save = useSaveSupport(userId, { isForm: true });
  const form = useForm({
    schema: newSupportContact,
    initial: contact ?? blank,
    onSubmit: async (values) => {
      await save.runAsync(changeOf(userId, () => ({ contact: values })));
      onClose();
    },
  });
  const hintOf = (phone: string) =>
    phone.trim() === "" || telephoneLink(phone.trim()) ? texts.phoneHint : texts.phoneWarning;
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.contact}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="name">
          {(field) => (
            <TextField
              autoFocus
              isRequired
              label={texts.name}
              maxLength={contactNameMax}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="role">
          {(field) => (
            <TextField
              label={texts.role}
              description={texts.roleHint}
              maxLength={contactRoleMax}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="phone">
          {(field) => (
            <TextField
              type="tel"
              inputMode="tel"
              label={texts.phone}
              description={hintOf(field.value)}
              maxLength={contactPhoneMax}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="email">
          {(field) => <TextField inputMode="email" label={texts.email} autoComplete="off" {...field} />}
        </FormField>
        <FormField form={form} name="times">
          {(field) => (
            <TextField
              label={texts.times}
              description={texts.timesHint}
              maxLength={contactTimesMax}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
