import { paths } from "../lib/navigation/paths.ts";
import { lazyPart } from "../lib/rendering/lazy-part.ts";
import { visitTo } from "./visits.ts";

export const DashboardPage = lazyPart(
  async () => (await import("./dashboard/dashboard-page.tsx")).DashboardPage,
  ...visitTo(paths.dashboard, null).areas,
);
export const BusinessPage = lazyPart(
  async () => (await import("./business/business-page.tsx")).BusinessPage,
  ...visitTo(paths.businessDashboard, null).areas,
  "business",
);
export const AdminPage = lazyPart(
  async () => (await import("./admin/admin-page.tsx")).AdminPage,
  "admin",
  "moderation",
  "dashboard",
  "problems",
  "common",
);
export const VerifyEmailPage = lazyPart(
  async () => (await import("../features/auth/email/verify-email-page.tsx")).VerifyEmailPage,
  "auth",
  "common",
);
export const ForgotPasswordPage = lazyPart(
  async () => (await import("../features/auth/password/forgot-password-page.tsx")).ForgotPasswordPage,
  "auth",
  "problems",
  "common",
);
export const ResetPasswordPage = lazyPart(
  async () => (await import("../features/auth/password/reset-password-page.tsx")).ResetPasswordPage,
  "auth",
  "problems",
  "common",
);
export const ConfirmEmailPage = lazyPart(
  async () => (await import("../features/auth/email/confirm-email-page.tsx")).ConfirmEmailPage,
  "auth",
  "common",
);
export const RevertEmailPage = lazyPart(
  async () => (await import("../features/auth/email/revert-email-page.tsx")).RevertEmailPage,
  "auth",
  "common",
);
export const UnsubscribePage = lazyPart(
  async () => (await import("../features/auth/email/unsubscribe-page.tsx")).UnsubscribePage,
  "auth",
  "common",
);
export const DebugPage = lazyPart(
  async () => (await import("../features/debug/debug-page.tsx")).DebugPage,
  "debug",
  "common",
);
export const CheckoutPage = lazyPart(
  async () => (await import("../features/billing/checkout/checkout-page.tsx")).CheckoutPage,
  "billing",
  "problems",
  "common",
);
export const ChangeCardPage = lazyPart(
  async () => (await import("../features/billing/card-change/change-card-page.tsx")).ChangeCardPage,
  "billing",
  "common",
);
export const CancelContractPage = lazyPart(
  async () => (await import("../features/billing/declare/cancel-contract-page.tsx")).CancelContractPage,
  "declaration",
  "problems",
  "common",
);
export const WithdrawPage = lazyPart(
  async () => (await import("../features/billing/declare/withdraw-page.tsx")).WithdrawPage,
  "declaration",
  "problems",
  "common",
);
export const ConfirmDeclarationPage = lazyPart(
  async () => (await import("../features/billing/declare/confirm-declaration-page.tsx")).ConfirmDeclarationPage,
  "declaration",
  "common",
);
export const BarrierPage = lazyPart(
  async () => (await import("../features/support/barrier-page.tsx")).BarrierPage,
  "declaration",
  "problems",
  "common",
);
export const AccountDeletedPage = lazyPart(
  async () => (await import("./account-deleted-page.tsx")).AccountDeletedPage,
  "common",
);
export const NotFoundPage = lazyPart(async () => (await import("./not-found-page.tsx")).NotFoundPage, "common");
export const GalleryPage = lazyPart(
  async () => (await import("../features/gallery/gallery-page.tsx")).GalleryPage,
  "common",
);
