import type { Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../config.ts";

interface Secret {
  token: string;
  email: string;
  /** Role of the account. Links for a business account lead to the sign-in page for businesses. */
  role: Role;
}

interface Place {
  section: string;
  details?: Record<string, string>;
}

export const linkTo = (
  config: Config,
  workspace: Workspace,
  page: "verify-email" | "reset-password" | "confirm-email" | "revert-email",
  { role, ...secret }: Secret,
): string => {
  const query = new URLSearchParams({ ...secret, ...(role === "business" && { area: role }) });
  return `${config.siteUrl}/${workspace}/${page}?${query}`;
};

export const unsubscribePage = (config: Config, workspace: Workspace, token: string): string =>
  `${config.siteUrl}/${workspace}/unsubscribe?${new URLSearchParams({ token })}`;

export const followUpPage = (config: Config, workspace: Workspace, token: string): string =>
  `${config.siteUrl}/${workspace}/follow-up?${new URLSearchParams({ token })}`;

export const declarationLink = (config: Config, token: string): string =>
  `${config.siteUrl}/erklaerung-bestaetigen?${new URLSearchParams({ token })}`;

export const signInLink = (config: Config, workspace: Workspace, role: Role): string =>
  `${config.siteUrl}${role === "business" ? "/business" : `/landing/${workspace}`}#anmelden`;

export const forgotPasswordLink = (config: Config, workspace: Workspace): string =>
  `${config.siteUrl}/${workspace}/forgot-password`;

export const dashboardLink = (config: Config, workspace: Workspace, { section, details }: Place): string =>
  `${config.siteUrl}/${workspace}/dashboard?${new URLSearchParams({ section, ...details })}`;

export const businessDashboardLink = (config: Config, tab: string, details: Record<string, string> = {}): string =>
  `${config.siteUrl}/business/dashboard?${new URLSearchParams({ tab, ...details })}`;

export const settingsLink = (config: Config, workspace: Workspace, role: Role): string => {
  const home = role === "business" ? role : workspace;
  return `${config.siteUrl}/${home}/dashboard?${new URLSearchParams({ dialog: "settings" })}`;
};

export const reportsLink = (config: Config): string => `${config.siteUrl}/admin?tab=reports`;

export const lockedPage = (config: Config, token: string): string =>
  `${config.siteUrl}/account-locked?${new URLSearchParams({ token })}`;

export const accountPage = (config: Config, userId: number): string => `${config.siteUrl}/admin/users/${userId}`;

export const imprintLink = (config: Config): string => `${config.siteUrl}/impressum`;
