import { locales } from "@linkedpotential/contract/date-texts";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { queryClient } from "../lib/api/query-client.ts";
import { reportCrash } from "../lib/crash/crashes.ts";
import { useLanguage } from "../texts/language.ts";
import { useTexts } from "../texts/texts.ts";
import { CrashBoundary } from "../ui/crash-boundary.tsx";
import { ToastRegion } from "../ui/toast-region.tsx";

export function App({ router }: Pick<RouterProviderProps, "router">) {
  return (
    <I18nProvider locale={locales[useLanguage()]}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider
          router={router}
          onError={(error, { errorInfo }) =>
            reportCrash({ error, kind: "render", place: "page", componentStack: errorInfo?.componentStack })
          }
        />
        <CrashBoundary place="control" fallback={() => null}>
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        </CrashBoundary>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function Toasts() {
  const { toasts } = useTexts("common");
  return <ToastRegion label={toasts.region} dismissLabel={toasts.dismiss} />;
}
