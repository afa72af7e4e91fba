import { Suspense } from "react";
import { FrontPages } from "../front/front-pages.tsx";
import { isFrontPath } from "../front/front-paths.ts";
import { usePathname } from "../lib/navigation/navigation.ts";
import { lazyPart } from "../lib/rendering/lazy-part.ts";
import { useTexts } from "../texts/texts.ts";
import { CrashBoundary } from "../ui/crash-boundary.tsx";
import { ToastRegion } from "../ui/toast-region.tsx";
import { PageLoading } from "./page-loading.tsx";

const RoutedPages = lazyPart(async () => (await import("./routed-pages.tsx")).RoutedPages);

/** The landing pages do without router and controls to load fast; everything else lives behind `RoutedPages`. */
export function App() {
  const pathname = usePathname();
  return (
    <>
      <CrashBoundary place="page" resetKeys={[pathname]}>
        <Suspense fallback={<PageLoading />}>{isFrontPath(pathname) ? <FrontPages /> : <RoutedPages />}</Suspense>
      </CrashBoundary>
      <CrashBoundary place="control" fallback={() => null}>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </CrashBoundary>
    </>
  );
}

function Toasts() {
  const { toasts } = useTexts("common");
  return <ToastRegion label={toasts.region} dismissLabel={toasts.dismiss} />;
}
