import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, CircleDashed, type LucideIcon } from "lucide-react";
import { apiQuery } from "../../lib/api/query-client.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button-style.ts";

interface ComingSoonProps {
  section: "guides" | "crm";
  icon: LucideIcon;
}

/** Announces what a tab will offer. Low, so that what the tab offers today is visible below it. */
export function ComingSoon({ section, icon: Icon }: ComingSoonProps) {
  const { soon: texts } = useTexts("business");
  const { data } = useQuery(apiQuery("business/get-offer"));
  const { title, lead, points } = texts[section];
  return (
    <section
      aria-labelledby="soon-title"
      className="card flex print:hidden flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text max-sm:hidden">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 id="soon-title" className="font-semibold text-base md:text-lg">
            {title}
          </h1>
          <Badge tone="accent">{texts.badge}</Badge>
        </div>
        <p className="mt-1 text-ink-muted text-sm">{lead}</p>
        <ul className="mt-2.5 flex flex-wrap max-sm:hidden gap-x-5 gap-y-1 text-ink-muted text-sm">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-1.5">
              <CircleDashed size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {data?.strategyCallUrl && (
        <a
          href={data.strategyCallUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("secondary", "md")}
        >
          {texts.book}
          <ArrowUpRight size={16} aria-hidden />
        </a>
      )}
    </section>
  );
}
