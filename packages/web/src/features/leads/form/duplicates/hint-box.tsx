import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../../texts/texts.ts";

interface BoxProps {
  text: ReactNode;
  leads: readonly { id: number; name: string; company: string }[];
}

/** Names leads after a text, each as a link in a new tab. Announces them, and is empty without leads. */
export function HintBox({ text, leads }: BoxProps) {
  const { duplicate } = useTexts("leads");
  return (
    <div role="status" className="contents">
      {leads.length > 0 && (
        <div className="flex items-start gap-2 rounded-md bg-info-soft px-2.5 py-2 text-info-text text-xs">
          <Info size={14} aria-hidden className="mt-px shrink-0" />
          <p className="min-w-0">
            {text}{" "}
            {leads.map((lead) => (
              <a
                key={lead.id}
                href={`?lead=${lead.id}&section=leads`}
                target="_blank"
                rel="noreferrer"
                aria-label={duplicate.open(lead.name)}
                className="mr-2 font-medium underline underline-offset-2"
              >
                {lead.name} ({lead.company})
              </a>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
