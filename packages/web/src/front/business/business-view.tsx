import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { ChartNoAxesColumn, MessagesSquare, Route } from "lucide-react";
import type { ReactNode } from "react";
import { landingPath, paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import type { OnAuth } from "../landing/auth-button.tsx";
import { FeatureCard } from "../landing/feature-card.tsx";
import { PageFooter } from "../landing/page-footer.tsx";
import { SectionHead } from "../landing/section-head.tsx";
import { TopBar } from "../landing/top-bar.tsx";
import { WorkSteps } from "../landing/work-steps.tsx";
import { BusinessHero } from "./business-hero.tsx";
import { FreelancersCard } from "./freelancers-card.tsx";
import { PictureSection } from "./picture-section.tsx";
import { StrategyCall } from "./strategy-call.tsx";
import { SupportSection } from "./support-section.tsx";

interface BusinessViewProps {
  texts: Texts["offer"];
  footer: Texts["landing"]["footer"];
  legal: Texts["common"]["legal"];
  access: ReactNode;
  calendar?: string | null | undefined;
  hasBack?: boolean;
  dashboard?: string | undefined;
  onAuth?: OnAuth;
}

/** Renders the business page, both for prerendering and in the app. */
export function BusinessView({ texts, footer, legal, access, calendar, hasBack = false, ...bar }: BusinessViewProps) {
  const { dashboard, onAuth } = bar;
  const { offers } = texts;
  return (
    <div className="min-h-dvh bg-canvas">
      <TopBar
        texts={texts.bar}
        home={paths.business}
        other={landingPath(landingWorkspace)}
        hasBack={hasBack}
        dashboard={dashboard}
        onAuth={onAuth}
      />
      <main tabIndex={-1} className="outline-none">
        <BusinessHero texts={texts.hero} request={texts.call.request} calendar={calendar} access={access} />
        <PictureSection texts={texts.look} picture={texts.picture} />
        <section id="angebot" aria-labelledby="offers-title" className="scroll-mt-16 border-line border-y bg-surface">
          <div className="mx-auto max-w-6xl px-4 py-16 md:px-8 md:py-20">
            <SectionHead id="offers-title" title={offers.title} lead={offers.lead} />
            <div className="mt-10 grid gap-4 md:grid-cols-3 md:gap-6">
              <FeatureCard icon={MessagesSquare} feature={offers.consulting} />
              <FeatureCard icon={Route} feature={offers.strategy} />
              <FeatureCard icon={ChartNoAxesColumn} feature={offers.platform} />
            </div>
            <FreelancersCard texts={texts.freelancers} />
          </div>
        </section>
        <SupportSection
          texts={texts.support}
          call={{ book: texts.hero.book, request: texts.call.request }}
          calendar={calendar}
        />
        <WorkSteps texts={texts.steps} />
        <StrategyCall texts={texts.call} calendar={calendar} />
      </main>
      <PageFooter texts={footer} legal={legal} />
    </div>
  );
}
