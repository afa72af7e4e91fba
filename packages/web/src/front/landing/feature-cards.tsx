import { lessonIds } from "@linkedpotential/contract/trainings/catalogue";
import { GraduationCap, Handshake, Wrench } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";
import { FeatureCard } from "./feature-card.tsx";
import { SectionHead } from "./section-head.tsx";

const lessonCount = `${Math.floor(lessonIds.length / 10) * 10}+`;

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
