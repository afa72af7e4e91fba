import type { Workspace } from "@linkedpotential/contract/workspaces";
import { api } from "../../lib/api.ts";
import { navigateTo } from "../../lib/navigation.ts";
import { homePath } from "../../lib/paths.ts";
import { takeDestination } from "../../lib/resume.ts";
import { startSession } from "../../lib/session.ts";
import { storage } from "../../lib/storage.ts";

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Signs in and goes to where the visitor wanted to be (SESS-09 to SESS-17). @throws {ApiError} */
export async function signIn({ email, password, rememberMe }: Credentials, workspace: Workspace): Promise<void> {
  const answer = await api("auth/login", { body: { email, password, rememberMe, workspaceSlug: workspace } });
  if (!answer?.user) throw new SignInRefused();
  startSession(answer);
  if (rememberMe) storage.set("rememberMe", "true");
  else storage.remove("rememberMe");
  navigateTo(takeDestination() ?? homePath(answer.user));
}

/** An answer that is no failure but names no user either (SESS-09). */
export class SignInRefused extends Error {}

interface Registration {
  name: string;
  email: string;
  password: string;
}

/** Makes an account that still has to be verified; nobody is signed in by it (SESS-20). @throws {ApiError} */
export async function register({ name, email, password }: Registration, workspace: Workspace): Promise<void> {
  await api("auth/register", { body: { name, email, password, workspaceSlug: workspace } });
}

export async function resendVerification(email: string, workspace: Workspace): Promise<void> {
  await api("auth/resend-verification", { body: { email, workspaceSlug: workspace } });
}

export async function forgotPassword(email: string, workspace: Workspace): Promise<void> {
  await api("auth/forgot-password", { body: { email, workspaceSlug: workspace } });
}
