import { CalendarClock, FileText, type LucideIcon, MessageSquare, UserRound } from "lucide-react";
import { paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import { SectionHead } from "../landing/section-head.tsx";
import { CallButton } from "./call-button.tsx";

interface SupportSectionProps {
  texts: Texts["offer"]["support"];
  /** Texts of the button that leads to the strategy call. */
  call: { book: string; request: string };
  calendar: string | null | undefined;
}

/** Says who accompanies a company and how. Names no person, because the operator appoints them per company. */
export function SupportSection({ texts, call, calendar }: SupportSectionProps) {
  return (
    <section
      id="begleitung"
      aria-labelledby="support-title"
      className="mx-auto grid max-w-6xl scroll-mt-16 gap-10 px-4 py-16 md:px-8 md:py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14"
    >
      <div>
        <SectionHead id="support-title" title={texts.title} lead={texts.lead} />
        <div className="mt-6 flex flex-wrap gap-3">
          <CallButton texts={call} calendar={calendar} />
        </div>
        <p className="mt-4 text-ink-muted text-sm">
          {texts.operator}{" "}
          <a
            href={paths.imprint}
            className="inline-flex min-h-6 items-center font-medium text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {texts.imprint}
          </a>
          .
        </p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
        <Part icon={UserRound} part={texts.person} />
        <Part icon={CalendarClock} part={texts.sessions} />
        <Part icon={MessageSquare} part={texts.questions} />
        <Part icon={FileText} part={texts.documents} />
      </ul>
    </section>
  );
}

function Part({ icon: Icon, part }: { icon: LucideIcon; part: { title: string; text: string } }) {
  return (
    <li className="flex min-w-0 flex-col bg-surface p-6">
      <span className="grid size-10 place-items-center rounded-md bg-accent-soft text-accent-text">
        <Icon size={20} aria-hidden />
      </span>
      <h3 className="mt-4 font-semibold text-base">{part.title}</h3>
      <p className="mt-1.5 text-pretty text-ink-muted text-sm leading-6">{part.text}</p>
    </li>
  );
}
