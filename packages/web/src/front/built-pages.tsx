import { landingWorkspace, workspaceSlugs } from "@linkedpotential/contract/workspaces";
import { renderToStaticMarkup } from "react-dom/server";
import { landingPath, paths } from "../lib/paths.ts";
import texts from "../texts/de/landing.ts";
import offer from "../texts/de/offer.ts";
import { AccessCard, AccessChoice } from "./business/access-card.tsx";
import { BusinessView } from "./business/business-view.tsx";
import { LandingView } from "./landing/landing-view.tsx";
import { PreLandingView } from "./pre-landing/pre-landing-view.tsx";

export interface BuiltPage {
  /** Its address, without a final slash. */
  path: string;
  title: string;
  description: string;
  html: string;
}

const suffix = "LinkedPotential";

/** Everything that `build/prerender.ts` writes. Runs when the app is built, never in a browser. */
export function builtPages(): BuiltPage[] {
  const landings = [
    { path: paths.freelance, home: landingPath(landingWorkspace) },
    ...workspaceSlugs.map((slug) => ({ path: landingPath(slug), home: landingPath(slug) })),
  ].map(({ path, home }) => ({
    path,
    title: `${texts.documentTitle} · ${suffix}`,
    description: texts.metaDescription,
    html: renderToStaticMarkup(<LandingView texts={texts} home={home} />),
  }));
  const preLanding = {
    path: paths.preLanding,
    title: `${texts.pre.documentTitle} · ${suffix}`,
    description: texts.metaDescription,
    html: renderToStaticMarkup(<PreLandingView texts={texts} />),
  };
  const business = {
    path: paths.business,
    title: `${offer.documentTitle} · ${suffix}`,
    description: offer.metaDescription,
    html: renderToStaticMarkup(
      <BusinessView
        texts={offer}
        footer={texts.footer}
        access={
          <AccessCard texts={offer.access}>
            <AccessChoice texts={offer.access} onAuth={undefined} />
          </AccessCard>
        }
      />,
    ),
  };
  return [...landings, preLanding, business];
}
