import type { Workspace } from "@linkedpotential/contract/workspaces";
import { config } from "../config.ts";

/** A section of the dashboard and what is opened there, by the parameters of the address. */
interface Place {
  section: string;
  details?: Record<string, string>;
}

export const linkTo = (
  workspace: Workspace,
  page: "verify-email" | "reset-password" | "confirm-email" | "revert-email",
  secret: { token: string; email: string },
): string => `${config().siteUrl}/${workspace}/${page}?${new URLSearchParams(secret)}`;

export const forgotPasswordLink = (workspace: Workspace): string => `${config().siteUrl}/${workspace}/forgot-password`;

export const dashboardLink = (workspace: Workspace, { section, details }: Place): string =>
  `${config().siteUrl}/${workspace}/dashboard?${new URLSearchParams({ section, ...details })}`;
