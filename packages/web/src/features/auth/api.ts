import type { User } from "@linkedpotential/contract/user/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { takeDestination } from "../../lib/navigation/destination.ts";
import { navigateTo } from "../../lib/navigation/navigation.ts";
import { homePath } from "../../lib/navigation/paths.ts";
import { resumeSession, startSession } from "../../lib/session/session.ts";
import { storage } from "../../lib/storage/storage.ts";
import type { Texts } from "../../texts/areas.ts";
import { getLanguage } from "../../texts/language.ts";
import { pathWorkspace } from "./path-workspace.ts";

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Thrown when a successful answer names no user. */
export class SignInRefused extends Error {}

const here = () => ({ workspaceSlug: pathWorkspace(location.pathname) });
const signInCall = (credentials: Credentials) => ({ body: { ...credentials, ...here() } });

export function useSignIn() {
  return useAction("auth/login", signInCall, {
    onDone: (answer, { rememberMe }) => {
      startSession(checked(answer));
      if (rememberMe) storage.set("rememberMe", "true");
      else storage.remove("rememberMe");
      void navigateTo(takeDestination() ?? homePath(answer.user));
    },
  });
}

export function useSignInAgain() {
  return useAction("auth/login", signInCall, { onDone: (answer) => resumeSession(checked(answer)) });
}

function checked<Answer extends { user: User }>(answer: Answer | undefined): Answer {
  if (!answer?.user) throw new SignInRefused();
  return answer;
}

const registered = {
  area: "auth",
  done: ({ sent }: Texts["auth"]) => ({ title: sent.toastTitle, description: sent.toastText, duration: 8000 }),
} as const;

interface Registration {
  name: string;
  email: string;
  password: string;
}

const spoken = () => ({ language: getLanguage() });

/** Creates an account. Its address must be verified before the person can sign in. */
export function useRegister() {
  return useAction("auth/register", (account: Registration) => ({ body: { ...account, ...here(), ...spoken() } }), {
    says: registered,
  });
}

export function useRegisterBusiness() {
  return useAction(
    "auth/register-business",
    (account: Registration & { registrationCode: string }) => ({ body: { ...account, ...spoken() } }),
    { says: registered },
  );
}

export const useResendVerification = () =>
  useAction("auth/resend-verification", (email: string) => ({ body: { email, ...here() } }));

export const useForgotPassword = () =>
  useAction("auth/forgot-password", (email: string) => ({ body: { email, ...here() } }), {
    says: { area: "auth", done: ({ forgot }) => forgot.toast },
  });
