import { supportMessage } from "@linkedpotential/contract/support/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { hasFields } from "../../../lib/api/api-error.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";

type Message = typeof empty;
const empty = { subject: "", message: "" };

export function useContactForm(isOpen: boolean, close: () => void) {
  const message = useAction("support/send", (body: Message) => ({ body }), {
    isForm: isOpen,
    toasts: {
      area: "profile",
      done: ({ help }) => ({ title: help.sent, description: help.sentText }),
      failed: ({ help }, error) =>
        hasFields(error) ? undefined : { title: help.failed, description: errorText(error) },
    },
  });
  return useForm({
    schema: supportMessage,
    initial: empty,
    onSubmit: async (body) => {
      await message.runAsync(body);
      close();
    },
  });
}

export type ContactFormState = ReturnType<typeof useContactForm>;
