import type { ReactNode } from "react";
import { paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import type { LegalPageTexts, LegalSection, LegalTexts } from "../../texts/legal-content.ts";
import { Brand } from "../../ui/brand.tsx";
import { PageFooter } from "../landing/page-footer.tsx";
import { OperatorFacts, type OperatorState } from "./operator-facts.tsx";

interface LegalViewProps {
  page: LegalPageTexts;
  texts: LegalTexts;
  footer: Texts["landing"]["footer"];
  common: Texts["common"];
  operator?: OperatorState;
  onRetry?: () => void;
}

export function LegalView({ page, texts, footer, common, operator = "loading", onRetry }: LegalViewProps) {
  const isBinding = texts.binding === "";
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="mx-auto flex min-h-16 w-full max-w-6xl items-center px-4 md:px-8">
        <a href="/" aria-label={texts.home} className="rounded-md">
          <Brand />
        </a>
      </header>
      <main className="mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-16 md:px-8">
        {/* Smaller on narrow phones, where browsers without hyphenation would break a long word anywhere. */}
        <h1 className="hyphens-auto text-balance font-semibold text-xl max-[22rem]:text-[1.5rem] md:text-2xl">
          {page.title}
        </h1>
        <p className="mt-2 text-ink-subtle text-xs">{texts.updated}</p>
        {!isBinding && <p className="mt-4 rounded-md bg-accent-soft px-3.5 py-3 text-sm">{texts.binding}</p>}
        {page.sections.map((section) => (
          <Section key={section.title} section={section}>
            {section.operator && (
              <OperatorFacts
                part={section.operator}
                operator={operator}
                texts={texts.operator}
                retry={common.retry}
                onRetry={onRetry}
              />
            )}
          </Section>
        ))}
      </main>
      <PageFooter texts={footer} legal={common.legal} />
    </div>
  );
}

function Section({ section, children }: { section: LegalSection; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="font-semibold text-lg">{section.title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-pretty text-base text-ink-muted">
          {paragraph}
        </p>
      ))}
      {children}
      {section.list && (
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-base text-ink-muted">
          {section.list.map((entry) => (
            <li key={entry} className="text-pretty">
              {entry}
            </li>
          ))}
        </ul>
      )}
      {section.link && (
        <p className="mt-3">
          <a
            href={paths[section.link.to]}
            className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-2"
          >
            {section.link.text}
          </a>
        </p>
      )}
    </section>
  );
}
