import { companyMax } from "@linkedpotential/contract/project-requests/limits";
import { sentProjectRequestChange } from "@linkedpotential/contract/project-requests/schema";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSendMessage } from "../api.ts";
import { ShareContactField } from "../share-contact-field.tsx";
import type { ProposalProps } from "./proposal-card.tsx";

interface AcceptOfferDialogProps extends Pick<ProposalProps, "requestId" | "messageId" | "name"> {
  /** Price of the offer, as a text. */
  price: string;
  onClose: () => void;
}

interface AcceptanceValues {
  sharesContact: boolean;
  company: string;
}

/** Asks whether to accept an offer, and to share contact data with the freelancer, who does not have them yet. */
export function AcceptOfferDialog({ requestId, messageId, name, price, onClose }: AcceptOfferDialogProps) {
  const { offer: texts } = useTexts("request-messages").proposals;
  const common = useTexts("common");
  const send = useSendMessage({ isForm: true });
  const { data: company } = useQuery(apiQuery("business/get-company"));
  const initial: AcceptanceValues = { sharesContact: true, company: company?.name ?? "" };
  const form = useForm({
    schema: sentProjectRequestChange,
    initial,
    onSubmit: async ({ sharesContact, company: companyName }) => {
      const contact = sharesContact && { contact: { company: companyName } };
      await send.runAsync({
        ...{ requestId, text: texts.acceptance(price) },
        answer: { messageId, accepted: true, ...contact },
      });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.question}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.confirm} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted text-sm [overflow-wrap:anywhere]">{texts.questionText(name, price)}</p>
        <ContactFields form={form} name={name} />
      </div>
    </Dialog>
  );
}

function ContactFields({ form, name }: { form: Form<AcceptanceValues>; name: string }) {
  const { offer: texts } = useTexts("request-messages").proposals;
  const { name: ownName } = useUser();
  const isShared = useWatch({ control: form.control, name: "sharesContact" });
  const shareTexts = { share: texts.share, shared: (email: string) => texts.shared(ownName, email) };
  return (
    <div className="flex flex-col gap-3">
      <FormField form={form} name="sharesContact">
        {(field) => <ShareContactField texts={shareTexts} notShared={texts.notShared(name)} {...field} />}
      </FormField>
      {isShared && (
        <FormField form={form} name="company">
          {(field) => <TextField label={texts.company} autoComplete="organization" maxLength={companyMax} {...field} />}
        </FormField>
      )}
    </div>
  );
}
