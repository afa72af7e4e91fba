import { requestReplyMax } from "@linkedpotential/contract/collaboration-requests/limits";
import { type CollaborationRequest, requestAnswer } from "@linkedpotential/contract/collaboration-requests/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { ShareContactField } from "../../../parts/request-messages/share-contact-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useAcceptRequest } from "./api.ts";

interface AcceptDialogProps {
  request: CollaborationRequest;
  onClose: () => void;
}

interface AcceptValues {
  status: "accepted";
  reply: string;
  sharesContact: boolean;
}

const initial: AcceptValues = { status: "accepted", reply: "", sharesContact: false };

/** Accepts a request for a project, with a reply and, by consent, contact data. */
export function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const { accept: texts } = useTexts("projects");
  const common = useTexts("common");
  const accept = useAcceptRequest();
  const { requesterName: name, requesterLinkedInUrl: linkedInUrl } = request;
  const form = useForm({
    schema: requestAnswer,
    initial,
    onSubmit: async ({ reply = "", sharesContact = false }) => {
      await accept.runAsync({ request, reply, sharesContact });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.submit} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="reply">
          {(field) => (
            <TextArea
              label={texts.reply}
              placeholder={texts.placeholder}
              rows={6}
              autoFocus
              maxLength={requestReplyMax}
              counterMax={requestReplyMax}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="sharesContact">
          {(field) => (
            <ShareContactField
              texts={texts}
              notShared={linkedInUrl ? texts.writeOnLinkedIn(name) : texts.notShared(name)}
              isNeeded
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
