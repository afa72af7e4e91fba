import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, Check, type LucideIcon } from "lucide-react";
import { apiQuery } from "../../lib/api/query-client.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button-style.ts";

interface ComingSoonProps {
  section: "guides" | "crm";
  icon: LucideIcon;
}

export function ComingSoon({ section, icon: Icon }: ComingSoonProps) {
  const { soon: texts } = useTexts("business");
  const { data } = useQuery(apiQuery("business/get-offer"));
  const { title, lead, points } = texts[section];
  return (
    <section aria-labelledby="soon-title" className="card p-6 md:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <Icon size={20} aria-hidden />
        </span>
        <Badge tone="accent">{texts.badge}</Badge>
      </div>
      <h1 id="soon-title" className="mt-5 font-semibold text-lg md:text-xl">
        {title}
      </h1>
      <p className="mt-2 max-w-2xl text-base text-ink-muted">{lead}</p>
      <ul className="mt-5 flex flex-col gap-2.5 text-sm">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-line border-t pt-5 text-ink-muted text-sm">{texts.meanwhile[section]}</p>
      {data?.strategyCallUrl && (
        <a
          href={data.strategyCallUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("secondary", "md", "mt-4")}
        >
          {texts.book}
          <ArrowUpRight size={16} aria-hidden />
        </a>
      )}
    </section>
  );
}
