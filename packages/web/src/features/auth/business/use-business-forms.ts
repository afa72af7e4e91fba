import { businessRegistration } from "@linkedpotential/contract/auth/schema";
import { isNoAnswer, isRefusal } from "../../../lib/api/api-error.ts";
import { FormError, useForm } from "../../../lib/form/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useRegisterBusiness } from "../api.ts";
import { confirmationProblem } from "../confirmation-problem.ts";
import type { SentMail } from "../dialog/check-mail.tsx";
import { useSignInForm } from "../dialog/use-auth-forms.ts";

const empty = { name: "", email: "", password: "", confirmation: "", registrationCode: "" };

export function useBusinessSignIn(onSent: (mail: SentMail) => void, email?: string) {
  const { errors } = useTexts("offer");
  const failureText = (failure: unknown) =>
    isNoAnswer(failure) ? errors.unreachable : `${errors.signIn}. ${errorText(failure)}`;
  return useSignInForm(onSent, { email, failureText });
}

export function useBusinessRegistration(onSent: (mail: SentMail) => void) {
  const { errors } = useTexts("offer");
  const register = useRegisterBusiness();
  const form = useForm({
    schema: businessRegistration,
    initial: empty,
    failureText: (failure) => {
      if (isRefusal(failure, "auth.email_taken")) return errors.emailTaken;
      return isNoAnswer(failure) ? errors.unreachable : errorText(failure);
    },
    check: ({ password, confirmation }) => ({ confirmation: confirmationProblem(password, confirmation, "required") }),
    onSubmit: async (account) => {
      await register.runAsync(account).catch((failure) => {
        if (!isRefusal(failure, "auth.code_invalid")) throw failure;
        throw new FormError(errorText(failure), { registrationCode: errors.codeField });
      });
      form.reset();
      onSent({ reason: "registered", email: account.email });
    },
  });
  return form;
}
