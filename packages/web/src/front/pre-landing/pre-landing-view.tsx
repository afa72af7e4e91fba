import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { ArrowRight, Building2, Check, type LucideIcon, UserRound } from "lucide-react";
import { landingPath, paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import { Brand } from "../../ui/brand.tsx";
import { PageFooter } from "../landing/page-footer.tsx";

export function PreLandingView({ texts, legal }: { texts: Texts["landing"]; legal: Texts["common"]["legal"] }) {
  const { pre } = texts;
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="mx-auto flex min-h-16 w-full max-w-6xl items-center px-4 md:px-8">
        <a href={paths.preLanding} aria-label={texts.bar.home} className="rounded-md">
          <Brand />
        </a>
      </header>
      <main className="mx-auto flex w-full max-w-4xl flex-1 flex-col justify-center px-4 py-10 md:px-8 md:pb-28">
        <h1 className="max-w-2xl font-semibold text-xl md:text-2xl">{pre.title}</h1>
        <p className="mt-4 text-base text-ink-muted">{pre.lead}</p>
        <h2 className="mt-10 font-medium text-ink-muted text-sm">{pre.choices}</h2>
        <div className="mt-3 grid gap-4 md:grid-cols-2">
          <Choice
            name="freelancer"
            href={landingPath(landingWorkspace)}
            icon={UserRound}
            texts={pre.freelancer}
            opening={pre.opening}
          />
          <Choice
            name="entrepreneur"
            href={paths.business}
            icon={Building2}
            texts={pre.entrepreneur}
            opening={pre.opening}
          />
        </div>
      </main>
      <PageFooter texts={texts.footer} legal={legal} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  href: string;
  icon: LucideIcon;
  texts: { title: string; text: string };
  opening: string;
}

function Choice({ name, href, icon: Icon, texts, opening }: ChoiceProps) {
  return (
    <a
      href={href}
      data-choice={name}
      className="card group flex min-w-0 flex-col p-6 shadow-control transition-colors hover:border-line-strong active:bg-sunken data-chosen:border-accent data-chosen:bg-accent-soft"
    >
      <span className="flex items-center justify-between">
        <span className="grid size-10 place-items-center rounded-md bg-accent-soft text-accent-text group-data-chosen:bg-accent group-data-chosen:text-on-accent">
          <Icon size={20} aria-hidden className="group-data-chosen:hidden" />
          <Check size={20} aria-hidden className="hidden group-data-chosen:block" />
        </span>
        <ArrowRight
          size={20}
          aria-hidden
          className="text-ink-subtle transition-transform group-hover:translate-x-0.5 group-hover:text-accent-text group-data-chosen:hidden"
        />
        <span className="hidden font-medium text-accent-text text-sm group-data-chosen:block">{opening}</span>
      </span>
      <span className="mt-5 font-semibold text-lg">{texts.title}</span>
      <span className="mt-1.5 text-base text-ink-muted">{texts.text}</span>
    </a>
  );
}
