import type { RefObject } from "react";
import { TemplateEditor } from "../../../parts/templates/template-editor.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { useSelectedLead } from "../lead/selected-lead.ts";
import type { StepTemplate } from "./steps.ts";

interface StepTemplatesProps {
  ref: RefObject<HTMLDivElement | null>;
  namespace: string;
  templates: readonly StepTemplate[];
  /** Explains what the templates are for. If undefined, a general text is shown (D44). */
  note: string | undefined;
}

export function StepTemplates({ ref, namespace, templates, note }: StepTemplatesProps) {
  const { mine, templates: names } = useTexts("guides");
  const lead = useSelectedLead();
  if (templates.length === 0) return null;
  return (
    <div ref={ref} className="flex flex-col gap-4">
      <header>
        <h2 className="font-semibold text-base">{mine.title}</h2>
        <p className="mt-1 max-w-prose text-pretty text-ink-muted text-sm leading-6">{note ?? mine.description}</p>
      </header>
      {templates.map(({ templateKey, channel, next }) => (
        <TemplateEditor
          key={templateKey}
          namespace={namespace}
          templateKey={templateKey}
          title={names[templateKey]}
          channel={channel}
          leadId={lead?.id ?? null}
          next={next}
        />
      ))}
    </div>
  );
}
