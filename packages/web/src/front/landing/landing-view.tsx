import type { ReactNode } from "react";
import { paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import type { OnAuth } from "./auth-button.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { GuidesSection } from "./guides-section.tsx";
import { Hero } from "./hero.tsx";
import { IntroVideo } from "./intro-video.tsx";
import { PageFooter } from "./page-footer.tsx";
import { Prices } from "./prices.tsx";
import { TopBar } from "./top-bar.tsx";
import { WorkSteps } from "./work-steps.tsx";

interface LandingViewProps {
  texts: Texts["landing"];
  plans: Texts["plans"];
  legal: Texts["common"]["legal"];
  home: string;
  /** An excerpt of a guide (`guide-excerpt.tsx`). */
  excerpt: ReactNode;
  hasBack?: boolean;
  dashboard?: string | undefined;
  onAuth?: OnAuth;
}

export function LandingView(props: LandingViewProps) {
  const { texts, plans, legal, home, excerpt, hasBack = false, dashboard, onAuth } = props;
  const isSignedIn = dashboard !== undefined;
  return (
    <div className="min-h-dvh bg-canvas">
      <TopBar
        texts={texts.bar}
        home={home}
        other={paths.business}
        hasBack={hasBack}
        dashboard={dashboard}
        onAuth={onAuth}
      />
      <main tabIndex={-1} className="outline-none">
        <Hero texts={texts} onAuth={onAuth} isSignedIn={isSignedIn} />
        <WorkSteps texts={texts.steps} />
        <IntroVideo texts={texts.video} />
        <FeatureCards texts={texts.features} />
        <GuidesSection texts={texts.guides}>{excerpt}</GuidesSection>
        <Prices texts={texts.prices} plans={plans} />
        {!isSignedIn && <ClosingCall texts={texts.closing} onAuth={onAuth} />}
      </main>
      <PageFooter texts={texts.footer} legal={legal} />
    </div>
  );
}
