import { lessonIds } from "@linkedpotential/contract/trainings/catalogue";
import { Check, GraduationCap, Handshake, type LucideIcon, Wrench } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";
import { SectionHead } from "./section-head.tsx";

/** As the sentence promises it: the tens that there are, and more. */
const lessonCount = `${Math.floor(lessonIds.length / 10) * 10}+`;

interface Feature {
  title: string;
  text: string;
  points: readonly string[];
}

export function FeatureCards({ texts }: { texts: Texts["landing"]["features"] }) {
  const { trainings } = texts;
  return (
    <section aria-labelledby="features-title" className="border-line border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 md:px-8 md:py-20">
        <SectionHead id="features-title" title={texts.title} lead={texts.lead} />
        <div className="mt-10 grid gap-4 md:grid-cols-3 md:gap-6">
          <FeatureCard icon={GraduationCap} feature={{ ...trainings, text: trainings.text(lessonCount) }} />
          <FeatureCard icon={Wrench} feature={texts.tools} />
          <FeatureCard icon={Handshake} feature={texts.community} />
        </div>
      </div>
    </section>
  );
}

function FeatureCard({ icon: Icon, feature }: { icon: LucideIcon; feature: Feature }) {
  return (
    <article className="flex min-w-0 flex-col rounded-lg border border-line bg-canvas p-6">
      <span className="grid size-10 place-items-center rounded-md bg-accent-soft text-accent-text">
        <Icon size={20} aria-hidden />
      </span>
      <h3 className="mt-5 font-semibold text-lg">{feature.title}</h3>
      <p className="mt-2 text-base text-ink-muted">{feature.text}</p>
      <ul className="mt-auto flex flex-col gap-2.5 pt-6 text-sm">
        {feature.points.map((point) => (
          <li key={point} className="flex items-start gap-2">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-good-text" />
            {point}
          </li>
        ))}
      </ul>
    </article>
  );
}
