import { supportMessage } from "@linkedpotential/contract/support/schema";
import { hasFields } from "../../../lib/api-error.ts";
import { useAction } from "../../../lib/use-action.ts";
import { useForm } from "../../../lib/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";

type Message = typeof empty;
const empty = { subject: "", message: "" };

export function useContactForm(isOpen: boolean, close: () => void) {
  const message = useAction("support/send", (body: Message) => ({ body }), {
    ofForm: isOpen,
    says: {
      area: "profile",
      done: ({ help }) => ({ title: help.sent, description: help.sentText }),
      failed: ({ help }, error) =>
        hasFields(error) ? undefined : { title: help.failed, description: errorText(error) },
    },
  });
  return useForm({
    schema: supportMessage,
    initial: empty,
    send: async (body) => {
      await message.runAsync(body);
      close();
    },
  });
}

export type ContactFormState = ReturnType<typeof useContactForm>;
