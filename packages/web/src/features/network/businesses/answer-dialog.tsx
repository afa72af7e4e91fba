import { replyMax } from "@linkedpotential/contract/project-requests/limits";
import { projectRequestAnswer, type ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { ShareContactField } from "../../../parts/request-messages/share-contact-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { type Answer, useAnswerBusiness } from "./api.ts";

interface AnswerDialogProps {
  request: ReceivedProjectRequest;
  status: Answer["status"];
  onClose: () => void;
}

type AnswerValues = Pick<Answer, "status" | "reply" | "sharesContact">;

export function AnswerDialog({ request, status, onClose }: AnswerDialogProps) {
  const { answer: texts } = useTexts("business-requests");
  const common = useTexts("common");
  const answer = useAnswerBusiness();
  const { name, contact } = request.sender;
  const initial: AnswerValues = { status, reply: "", sharesContact: false };
  const form = useForm({
    schema: projectRequestAnswer,
    initial,
    onSubmit: async (given) => {
      await answer.runAsync({ request, ...given });
      onClose();
    },
  });
  const isAccepting = status === "accepted";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isAccepting ? texts.acceptTitle(name) : texts.rejectTitle(name)}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={isAccepting ? texts.accept : texts.reject}
          isPending={form.isPending}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="reply">
          {(field) => (
            <TextArea
              label={texts.reply}
              placeholder={isAccepting ? texts.acceptPlaceholder : texts.rejectPlaceholder}
              rows={6}
              autoFocus
              maxLength={replyMax}
              counterMax={replyMax}
              {...field}
            />
          )}
        </FormField>
        {isAccepting && (
          <FormField form={form} name="sharesContact">
            {(field) => (
              <ShareContactField
                texts={texts}
                notShared={contact ? texts.writeYourself(name, contact.email) : texts.notShared(name)}
                isNeeded={!contact}
                {...field}
              />
            )}
          </FormField>
        )}
      </div>
    </Dialog>
  );
}
