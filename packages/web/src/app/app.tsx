import { Suspense } from "react";
import { FrontPages } from "../front/front-pages.tsx";
import { isFrontPath } from "../front/front-paths.ts";
import { usePathname } from "../lib/navigation/navigation.ts";
import { lazyPart } from "../lib/rendering/lazy-part.ts";
import { useTexts } from "../texts/texts.ts";
import { ToastRegion } from "../ui/toast-region.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageLoading } from "./page-loading.tsx";

const RoutedPages = lazyPart(async () => (await import("./routed-pages.tsx")).RoutedPages);

/** The landing pages do without router and controls to load fast; everything else lives behind `RoutedPages`. */
export function App() {
  const isFront = isFrontPath(usePathname());
  return (
    <ErrorBoundary key={String(isFront)}>
      <Suspense fallback={<PageLoading />}>{isFront ? <FrontPages /> : <RoutedPages />}</Suspense>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  );
}

function Toasts() {
  const { toasts } = useTexts("common");
  return <ToastRegion label={toasts.region} dismissLabel={toasts.dismiss} />;
}
