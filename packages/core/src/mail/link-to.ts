import type { Workspace } from "@linkedpotential/contract/workspaces";
import { config } from "../config.ts";

/** The address of a page that uses a mailed secret, e.g. `/freelance/verify-email?token=…&email=…`. */
export const linkTo = (
  workspace: Workspace,
  page: "verify-email" | "reset-password" | "confirm-email" | "revert-email",
  secret: { token: string; email: string },
): string => `${config().siteUrl}/${workspace}/${page}?${new URLSearchParams(secret)}`;

/** Where a new password is asked for. */
export const forgotPasswordLink = (workspace: Workspace): string => `${config().siteUrl}/${workspace}/forgot-password`;
