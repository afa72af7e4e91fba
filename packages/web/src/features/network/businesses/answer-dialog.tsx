import { replyMax } from "@linkedpotential/contract/project-requests/limits";
import { projectRequestAnswer, type ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
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
  const { name } = request.sender;
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
        {isAccepting && <ShareField form={form} />}
      </div>
    </Dialog>
  );
}

function ShareField({ form }: { form: Form<AnswerValues> }) {
  const { answer: texts } = useTexts("business-requests");
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
