import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { frontRoutes } from "../front/front-routes.tsx";
import { pageRoute } from "../lib/navigation/page-route.ts";
import { paths } from "../lib/navigation/paths.ts";
import { isLocalStack } from "./local-stack.ts";
import { NotFound } from "./not-found.tsx";
import { PageCrash } from "./page-crash.tsx";
import { PageLoading } from "./page-loading.tsx";
import { preloadPlanOf } from "./preload-plans.ts";
import { Root } from "./root.tsx";
import { RequireSession } from "./session/require-session.tsx";
import { WorkspaceOnly } from "./workspace-only.tsx";

const dashboard = (path: string): RouteObject => ({
  element: <RequireSession area="freelancer" showsFrame />,
  children: [
    pageRoute(
      path,
      async () => {
        const { DashboardPage, preloadPaletteOnUse } = await import("./dashboard/dashboard-page.tsx");
        preloadPaletteOnUse();
        return DashboardPage;
      },
      ...preloadPlanOf(paths.dashboard, null).areas,
    ),
  ],
});

const freelancerPages: RouteObject = {
  element: <RequireSession area="freelancer" />,
  children: [
    pageRoute(
      paths.checkout,
      async () => (await import("../features/billing/checkout/checkout-page.tsx")).CheckoutPage,
      "billing",
      "plans",
      "problems",
      "common",
    ),
    pageRoute(
      paths.changeCard,
      async () => (await import("../features/billing/card-change/change-card-page.tsx")).ChangeCardPage,
      "billing",
      "common",
    ),
    pageRoute(paths.debug, async () => (await import("../features/debug/debug-page.tsx")).DebugPage, "debug", "common"),
  ],
};

const businessPages: RouteObject = {
  element: <RequireSession area="business" />,
  children: [
    pageRoute(
      paths.businessDashboard,
      async () => (await import("./business/business-page.tsx")).BusinessPage,
      ...preloadPlanOf(paths.businessDashboard, null).areas,
      "business",
    ),
  ],
};

const adminPages: RouteObject = {
  element: <RequireSession />,
  children: [
    pageRoute(
      `${paths.admin}/users/:userId`,
      async () => (await import("./admin/account-page.tsx")).AccountPage,
      "admin-account",
      "admin",
      "moderation",
      "dashboard",
      "problems",
      "common",
    ),
    pageRoute(
      paths.admin,
      async () => (await import("./admin/admin-page.tsx")).AdminPage,
      "admin",
      "moderation",
      "dashboard",
      "problems",
      "common",
    ),
  ],
};

const publicPages: RouteObject[] = [
  pageRoute(
    paths.invitation,
    async () => (await import("../features/auth/invitation/invitation-page.tsx")).InvitationPage,
    "invitation",
    "auth",
    "problems",
    "common",
  ),
  pageRoute(
    paths.requestCall,
    async () => (await import("../features/support/call-request-page.tsx")).CallRequestPage,
    "call-request",
    "problems",
    "common",
  ),
  pageRoute(
    paths.cancelContract,
    async () => (await import("../features/billing/declare/cancel-contract-page.tsx")).CancelContractPage,
    "declaration",
    "problems",
    "common",
  ),
  pageRoute(
    paths.withdraw,
    async () => (await import("../features/billing/declare/withdraw-page.tsx")).WithdrawPage,
    "declaration",
    "problems",
    "common",
  ),
  pageRoute(
    paths.confirmDeclaration,
    async () => (await import("../features/billing/declare/confirm-declaration-page.tsx")).ConfirmDeclarationPage,
    "declaration",
    "common",
  ),
  pageRoute(
    paths.reportBarrier,
    async () => (await import("../features/support/barrier-page.tsx")).BarrierPage,
    "declaration",
    "problems",
    "common",
  ),
  pageRoute(
    paths.accountLocked,
    async () => (await import("../features/auth/account-locked/account-locked-page.tsx")).AccountLockedPage,
    "account-locked",
    "moderation",
    "problems",
    "auth",
    "common",
  ),
  pageRoute(
    paths.accountDeleted,
    async () => (await import("./account-deleted-page.tsx")).AccountDeletedPage,
    "common",
  ),
  pageRoute(
    paths.removedFromTeam,
    async () => (await import("../features/auth/removed-from-team-page.tsx")).RemovedFromTeamPage,
    "invitation",
    "common",
  ),
];

const workspacePages: RouteObject = {
  path: "/:workspace",
  Component: WorkspaceOnly,
  children: [
    dashboard("dashboard"),
    pageRoute(
      "verify-email",
      async () => (await import("../features/auth/email/verify-email-page.tsx")).VerifyEmailPage,
      "auth",
      "common",
    ),
    pageRoute(
      "forgot-password",
      async () => (await import("../features/auth/password/forgot-password-page.tsx")).ForgotPasswordPage,
      "auth",
      "problems",
      "common",
    ),
    pageRoute(
      "reset-password",
      async () => (await import("../features/auth/password/reset-password-page.tsx")).ResetPasswordPage,
      "auth",
      "problems",
      "common",
    ),
    pageRoute(
      "confirm-email",
      async () => (await import("../features/auth/email/confirm-email-page.tsx")).ConfirmEmailPage,
      "auth",
      "common",
    ),
    pageRoute(
      "revert-email",
      async () => (await import("../features/auth/email/revert-email-page.tsx")).RevertEmailPage,
      "auth",
      "common",
    ),
    pageRoute(
      "unsubscribe",
      async () => (await import("../features/auth/email/unsubscribe-page.tsx")).UnsubscribePage,
      "auth",
      "common",
    ),
    pageRoute(
      "follow-up",
      async () => (await import("../features/auth/follow-up-link/follow-up-link-page.tsx")).FollowUpLinkPage,
      "follow-up-link",
      "auth",
      "common",
    ),
  ],
};

const gallery = pageRoute(
  paths.gallery,
  async () => (await import("../features/gallery/gallery-page.tsx")).GalleryPage,
  "common",
);

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageCrash,
    HydrateFallback: PageLoading,
    children: [
      ...frontRoutes,
      dashboard(paths.dashboard),
      freelancerPages,
      businessPages,
      adminPages,
      ...publicPages,
      workspacePages,
      ...(isLocalStack ? [gallery] : []),
      { path: "*", Component: NotFound },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
