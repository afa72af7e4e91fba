import { problemsOf } from "@linkedpotential/contract/problems";
import { supportMessage } from "@linkedpotential/contract/support/schema";
import { toast } from "../../../lib/toast.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { type Problems, useForm } from "../../../lib/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";

const empty = { subject: "", message: "" };

/** The message to support; the toast comes once it was accepted (D38). */
export function useContactForm(close: () => void) {
  const { help } = useTexts("profile");
  const { mutateAsync: sendMessage } = useApiMutation("support/send");
  return useForm({
    initial: empty,
    check: messageProblems,
    send: async (body) => {
      await sendMessage({ body });
      close();
      toast({ title: help.sent, description: help.sentText, tone: "success" });
    },
    onFailure: (error) => toast({ title: help.failed, description: errorText(error), tone: "error" }),
  });
}

export type ContactFormState = ReturnType<typeof useContactForm>;

const messageProblems = (values: typeof empty): Problems =>
  problemsOf(supportMessage.safeParse(values).error?.issues ?? []);
