import { login, registration } from "@linkedpotential/contract/auth/schema";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useRegister, useSignIn } from "../api.ts";
import { useAuthProblem } from "../auth-problem.ts";
import { confirmationProblem } from "../checks.ts";
import type { SentMail } from "./check-mail.tsx";

const emptySignIn = { email: "", password: "", rememberMe: false };
const emptyRegistration = { name: "", email: "", password: "", confirmation: "" };

/** Signs in. For an unverified account it calls `onSent`, which offers another mail (D6), and clears the form. */
export function useSignInForm(onSent: (mail: SentMail) => void, explain?: (failure: unknown) => string) {
  const signIn = useSignIn();
  const problem = useAuthProblem(useTexts("auth").errors.signIn);
  const form = useForm({
    schema: login,
    initial: emptySignIn,
    explain: explain ?? problem,
    send: async (credentials) => {
      try {
        await signIn.runAsync(credentials);
      } catch (error) {
        if (!(error instanceof ApiError && error.requiresVerification)) throw error;
        form.set(emptySignIn);
        onSent({ reason: "unverified", email: credentials.email, isBounced: "email" in error.fields });
      }
    },
  });
  return form;
}

export function useRegisterForm(onSent: (mail: SentMail) => void) {
  const register = useRegister();
  const form = useForm({
    schema: registration,
    initial: emptyRegistration,
    explain: useAuthProblem(useTexts("auth").errors.register),
    check: ({ password, confirmation }) => ({ confirmation: confirmationProblem(password, confirmation, "required") }),
    send: async (account) => {
      await register.runAsync(account);
      form.set(emptyRegistration);
      onSent({ reason: "registered", email: account.email });
    },
  });
  return form;
}

export type SignInFormState = ReturnType<typeof useSignInForm>;
export type RegisterFormState = ReturnType<typeof useRegisterForm>;
