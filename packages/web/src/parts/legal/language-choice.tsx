import type { Language } from "@linkedpotential/contract/user/schema";
import { languageNames, useLanguage } from "../../texts/language.ts";
import { setLanguage } from "../../texts/texts.ts";

const languages = Object.keys(languageNames) as Language[];

/**
 * Language choice of public pages. Prerendered pages run no React, so `front.ts` handles the buttons there, by their
 * `data-language` attribute.
 */
export function LanguageChoice({ label }: { label: string }) {
  const current = useLanguage();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 text-ink-subtle text-xs">
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === current}
            data-language={language}
            data-place={`language-${language}`}
            onClick={() => void setLanguage(language)}
            className="min-h-6 cursor-pointer underline-offset-2 hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
