import { requestReplyMax } from "@linkedpotential/contract/collaboration-requests/limits";
import { type CollaborationRequest, requestAnswer } from "@linkedpotential/contract/collaboration-requests/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useAnswerRequest } from "../api.ts";

interface ReplyDialogProps {
  request: CollaborationRequest;
  onClose: () => void;
}

/** Accepts a request with a reply, which both people then see at their connection. */
export function ReplyDialog({ request, onClose }: ReplyDialogProps) {
  const { received: texts, formerMember } = useTexts("network");
  const common = useTexts("common");
  const answer = useAnswerRequest();
  const form = useForm({
    schema: requestAnswer,
    initial: { status: "accepted", reply: "" },
    onSubmit: async ({ reply = "" }) => {
      await answer.runAsync({ request, status: "accepted", reply });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={texts.replyTitle(request.requesterName || formerMember)}
      description={texts.replyDescription}
      onClose={onClose}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.accept} isPending={form.isPending} />}
    >
      <FormField form={form} name="reply">
        {({ value = "", ...field }) => (
          <TextArea
            label={texts.reply}
            placeholder={texts.replyPlaceholder}
            rows={6}
            autoFocus
            maxLength={requestReplyMax}
            counterMax={requestReplyMax}
            value={value}
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
