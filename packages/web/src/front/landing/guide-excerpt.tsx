import type { Texts } from "../../texts/areas.ts";
import type { StepTexts } from "../../texts/guide-content.ts";

interface GuideExcerptProps {
  step: StepTexts;
  texts: Texts["landing"]["guides"];
}

/** Shows the beginning of a step of a guide: what it is about and its first group of tips. */
export function GuideExcerpt({ step, texts }: GuideExcerptProps) {
  const { title, description, tips } = step.content;
  const [tip] = tips;
  return (
    <div className="card min-w-0 p-6 md:p-8">
      <p className="font-medium text-accent-text text-sm">{texts.excerpt}</p>
      <h3 className="mt-3 text-balance font-semibold text-lg">{title}</h3>
      <p className="mt-2 text-pretty text-base text-ink-muted">{description}</p>
      {tip && (
        <>
          <h4 className="mt-6 font-semibold text-base">{tip.title}</h4>
          <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-base marker:text-ink-subtle">
            {tip.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {tip.example && (
            <p className="mt-5 rounded-md bg-sunken p-4 text-sm">
              <span className="font-medium">{texts.example}</span>
              <span className="mt-1 block text-ink-muted">{tip.example}</span>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Keeps about the height of the excerpt free until its text is loaded. */
export function ExcerptSpace() {
  return <div aria-hidden="true" className="card min-h-[34rem]" />;
}
