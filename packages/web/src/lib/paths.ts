import { checkoutPath } from "@linkedpotential/contract/billing/values";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";

/** Addresses of the app. Sections and their sub-views are search parameters of the dashboard. */
export const paths = {
  preLanding: "/pre-landing",
  freelance: "/freelance",
  checkout: checkoutPath,
  /** Below the checkout, whose policy lets Stripe's script in. */
  changeCard: `${checkoutPath}/card`,
  business: "/business",
  businessDashboard: "/business/dashboard",
  dashboard: "/dashboard",
  cancelContract: "/vertrag-kuendigen",
  withdraw: "/vertrag-widerrufen",
  reportBarrier: "/barriere-melden",
  terms: "/agb",
  privacy: "/datenschutz",
  imprint: "/impressum",
  withdrawalNotice: "/widerrufsbelehrung",
  accessibility: "/barrierefreiheit",
  debug: "/debug",
  accountDeleted: "/account-deleted",
  admin: "/admin",
  gallery: "/ui",
} as const;

/** In the order of the footers. */
export const legalDocuments = ["imprint", "privacy", "terms", "withdrawalNotice", "accessibility"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const landingPath = (workspace: Workspace): string => `/landing/${workspace}`;
export const dashboardPath = (workspace: Workspace): string => `/${workspace}/dashboard`;
/** With the settings open. */
export const settingsPath = (workspace: Workspace): string => `${dashboardPath(workspace)}?dialog=settings`;
export const forgotPasswordPath = (workspace: Workspace): string => `/${workspace}/forgot-password`;
export const resetPasswordPath = (workspace: Workspace): string => `/${workspace}/reset-password`;

/** Where an account is at home: entrepreneurs have an area of their own (D19). */
export const homePath = ({ role, workspace }: Pick<User, "role" | "workspace">): string =>
  role === "business" ? paths.businessDashboard : dashboardPath(workspace);
