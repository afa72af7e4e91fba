import type { Workspace } from "@linkedpotential/contract/workspaces";
import { ApiError } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useForm } from "../../../lib/use-form.ts";
import { loadedTexts } from "../../../texts/texts.ts";
import { register, signIn } from "../api.ts";
import { checkRegistration, checkSignIn } from "../checks.ts";
import type { SentMail } from "./check-mail.tsx";

/** How long the toast after a registration stays, in ms (TOAST-06). */
const toastDuration = 8000;
const emptySignIn = { email: "", password: "", rememberMe: false };
const emptyRegistration = { name: "", email: "", password: "", confirmation: "" };

/** An account that is not verified yet leads to the offer of another mail (D6); the form is empty again (SESS-22, SESS-23). */
export function useSignInForm(workspace: Workspace, onSent: (mail: SentMail) => void) {
  const form = useForm({
    initial: emptySignIn,
    check: checkSignIn,
    send: async (values) => {
      try {
        await signIn(values, workspace);
      } catch (error) {
        if (!(error instanceof ApiError && error.requiresVerification)) throw error;
        form.set(emptySignIn);
        onSent({ reason: "unverified", email: values.email.trim(), isBounced: "email" in error.fields });
      }
    },
  });
  return form;
}

export function useRegisterForm(workspace: Workspace, onSent: (mail: SentMail) => void) {
  const form = useForm({
    initial: emptyRegistration,
    check: checkRegistration,
    send: async (values) => {
      await register(values, workspace);
      form.set(emptyRegistration);
      onSent({ reason: "registered", email: values.email.trim() });
      const sent = loadedTexts("auth")?.sent;
      if (!sent) return;
      toast({ title: sent.toastTitle, description: sent.toastText, tone: "success", duration: toastDuration });
    },
  });
  return form;
}

export type SignInFormState = ReturnType<typeof useSignInForm>;
export type RegisterFormState = ReturnType<typeof useRegisterForm>;
