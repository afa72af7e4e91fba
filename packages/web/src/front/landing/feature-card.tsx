import { Check, type LucideIcon } from "lucide-react";

interface Feature {
  title: string;
  text: string;
  points: readonly string[];
}

export function FeatureCard({ icon: Icon, feature }: { icon: LucideIcon; feature: Feature }) {
  return (
    <article className="flex min-w-0 flex-col rounded-lg border border-line bg-canvas p-6">
      <span className="grid size-10 place-items-center rounded-md bg-accent-soft text-accent-text">
        <Icon size={20} aria-hidden />
      </span>
      <h3 className="mt-5 hyphens-auto font-semibold text-lg md:max-lg:text-base">{feature.title}</h3>
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
