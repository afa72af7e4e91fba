import { objectionMax } from "@linkedpotential/contract/moderation/limits";
import { newObjection } from "@linkedpotential/contract/moderation/schema";
import { FormField } from "../../lib/form/form-field.tsx";
import { useForm } from "../../lib/form/use-form.ts";
import { useTexts } from "../../texts/texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useSendObjection } from "./api.ts";

interface ObjectionDialogProps {
  postId: number | null;
  onClose: () => void;
}

export function ObjectionDialog({ postId, onClose }: ObjectionDialogProps) {
  const { objection: texts } = useTexts("moderation");
  const common = useTexts("common");
  const sendObjection = useSendObjection(true);
  const form = useForm({
    schema: newObjection,
    initial: { postId, text: "" },
    onSubmit: async ({ text }) => {
      await sendObjection.runAsync({ postId, text });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.send} isPending={form.isPending} />}
    >
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            label={texts.text}
            isRequired
            autoFocus
            rows={7}
            maxLength={objectionMax}
            counterMax={objectionMax}
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
