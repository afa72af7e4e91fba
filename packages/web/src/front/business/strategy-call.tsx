import { ArrowUpRight } from "lucide-react";
import { paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import { buttonClass } from "../../ui/button-style.ts";

interface StrategyCallProps {
  texts: Texts["offer"]["call"];
  calendar: string | null | undefined;
}

/**
 * Shows the link to the calendar, or without one the link to the request form. Both variants are always in the markup,
 * so that a script can show the right one in the prerendered page.
 */
export function StrategyCall({ texts, calendar }: StrategyCallProps) {
  return (
    <section
      id="strategiegespraech"
      aria-labelledby="call-title"
      className="mx-auto grid max-w-6xl scroll-mt-16 items-center gap-8 px-4 py-16 md:px-8 md:py-20 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <h2 id="call-title" className="font-semibold text-xl">
          {texts.title}
        </h2>
        <p className="mt-3 text-pretty text-base text-ink-muted">{texts.text}</p>
      </div>
      <div className="card p-6 shadow-control md:p-8">
        <p className="font-medium text-ink-muted text-sm">{texts.plan}</p>
        <p className="mt-1 text-balance font-semibold text-xl tabular-nums">{texts.price}</p>
        <p className="mt-2 text-ink-muted text-sm">{texts.priceHint}</p>
        <div className="mt-6 min-h-22">
          <div hidden={!calendar}>
            <a
              data-calendar
              href={calendar ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass("primary", "lg")}
            >
              {texts.book}
              <ArrowUpRight size={16} aria-hidden />
            </a>
            <p className="mt-3 text-ink-subtle text-xs">{texts.bookHint}</p>
          </div>
          <div data-no-calendar hidden={calendar !== null}>
            <a href={paths.requestCall} className={buttonClass("primary", "lg")}>
              {texts.request}
            </a>
            <p className="mt-3 text-ink-muted text-sm">
              {texts.noneHint}{" "}
              <a
                href={paths.imprint}
                className="inline-flex min-h-6 items-center font-medium text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
              >
                {texts.contact}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
