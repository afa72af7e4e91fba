import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Texts } from "../../texts/areas.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";

type PreparedSection = keyof Texts["preparation"]["sections"];

export const isPrepared = (subject: string, { sections }: Texts["preparation"]): subject is PreparedSection =>
  Object.hasOwn(sections, subject);

interface PreparationSectionProps {
  section: PreparedSection;
  title: string;
  icon: ReactNode;
  action?: ReactNode;
}

export function PreparationSection({ section, title, icon, action }: PreparationSectionProps) {
  const texts = useTexts("preparation");
  const { description, points, meanwhile } = texts.sections[section];
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-semibold text-lg md:text-xl">{title}</h1>
        <Badge tone="accent">{texts.title}</Badge>
      </header>
      <section className="grid overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_22rem]">
        <div className="p-5 md:p-8">
          <span className="mb-5 grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-text">
            {icon}
          </span>
          <p className="max-w-prose text-pretty text-base text-ink">{description}</p>
          <ul className="mt-5 flex flex-col gap-2.5 text-ink-muted text-sm">
            {points.map((point) => (
              <li key={point} className="flex items-start gap-2.5">
                <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-2 border-line border-t bg-sunken/60 p-5 md:justify-center md:border-t-0 md:border-l md:p-6">
          <h2 className="font-semibold text-sm">{texts.meanwhile}</h2>
          <p className="text-pretty text-ink-muted text-sm">{meanwhile}</p>
          {action && <div className="mt-3">{action}</div>}
        </div>
      </section>
    </div>
  );
}
