import { legalDocuments, paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";

interface LegalLinksProps {
  texts: Texts["common"]["legal"];
  /** Whether the links open in new tabs. Set on pages with input, which would be lost otherwise. */
  inNewTab?: boolean;
}

export function LegalLinks({ texts, inNewTab = false }: LegalLinksProps) {
  return (
    <nav aria-label={texts.label}>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-subtle text-xs">
        {legalDocuments.map((document) => (
          <li key={document}>
            <a
              href={paths[document]}
              {...(inNewTab && { target: "_blank", rel: "noreferrer" })}
              className="inline-flex min-h-6 items-center underline-offset-2 hover:text-ink hover:underline"
            >
              {texts[document]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
