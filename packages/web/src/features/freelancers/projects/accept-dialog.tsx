import { requestReplyMax } from "@linkedpotential/contract/collaboration-requests/limits";
import { type CollaborationRequest, requestAnswer } from "@linkedpotential/contract/collaboration-requests/schema";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
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
      title={texts.title(request.requesterName)}
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
        <ShareField form={form} />
      </div>
    </Dialog>
  );
}

function ShareField({ form }: { form: Form<AcceptValues> }) {
  const { accept: texts } = useTexts("projects");
  const { email } = useUser();
  const isShared = useWatch({ control: form.control, name: "sharesContact" });
  return (
    <div>
      <FormField form={form} name="sharesContact">
        {({ name, value, onChange, errorMessage }) => (
          <Checkbox
            name={name}
            isSelected={value}
            onChange={onChange}
            errorMessage={errorMessage}
            className="items-start!"
          >
            {texts.share}
          </Checkbox>
        )}
      </FormField>
      <p className="mt-1 pl-7 text-ink-muted text-xs [overflow-wrap:anywhere]">
        {isShared ? texts.shared(email) : texts.notShared}
      </p>
    </div>
  );
}
