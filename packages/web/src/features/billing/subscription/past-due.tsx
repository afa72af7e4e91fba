import { TriangleAlert } from "lucide-react";
import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";

/** `until`: Premium stays on so long (O106). */
export function PastDue({ until }: { until: string }) {
  const { pastDue } = useTexts("billing").subscription;
  return (
    <div className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 text-sm text-warn-text">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium">{pastDue.title}</p>
        <p className="text-pretty">{pastDue.text(until)}</p>
        <p>
          <a
            href={paths.changeCard}
            className="inline-flex min-h-6 items-center font-medium underline underline-offset-2"
          >
            {pastDue.otherCard}
          </a>
        </p>
      </div>
    </div>
  );
}
