import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import type { Reference } from "@linkedpotential/contract/profile/offer";
import { ArrowUpRight } from "lucide-react";
import { useSpokenLanguageName } from "../../../texts/spoken-languages.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Lists the languages of a freelancer with their levels. */
export function LanguageList({ languages }: Pick<FreelancerProfile, "languages">) {
  const { languageLevels } = useTexts("profile");
  const nameOf = useSpokenLanguageName();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {languages.map(({ language, level }) => (
        <li key={language}>
          {nameOf(language)} <span className="text-ink-muted">({languageLevels[level]})</span>
        </li>
      ))}
    </ul>
  );
}

/** Lists the references of a freelancer in their order. */
export function ReferenceList({ references }: Pick<FreelancerProfile, "references">) {
  return (
    <ul className="flex flex-col gap-3">
      {references.map((reference, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reference may be listed twice
        <ReferenceItem key={at} reference={reference} />
      ))}
    </ul>
  );
}

function ReferenceItem({ reference: { customer, year, text, link } }: { reference: Reference }) {
  const { profile: texts } = useTexts("freelancers");
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{customer}</span>
        <span className="text-ink-muted tabular-nums">{year}</span>
      </p>
      <p>{text}</p>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={texts.openReference(customer)}
          className="inline-flex min-h-8 items-center gap-1 text-accent-text hover:underline pointer-coarse:min-h-11"
        >
          {hostOf(link)}
          <ArrowUpRight size={14} aria-hidden />
        </a>
      )}
    </li>
  );
}

/** Returns the host of a web address for display: `example.org`. */
const hostOf = (link: string): string => link.replace(/^https:\/\/(?:www\.)?/, "").replace(/[/?#].*$/, "");
