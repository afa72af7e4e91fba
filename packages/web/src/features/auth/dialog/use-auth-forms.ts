import { login, registration } from "@linkedpotential/contract/auth/schema";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { showLock, useRegister, useSignIn } from "../api.ts";
import { useAuthErrorText } from "../auth-error-text.ts";
import { confirmationProblem } from "../confirmation-problem.ts";
import type { SentMail } from "./check-mail.tsx";

const emptySignIn = { email: "", password: "", rememberMe: false };
const emptyRegistration = { name: "", email: "", password: "", confirmation: "" };

interface SignInFormOptions {
  /** Address with which the form starts. */
  email?: string | undefined;
  failureText?: (failure: unknown) => string;
}

/**
 * Returns the sign-in form. If the account is locked, submitting opens the notice of the lock. If the account is
 * unverified, submitting clears the form and calls `onSent`, which offers another mail (D6).
 */
export function useSignInForm(onSent: (mail: SentMail) => void, { email = "", failureText }: SignInFormOptions = {}) {
  const signIn = useSignIn();
  const problem = useAuthErrorText(useTexts("auth").errors.signIn);
  const form = useForm({
    schema: login,
    initial: { ...emptySignIn, email },
    failureText: failureText ?? problem,
    onSubmit: async (credentials) => {
      try {
        await signIn.runAsync(credentials);
      } catch (error) {
        if (error instanceof ApiError && error.code === "auth.account_locked") return showLock(error);
        if (!(error instanceof ApiError && error.requiresVerification)) throw error;
        form.reset();
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
    failureText: useAuthErrorText(useTexts("auth").errors.register),
    check: ({ password, confirmation }) => ({ confirmation: confirmationProblem(password, confirmation, "required") }),
    onSubmit: async (account) => {
      await register.runAsync(account);
      form.reset();
      onSent({ reason: "registered", email: account.email });
    },
  });
  return form;
}

export type SignInFormState = ReturnType<typeof useSignInForm>;
export type RegisterFormState = ReturnType<typeof useRegisterForm>;
