import { newObjection } from "@linkedpotential/contract/moderation/schema";
import { objectionMax } from "@linkedpotential/contract/moderation/values";
import { useForm } from "../../lib/form/use-form.ts";
import { useTexts } from "../../texts/texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useObject } from "./api.ts";

interface ObjectionDialogProps {
  postId: number | null;
  onClose: () => void;
}

export function ObjectionDialog({ postId, onClose }: ObjectionDialogProps) {
  const { objection: texts } = useTexts("moderation");
  const common = useTexts("common");
  const object = useObject(true);
  const form = useForm({
    schema: newObjection,
    initial: { postId, text: "" },
    send: async ({ text }) => {
      await object.runAsync({ postId, text });
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
      <TextArea
        label={texts.text}
        isRequired
        autoFocus
        rows={7}
        maxLength={objectionMax}
        counterMax={objectionMax}
        {...form.field("text")}
      />
    </Dialog>
  );
}
