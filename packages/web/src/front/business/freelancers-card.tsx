import { Check, UserSearch } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";

/** Says that the access includes the search for freelancers. Wide, because it is no building block of the support. */
export function FreelancersCard({ texts }: { texts: Texts["offer"]["freelancers"] }) {
  return (
    <section
      aria-labelledby="freelancers-title"
      className="mt-4 grid gap-x-10 gap-y-6 rounded-lg border border-line bg-canvas p-6 md:mt-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-center"
    >
      <div className="flex min-w-0 flex-wrap items-start gap-x-5 gap-y-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <UserSearch size={20} aria-hidden />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="freelancers-title" className="font-semibold text-lg">
            {texts.title}
          </h3>
          <p className="mt-2 text-pretty text-base text-ink-muted">{texts.text}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-2.5 text-sm">
        {texts.points.map((point) => (
          <li key={point} className="flex items-start gap-2">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-good-text" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
