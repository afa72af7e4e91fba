import { locales } from "@linkedpotential/contract/date-texts";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { BrowserRouter, Route, Routes, useLocation } from "react-router-dom";
import { isFrontPath } from "../front/front-paths.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { announceNavigation } from "../lib/navigation/navigation.ts";
import { paths } from "../lib/navigation/paths.ts";
import { useLanguage } from "../texts/language.ts";
import { isLocalStack } from "./local-stack.ts";
import { PageLoading } from "./page-loading.tsx";
import * as pages from "./pages.ts";
import { RequireSession } from "./session/require-session.tsx";
import { WorkspaceOnly } from "./workspace-only.tsx";

export function RoutedPages() {
  return (
    <I18nProvider locale={locales[useLanguage()]}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Suspense fallback={<PageLoading />}>
            <PageRoutes />
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function PageRoutes() {
  if (isFrontPath(useLocation().pathname)) return <LeaveRouter />;
  return (
    <Routes>
      <Route element={<RequireSession area="freelancer" showsFrame />}>
        <Route path={paths.dashboard} element={<pages.DashboardPage />} />
      </Route>
      <Route element={<RequireSession area="freelancer" />}>
        <Route path={paths.checkout} element={<pages.CheckoutPage />} />
        <Route path={paths.changeCard} element={<pages.ChangeCardPage />} />
      </Route>
      <Route element={<RequireSession area="business" />}>
        <Route path={paths.businessDashboard} element={<pages.BusinessPage />} />
      </Route>
      <Route element={<RequireSession area="freelancer" />}>
        <Route path={paths.debug} element={<pages.DebugPage />} />
      </Route>
      <Route element={<RequireSession />}>
        <Route path={paths.admin} element={<pages.AdminPage />} />
      </Route>
      <Route path={paths.cancelContract} element={<pages.CancelContractPage />} />
      <Route path={paths.reportBarrier} element={<pages.BarrierPage />} />
      <Route path={paths.withdraw} element={<pages.WithdrawPage />} />
      <Route path={paths.confirmDeclaration} element={<pages.ConfirmDeclarationPage />} />
      <Route path="/:workspace" element={<WorkspaceOnly />}>
        <Route path="verify-email" element={<pages.VerifyEmailPage />} />
        <Route path="forgot-password" element={<pages.ForgotPasswordPage />} />
        <Route path="confirm-email" element={<pages.ConfirmEmailPage />} />
        <Route path="revert-email" element={<pages.RevertEmailPage />} />
        <Route path="unsubscribe" element={<pages.UnsubscribePage />} />
        <Route path="reset-password" element={<pages.ResetPasswordPage />} />
        <Route element={<RequireSession area="freelancer" showsFrame />}>
          <Route path="dashboard" element={<pages.DashboardPage />} />
        </Route>
      </Route>
      <Route path={paths.accountDeleted} element={<pages.AccountDeletedPage />} />
      {isLocalStack && <Route path={paths.gallery} element={<pages.GalleryPage />} />}
      <Route path="*" element={<pages.NotFoundPage />} />
    </Routes>
  );
}

function LeaveRouter() {
  useEffect(announceNavigation, []);
  return null;
}
