import { requestMessageTextMax } from "@linkedpotential/contract/request-messages/limits";
import type { Conversation, RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { fileMessageForm, messageForm } from "@linkedpotential/contract/request-messages/schema";
import { Send } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { isGone } from "../../lib/api/api-error.ts";
import { FormField } from "../../lib/form/form-field.tsx";
import { useForm } from "../../lib/form/use-form.ts";
import { useUser } from "../../lib/session/session.ts";
import { isPressed } from "../../lib/shortcuts/keys.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Form } from "../../ui/form.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { useSendMessage } from "./api.ts";
import { AttachButton } from "./attachments/attach-button.tsx";
import { ChosenFile } from "./attachments/chosen-file.tsx";
import { useAttachment } from "./attachments/use-attachment.ts";
import { ProposalButtons } from "./proposals/proposal-buttons.tsx";
import { type Starter, Starters } from "./starters.tsx";
import { useDraft } from "./use-draft.ts";
import { useKeepUnsent } from "./use-keep-unsent.ts";
import { useRefusal } from "./use-refusal.tsx";

interface MessageFormProps {
  requestId: number;
  name: string;
  messages: Conversation | undefined;
  /** How the company of the reader proceeds. Absent until it has set something, and for a freelancer. */
  progress: RequestProgress | undefined;
}

/**
 * Shows the field for a message and its file. Both are kept when the messages are closed, the text also when the page is
 * closed. A message that could not be sent returns to the field with its file and the reason.
 */
export function MessageForm({ requestId, name, messages, progress }: MessageFormProps) {
  const texts = useTexts("request-messages");
  const { role } = useUser();
  const send = useSendMessage();
  const draft = useDraft(requestId);
  const refusal = useRefusal(messages);
  const attached = useAttachment(requestId);
  const [initial] = useState(() => ({ text: draft.get() }));
  const form = useForm({
    schema: attached.file ? fileMessageForm : messageForm,
    initial,
    onSubmit: async ({ text }) => {
      const { isWritten } = refusal;
      const { file } = attached;
      const attachment = await attached.read();
      attached.choose(undefined);
      form.setValues({ text: "" });
      draft.keep("");
      refusal.setWritten(false);
      try {
        await send.runAsync({ requestId, text, attachment, ...refusal.toSend() });
      } catch (error) {
        // Keep what was typed since.
        const kept = [text, draft.get()].filter(Boolean).join("\n");
        form.setValues({ text: kept });
        if (file) attached.choose(file);
        refusal.setWritten(isWritten);
        draft.keep(isGone(error) ? "" : kept);
        throw error;
      }
    },
  });
  useKeepUnsent(requestId, useWatch({ control: form.control, name: "text" }));
  const { isOver, handlers } = useFileDrop((file) => {
    if (!form.isPending) attached.choose(file);
  });
  const begin = ({ text, isRefusal }: Starter) => {
    refusal.setWritten(isRefusal);
    form.setValues({ text });
    draft.keep(text);
    form.formRef.current?.querySelector("textarea")?.focus();
  };
  return (
    <Form
      form={form}
      {...handlers}
      className={cx("flex flex-col gap-2 rounded-lg print:hidden", isOver && "bg-accent-soft")}
    >
      <FormProblem text={form.problem} />
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            label={texts.field(name)}
            rows={2}
            grows
            maxLength={requestMessageTextMax}
            counterMax={requestMessageTextMax}
            description={
              <>
                {role === "business" && `${texts.fieldOfCompany} `}
                <span className="pointer-coarse:hidden">{texts.keys}</span>
              </>
            }
            onKeyDown={(event) => {
              if (!isPressed("mod+Enter", event.nativeEvent)) return;
              event.preventDefault();
              form.submit();
            }}
            {...field}
            onChange={(text) => {
              field.onChange(text);
              draft.keep(text);
              if (!text.trim()) refusal.setWritten(false);
            }}
          />
        )}
      </FormField>
      <ChosenFile {...attached} />
      {refusal.field}
      <div className="-ml-2.5 flex flex-wrap items-center gap-y-1">
        <AttachButton onFile={attached.choose} isDisabled={form.isPending} />
        <ProposalButtons
          requestId={requestId}
          name={name}
          getText={() => form.getValues("text")}
          onSent={() => {
            form.setValues({ text: "" });
            draft.keep("");
          }}
        />
        <Starters control={form.control} progress={progress} onChoose={begin} />
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="ml-auto"
          icon={<Send size={16} aria-hidden />}
          isPending={form.isPending}
        >
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
