import { newAccountMessage } from "@linkedpotential/contract/accounts/schema";
import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { useState } from "react";
import { useForm } from "../../../lib/form/use-form.ts";
import { MessageFields } from "../../../parts/messages/message-fields.tsx";
import { gapProblem } from "../../../parts/messages/templates.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { codeText } from "../codes/code-text.ts";
import { useReplyToCall } from "./api.ts";

interface ReplyDialogProps {
  request: StoredCallRequest;
  /** Registration code that was just created for the request. */
  code: string | undefined;
  onClose: () => void;
}

/** Form for a reply by mail to the person who asked for a call. The template contains the code. */
export function ReplyDialog({ request, code, onClose }: ReplyDialogProps) {
  const { calls: texts } = useTexts("admin-work");
  const common = useTexts("common");
  const { label, text, code: codeLine } = texts.datesTemplate;
  const parts = code === undefined ? [text] : [text, codeLine(codeText(code))];
  const templates = [{ label, subject: texts.replySubject, text: parts.join("\n\n") }];
  const reply = useReplyToCall(request);
  const [isSettled, setSettled] = useState(false);
  const form = useForm({
    schema: newAccountMessage,
    initial: { subject: "", text: "" },
    check: (message) => gapProblem(templates, message),
    onSubmit: async (message) => {
      await reply.runAsync({ ...message, isSettled });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.replyTitle}
      description={texts.replyDescription(request.name, request.email)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.replySend} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <MessageFields form={form} templates={templates} />
        {code === undefined && <p className="text-ink-muted text-xs">{texts.noCodeYet}</p>}
        <Checkbox isSelected={isSettled} onChange={setSettled}>
          {texts.replySettles}
        </Checkbox>
      </div>
    </Dialog>
  );
}
