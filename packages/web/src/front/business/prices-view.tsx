import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { landingPath, paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { PageFooter } from "../landing/page-footer.tsx";
import { SectionHead } from "../landing/section-head.tsx";
import { TopBar } from "../landing/top-bar.tsx";
import { CallButton } from "./call-button.tsx";
import { StrategyCall } from "./strategy-call.tsx";

interface BusinessPricesViewProps {
  texts: Texts["business-prices"];
  offer: Texts["offer"];
  footer: Texts["landing"]["footer"];
  legal: Texts["common"]["legal"];
  calendar?: string | null | undefined;
  hasBack?: boolean;
  dashboard?: string | undefined;
}

/** Renders the price page for businesses, both for prerendering and in the app. */
export function BusinessPricesView(props: BusinessPricesViewProps) {
  const { texts, offer, footer, legal, calendar, hasBack = false, dashboard } = props;
  const { hero, fit, code, questions } = texts;
  return (
    <div className="min-h-dvh bg-canvas">
      <TopBar
        texts={offer.bar}
        home={paths.business}
        other={landingPath(landingWorkspace)}
        hasBack={hasBack}
        dashboard={dashboard}
        entrance={paths.business}
      />
      <main tabIndex={-1} className="outline-none">
        <section
          aria-labelledby="hero-title"
          className="mx-auto grid max-w-6xl gap-10 px-4 pt-10 pb-16 md:px-8 md:pt-16 md:pb-20 lg:grid-cols-2 lg:gap-16"
        >
          <div>
            <p className="font-medium text-accent-text text-sm">{hero.kicker}</p>
            <h1 id="hero-title" className="mt-3 text-balance font-semibold text-xl md:text-2xl">
              {hero.title}
            </h1>
            <p className="mt-4 text-pretty text-base text-ink-muted">{hero.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <CallButton texts={{ book: offer.hero.book, request: offer.call.request }} calendar={calendar} />
              <a href="#code" className={buttonClass("secondary", "lg")}>
                {hero.toCode}
              </a>
            </div>
          </div>
          <div className="card self-start p-6 shadow-control md:p-8">
            <h2 className="font-medium text-ink-muted text-sm">{offer.call.plan}</h2>
            <p className="mt-1 text-balance font-semibold text-xl tabular-nums">{offer.call.price}</p>
            <p className="mt-2 text-ink-muted text-sm">{hero.terms}</p>
            <Points title={texts.included.title} points={texts.included.points} />
          </div>
        </section>
        <section aria-labelledby="fit-title" className="border-line border-y bg-surface">
          <div className="mx-auto max-w-6xl px-4 py-16 md:px-8 md:py-20">
            <SectionHead id="fit-title" title={fit.title} lead={fit.lead} />
            <div className="mt-4 grid gap-x-16 md:grid-cols-2">
              <Points title={fit.yes.title} points={fit.yes.points} />
              <Points title={fit.no.title} points={fit.no.points} icon="minus" />
            </div>
          </div>
        </section>
        <section
          id="code"
          aria-labelledby="code-title"
          className="mx-auto max-w-6xl scroll-mt-16 px-4 py-16 md:px-8 md:py-20"
        >
          <SectionHead id="code-title" title={code.title} lead={code.lead} />
          <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
            <Step title={code.call.title}>
              {/* As with `CallButton`, a script shows the right one in the prerendered page. */}
              <span data-book hidden={calendar === null}>
                {code.call.book}
              </span>
              <span data-no-calendar hidden={calendar !== null}>
                {code.call.request}
              </span>
            </Step>
            {code.steps.map(({ title, text }) => (
              <Step key={title} title={title}>
                {text}
              </Step>
            ))}
          </ol>
          <p className="mt-8 max-w-2xl text-pretty text-ink-muted text-sm">{code.colleagues}</p>
        </section>
        <section aria-labelledby="questions-title" className="border-line border-y bg-surface">
          <div className="mx-auto max-w-6xl px-4 py-16 md:px-8 md:py-20">
            <SectionHead id="questions-title" title={questions.title} />
            <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
              {questions.list.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="font-semibold text-base">{question}</dt>
                  <dd className="mt-2 text-pretty text-base text-ink-muted">{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <StrategyCall texts={offer.call} calendar={calendar} />
      </main>
      <PageFooter texts={footer} legal={legal} />
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-line border-t pt-5">
      <h3 className="font-semibold text-lg">{title}</h3>
      <p className="mt-2 text-base text-ink-muted">{children}</p>
    </li>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  icon?: "check" | "minus";
}

function Points({ title, points, icon = "check" }: PointsProps) {
  return (
    <div className="mt-6">
      <h3 className="font-semibold text-base">{title}</h3>
      <ul className="mt-3 flex flex-col gap-2.5 text-sm">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2">
            {icon === "check" ? (
              <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-good-text" />
            ) : (
              <Minus size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
            )}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
