import { checkoutPath } from "@linkedpotential/contract/billing/checkout-path";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";

export const paths = {
  preLanding: "/pre-landing",
  freelance: "/freelance",
  checkout: checkoutPath,
  /** Below the checkout path, because only the content security policy of that path allows Stripe's script. */
  changeCard: `${checkoutPath}/card`,
  business: "/business",
  businessDashboard: "/business/dashboard",
  businessPrices: "/business/preise",
  requestCall: "/business/anfrage",
  invitation: "/business/einladung",
  removedFromTeam: "/business/team-ende",
  dashboard: "/dashboard",
  cancelContract: "/vertrag-kuendigen",
  withdraw: "/vertrag-widerrufen",
  confirmDeclaration: "/erklaerung-bestaetigen",
  reportBarrier: "/barriere-melden",
  terms: "/agb",
  privacy: "/datenschutz",
  imprint: "/impressum",
  processing: "/auftragsverarbeitung",
  withdrawalNotice: "/widerrufsbelehrung",
  accessibility: "/barrierefreiheit",
  debug: "/debug",
  accountDeleted: "/account-deleted",
  accountLocked: "/account-locked",
  admin: "/admin",
  gallery: "/ui",
} as const;

export const legalDocuments = [
  "imprint",
  "privacy",
  "terms",
  "processing",
  "withdrawalNotice",
  "accessibility",
] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Path of the page that shows an account to admins. */
export const accountPath = (userId: number): string => `${paths.admin}/users/${userId}`;

export const landingPath = (workspace: Workspace): string => `/landing/${workspace}`;
export const dashboardPath = (workspace: Workspace): string => `/${workspace}/dashboard`;
export const settingsPath = (workspace: Workspace): string => `${dashboardPath(workspace)}?dialog=settings`;
export const businessSettingsPath = `${paths.businessDashboard}?dialog=settings`;
export const teamPath = `${paths.businessDashboard}?dialog=team`;
export const forgotPasswordPath = (workspace: Workspace): string => `/${workspace}/forgot-password`;
export const resetPasswordPath = (workspace: Workspace): string => `/${workspace}/reset-password`;

/** Path of the notice of a locked account. Without a token it says only that the account is locked. */
export const lockedPath = (token: string | undefined): string =>
  token === undefined ? paths.accountLocked : `${paths.accountLocked}?${new URLSearchParams({ token })}`;

/** Path of the notice of a deleted account. `isElsewhere`: its owner did not delete it in this browser. */
export const deletedPath = (isElsewhere: boolean): string =>
  isElsewhere ? `${paths.accountDeleted}?${deletedElsewhere}=true` : paths.accountDeleted;

export const deletedElsewhere = "elsewhere";

/** State of the history entry of `paths.removedFromTeam`. */
export interface RemovedState {
  /** Name of the company. Absent without one. */
  company: string | undefined;
}

export const homePath = ({ role, workspace }: Pick<User, "role" | "workspace">): string =>
  role === "business" ? paths.businessDashboard : dashboardPath(workspace);
