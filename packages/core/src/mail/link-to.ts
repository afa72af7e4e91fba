import type { Workspace } from "@linkedpotential/contract/workspaces";
import { config } from "../config.ts";

export const linkTo = (
  workspace: Workspace,
  page: "verify-email" | "reset-password" | "confirm-email" | "revert-email",
  secret: { token: string; email: string },
): string => `${config().siteUrl}/${workspace}/${page}?${new URLSearchParams(secret)}`;

export const forgotPasswordLink = (workspace: Workspace): string => `${config().siteUrl}/${workspace}/forgot-password`;
