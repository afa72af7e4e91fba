import { useAction } from "../../../../lib/action/use-action.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { errorText } from "../../../../texts/error-text.ts";

export interface Message {
  subject: string;
  text: string;
}

/** Sends a message for several accounts to the signed-in admin only. */
export function useSendTest() {
  const { id, email } = useUser();
  return useAction("accounts/send-message", (body: Message) => ({ params: { accountId: String(id) }, body }), {
    toasts: {
      area: "admin-message",
      done: ({ review }) => ({ title: review.tested, description: review.testedHint(email) }),
      failed: ({ review }, error) => ({ title: review.testFailed, description: errorText(error) }),
    },
  });
}
