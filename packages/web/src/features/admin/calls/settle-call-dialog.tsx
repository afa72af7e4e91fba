import { callRequestNoteMax } from "@linkedpotential/contract/call-requests/limits";
import { callRequestState, type StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useSettleCall } from "./api.ts";

/** Form in which an admin marks a request for a call as dealt with, with a note for the other admins. */
export function SettleCallDialog({ request, onClose }: { request: StoredCallRequest; onClose: () => void }) {
  const { calls: texts } = useTexts("admin-work");
  const common = useTexts("common");
  const settle = useSettleCall();
  const form = useForm({
    schema: callRequestState,
    initial: { isSettled: true, note: "" },
    onSubmit: async ({ note = "" }) => {
      await settle.runAsync({ request, note });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.settleTitle}
      description={texts.settleDescription(request.name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.settleConfirm} isPending={form.isPending} />}
    >
      <FormField form={form} name="note">
        {(field) => (
          <TextArea
            label={texts.note}
            description={texts.noteHint}
            autoFocus
            rows={3}
            maxLength={callRequestNoteMax}
            counterMax={callRequestNoteMax}
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
