import { lazyPage } from "./lazy-page.tsx";

export const DashboardPage = lazyPage(
  async () => (await import("./dashboard/dashboard-page.tsx")).DashboardPage,
  "dashboard",
  "tasks",
  "common",
);
export const VerifyEmailPage = lazyPage(
  async () => (await import("../features/auth/email/verify-email-page.tsx")).VerifyEmailPage,
  "auth",
  "common",
);
export const ForgotPasswordPage = lazyPage(
  async () => (await import("../features/auth/password/forgot-password-page.tsx")).ForgotPasswordPage,
  "auth",
  "common",
);
export const ResetPasswordPage = lazyPage(
  async () => (await import("../features/auth/password/reset-password-page.tsx")).ResetPasswordPage,
  "auth",
  "common",
);
export const ConfirmEmailPage = lazyPage(
  async () => (await import("../features/auth/email/confirm-email-page.tsx")).ConfirmEmailPage,
  "auth",
  "common",
);
export const RevertEmailPage = lazyPage(
  async () => (await import("../features/auth/email/revert-email-page.tsx")).RevertEmailPage,
  "auth",
  "common",
);
export const DebugPage = lazyPage(
  async () => (await import("../features/debug/debug-page.tsx")).DebugPage,
  "debug",
  "common",
);
export const PreparationPage = lazyPage(
  async () => (await import("../features/preparation/preparation-page.tsx")).PreparationPage,
  "preparation",
  "common",
);
export const GalleryPage = lazyPage(
  async () => (await import("../features/gallery/gallery-page.tsx")).GalleryPage,
  "common",
);
