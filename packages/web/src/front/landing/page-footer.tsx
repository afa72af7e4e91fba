import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { landingPath, paths } from "../../lib/navigation/paths.ts";
import { LanguageChoice } from "../../parts/legal/language-choice.tsx";
import { LegalLinks } from "../../parts/legal/legal-links.tsx";
import type { Texts } from "../../texts/areas.ts";

interface PageFooterProps {
  texts: Texts["landing"]["footer"];
  legal: Texts["common"]["legal"];
}

/**
 * Shows the footer of every public page. It links to canceling a contract without signing in, as the law requires (§§
 * 312k, 356a BGB).
 */
export function PageFooter({ texts, legal }: PageFooterProps) {
  const link = "inline-flex min-h-6 items-center underline-offset-2 hover:text-ink hover:underline";
  const offers = {
    [landingPath(landingWorkspace)]: texts.freelancers,
    [paths.business]: texts.businesses,
    [paths.businessPrices]: texts.businessPrices,
  };
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-ink-subtle text-xs md:px-8">
        <nav aria-label={texts.offers} className="basis-full">
          <ul className="flex flex-wrap gap-x-5 gap-y-2 font-medium text-ink-muted">
            {Object.entries(offers).map(([path, label]) => (
              <li key={path}>
                <a href={path} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p>{texts.text}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          <li>
            <a href={paths.cancelContract} className={link}>
              {texts.cancel}
            </a>
          </li>
          <li>
            <a href={paths.withdraw} className={link}>
              {texts.withdraw}
            </a>
          </li>
        </ul>
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <LegalLinks texts={legal} />
          <LanguageChoice label={legal.language} />
        </div>
      </div>
    </footer>
  );
}
