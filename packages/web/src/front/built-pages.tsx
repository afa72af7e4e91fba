import { landingWorkspace, workspaceSlugs } from "@linkedpotential/contract/workspaces";
import { renderToStaticMarkup } from "react-dom/server";
import { landingPath, legalDocuments, paths } from "../lib/navigation/paths.ts";
import prices from "../texts/de/business-prices.ts";
import common from "../texts/de/common.ts";
import referral from "../texts/de/guides/referral-journey.ts";
import texts from "../texts/de/landing.ts";
import legal from "../texts/de/legal.ts";
import offer from "../texts/de/offer.ts";
import plans from "../texts/de/plans.ts";
import terms from "../texts/de/terms.ts";
import { AccessCard, AccessChoice } from "./business/access-card.tsx";
import { BusinessView } from "./business/business-view.tsx";
import { BusinessPricesView } from "./business/prices-view.tsx";
import { GuideExcerpt } from "./landing/guide-excerpt.tsx";
import { LandingView } from "./landing/landing-view.tsx";
import { legalPageOf } from "./legal/legal-documents.ts";
import { LegalView } from "./legal/legal-view.tsx";
import { PreLandingView } from "./pre-landing/pre-landing-view.tsx";

export interface BuiltPage {
  /** The page's address without a trailing slash. */
  path: string;
  title: string;
  description: string;
  html: string;
}

const suffix = "LinkedPotential";

export function builtPages(): BuiltPage[] {
  const landings = [
    { path: paths.freelance, home: landingPath(landingWorkspace) },
    ...workspaceSlugs.map((slug) => ({ path: landingPath(slug), home: landingPath(slug) })),
  ].map(({ path, home }) => ({
    path,
    title: `${texts.documentTitle} · ${suffix}`,
    description: texts.metaDescription,
    html: renderToStaticMarkup(
      <LandingView
        texts={texts}
        plans={plans}
        legal={common.legal}
        home={home}
        excerpt={<GuideExcerpt step={referral.steps.contacts} texts={texts.guides} />}
      />,
    ),
  }));
  const preLanding = {
    path: paths.preLanding,
    title: `${texts.pre.documentTitle} · ${suffix}`,
    description: texts.metaDescription,
    html: renderToStaticMarkup(<PreLandingView texts={texts} legal={common.legal} />),
  };
  const business = {
    path: paths.business,
    title: `${offer.documentTitle} · ${suffix}`,
    description: offer.metaDescription,
    html: renderToStaticMarkup(
      <BusinessView
        texts={offer}
        footer={texts.footer}
        legal={common.legal}
        access={
          <AccessCard texts={offer.access}>
            <AccessChoice texts={offer.access} onAuth={undefined} />
          </AccessCard>
        }
      />,
    ),
  };
  const businessPrices = {
    path: paths.businessPrices,
    title: `${prices.documentTitle} · ${suffix}`,
    description: prices.metaDescription,
    html: renderToStaticMarkup(
      <BusinessPricesView texts={prices} offer={offer} footer={texts.footer} legal={common.legal} />,
    ),
  };
  const legalPages = legalDocuments.map((document) => {
    const page = legalPageOf(document, legal, terms);
    return {
      path: paths[document],
      title: `${page.title} · ${suffix}`,
      description: page.metaDescription,
      html: renderToStaticMarkup(<LegalView page={page} texts={legal} footer={texts.footer} common={common} />),
    };
  });
  return [...landings, preLanding, business, businessPrices, ...legalPages];
}
