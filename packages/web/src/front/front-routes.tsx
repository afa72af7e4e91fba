import type { RouteObject } from "react-router-dom";
import { pageRoute } from "../lib/navigation/page-route.ts";
import { legalDocuments, paths } from "../lib/navigation/paths.ts";
import { Start } from "./start.tsx";

const landingPage = async () => (await import("./landing/landing-page.tsx")).LandingPage;

/** The pages for visitors. The build also prerenders them (`build/prerender.ts`). */
export const frontRoutes: RouteObject[] = [
  { path: "/", Component: Start },
  pageRoute(
    paths.preLanding,
    async () => (await import("./pre-landing/pre-landing-page.tsx")).PreLandingPage,
    "landing",
    "common",
  ),
  pageRoute(paths.freelance, landingPage, "landing", "common"),
  pageRoute("/landing/:workspace", landingPage, "landing", "common"),
  pageRoute(
    paths.business,
    async () => (await import("./business/business-page.tsx")).BusinessPage,
    "offer",
    "landing",
    "common",
  ),
  ...legalDocuments.map((document) =>
    pageRoute(
      paths[document],
      async () => {
        const { LegalPage } = await import("./legal/legal-page.tsx");
        return () => <LegalPage document={document} />;
      },
      "legal",
      "terms",
      "landing",
      "common",
    ),
  ),
];
