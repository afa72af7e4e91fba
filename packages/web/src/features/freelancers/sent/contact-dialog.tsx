import { companyMax } from "@linkedpotential/contract/project-requests/limits";
import { type SentProjectRequest, sentProjectRequestChange } from "@linkedpotential/contract/project-requests/schema";
import { useQuery } from "@tanstack/react-query";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { companyQuery } from "../../../parts/company/api.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSendContact } from "../api.ts";

interface ContactDialogProps {
  request: SentProjectRequest;
  onClose: () => void;
}

/** Sends name, company and address to a freelancer who has accepted a request. Submitting the form is the consent. */
export function ContactDialog({ request, onClose }: ContactDialogProps) {
  const { contact: texts, request: requestTexts } = useTexts("freelancers");
  const common = useTexts("common");
  const { email } = useUser();
  const send = useSendContact();
  const { data: company } = useQuery(companyQuery);
  const form = useForm({
    schema: sentProjectRequestChange,
    initial: { sharesContact: true, company: company?.name ?? "" },
    onSubmit: async ({ company: name }) => {
      await send.runAsync({ request, company: name });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(request.recipient.name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.send} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted text-sm [overflow-wrap:anywhere]">{texts.lead(request.recipient.name, email)}</p>
        <FormField form={form} name="company">
          {(field) => (
            <TextField
              label={requestTexts.company}
              autoComplete="organization"
              autoFocus
              maxLength={companyMax}
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
