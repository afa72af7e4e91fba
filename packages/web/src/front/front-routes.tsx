import { useLayoutEffect } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import { pageRoute } from "../lib/navigation/page-route.ts";
import { legalDocuments, paths } from "../lib/navigation/paths.ts";
import { takeOverPage } from "./prerendered.ts";
import { Start } from "./start.tsx";

const landingPage = async () => (await import("./landing/landing-page.tsx")).LandingPage;

/** Replaces the prerendered page once the first page of the app is mounted. */
function FrontPages() {
  useLayoutEffect(takeOverPage, []);
  return <Outlet />;
}

const prerenderedPages: RouteObject[] = [
  pageRoute(
    paths.preLanding,
    async () => (await import("./pre-landing/pre-landing-page.tsx")).PreLandingPage,
    "landing",
    "common",
  ),
  pageRoute(paths.freelance, landingPage, "landing", "plans", "common"),
  pageRoute("/landing/:workspace", landingPage, "landing", "plans", "common"),
  pageRoute(
    paths.business,
    async () => (await import("./business/business-page.tsx")).BusinessPage,
    "offer",
    "landing",
    "common",
  ),
  pageRoute(
    paths.businessPrices,
    async () => (await import("./business/prices-page.tsx")).BusinessPricesPage,
    "business-prices",
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

/** The pages for visitors. The build also prerenders most of them (`build/prerender.ts`). */
export const frontRoutes: RouteObject[] = [
  { path: "/", Component: Start },
  { Component: FrontPages, children: prerenderedPages },
];
