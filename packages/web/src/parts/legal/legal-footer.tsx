import { useTexts } from "../../texts/texts.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { LegalLinks } from "./legal-links.tsx";

/** Footer of the public pages outside `front/`, whose pages have their own. */
export function LegalFooter() {
  const { legal } = useTexts("common");
  return (
    <footer className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-8 gap-y-3 px-4 py-6 sm:justify-center md:px-8">
      <LegalLinks texts={legal} />
      <LanguageChoice label={legal.language} />
    </footer>
  );
}
