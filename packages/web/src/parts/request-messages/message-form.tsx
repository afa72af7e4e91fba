import { requestMessageTextMax } from "@linkedpotential/contract/request-messages/limits";
import { newRequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { Send } from "lucide-react";
import { useState } from "react";
import { isGone } from "../../lib/api/api-error.ts";
import { FormField } from "../../lib/form/form-field.tsx";
import { useForm } from "../../lib/form/use-form.ts";
import { useUser } from "../../lib/session/session.ts";
import { isPressed } from "../../lib/shortcuts/keys.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useSendMessage } from "./api.ts";
import { ProposalButtons } from "./proposals/proposal-buttons.tsx";
import { Starters } from "./starters.tsx";
import { useDraft } from "./use-draft.ts";

interface MessageFormProps {
  requestId: number;
  name: string;
}

/**
 * Shows the field for a message. What was typed is kept when the messages or the page are closed. A message that could
 * not be sent returns to the field, with the reason.
 */
export function MessageForm({ requestId, name }: MessageFormProps) {
  const texts = useTexts("request-messages");
  const { role } = useUser();
  const send = useSendMessage();
  const draft = useDraft(requestId);
  const [initial] = useState(() => ({ text: draft.get() }));
  const form = useForm({
    schema: newRequestMessage,
    initial,
    onSubmit: async ({ text }) => {
      form.setValues({ text: "" });
      draft.keep("");
      try {
        await send.runAsync({ requestId, text });
      } catch (error) {
        // Keep what was typed since.
        const kept = [text, draft.get()].filter(Boolean).join("\n");
        form.setValues({ text: kept });
        draft.keep(isGone(error) ? "" : kept);
        throw error;
      }
    },
  });
  const begin = (text: string) => {
    form.setValues({ text });
    draft.keep(text);
    form.formRef.current?.querySelector("textarea")?.focus();
  };
  return (
    <Form form={form} className="flex flex-col gap-2">
      <FormProblem text={form.problem} />
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            label={texts.field(name)}
            rows={2}
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
            }}
          />
        )}
      </FormField>
      <div className="-ml-2.5 flex flex-wrap items-center gap-y-1">
        <ProposalButtons
          requestId={requestId}
          name={name}
          getText={() => form.getValues("text")}
          onSent={() => {
            form.setValues({ text: "" });
            draft.keep("");
          }}
        />
        <Starters control={form.control} onChoose={begin} />
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
