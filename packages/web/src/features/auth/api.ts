import type { User } from "@linkedpotential/contract/user/schema";
import { useAction } from "../../lib/action/use-action.ts";
import type { ApiError } from "../../lib/api/api-error.ts";
import { takeDestination } from "../../lib/navigation/destination.ts";
import { navigateTo } from "../../lib/navigation/navigation.ts";
import { homePath, lockedPath } from "../../lib/navigation/paths.ts";
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

/** Thrown when a successful sign-in answer contains no user. */
export class MissingUserError extends Error {}

const pageWorkspace = () => ({ workspaceSlug: pathWorkspace(location.pathname) });
const signInCall = (credentials: Credentials) => ({ body: { ...credentials, ...pageWorkspace() } });

interface SignInOptions {
  /** Set when the page has done its part, so that the back button leaves it out. */
  isPageReplaced?: boolean;
}

export function useSignIn({ isPageReplaced = false }: SignInOptions = {}) {
  return useAction("auth/login", signInCall, {
    onDone: (answer, { rememberMe }) => {
      startSession(requireUser(answer));
      if (rememberMe) storage.set("rememberMe", "true");
      else storage.remove("rememberMe");
      void navigateTo(takeDestination() ?? homePath(answer.user), { replace: isPageReplaced });
    },
  });
}

export function useSignInAgain() {
  return useAction("auth/login", signInCall, { onDone: (answer) => resumeSession(requireUser(answer)) });
}

/** Opens the page that says why the account is locked, after a refused sign-in. */
export function showLock({ lockToken }: ApiError): void {
  void navigateTo(lockedPath(lockToken));
}

function requireUser<Answer extends { user: User }>(answer: Answer | undefined): Answer {
  if (!answer?.user) throw new MissingUserError();
  return answer;
}

const registrationToast = {
  area: "auth",
  done: ({ sent }: Texts["auth"]) => ({ title: sent.toastTitle, description: sent.toastText, duration: 8000 }),
} as const;

interface Registration {
  name: string;
  email: string;
  password: string;
}

const pageLanguage = () => ({ language: getLanguage() });

export function useRegister() {
  return useAction(
    "auth/register",
    (account: Registration) => ({ body: { ...account, ...pageWorkspace(), ...pageLanguage() } }),
    {
      toasts: registrationToast,
    },
  );
}

export function useRegisterBusiness() {
  return useAction(
    "auth/register-business",
    (account: Registration & { registrationCode: string }) => ({ body: { ...account, ...pageLanguage() } }),
    { toasts: registrationToast },
  );
}

export const useResendVerification = () =>
  useAction("auth/resend-verification", (email: string) => ({ body: { email, ...pageWorkspace() } }));

export const useForgotPassword = () =>
  useAction("auth/forgot-password", (email: string) => ({ body: { email, ...pageWorkspace() } }), {
    toasts: { area: "auth", done: ({ forgot }) => forgot.toast },
  });
