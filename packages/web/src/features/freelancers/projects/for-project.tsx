import { Briefcase, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useFreelancerAddress } from "../use-freelancer-address.ts";
import { useAddressedProject } from "./use-addressed-project.ts";

/**
 * Says above `children` for which project the user looks for freelancers, and offers to drop it. The request dialog
 * preselects the project.
 */
export function ForProject({ children }: { children: ReactNode }) {
  const { forProject: texts } = useTexts("freelancers");
  const { dropProject } = useFreelancerAddress();
  const project = useAddressedProject();
  const content = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(content, project ? 1 : 0);
  return (
    <div className="flex w-full min-w-0 flex-col gap-4">
      {project && (
        <div className="flex min-w-0 items-center justify-between gap-3 rounded-md bg-sunken py-1.5 pr-1.5 pl-3">
          <p className="flex min-w-0 items-start gap-2 text-sm">
            <Briefcase size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{texts.title(project.title)}</span>
          </p>
          <Button size="sm" variant="quiet" icon={<X size={16} aria-hidden />} onPress={dropProject}>
            <span className="max-sm:sr-only">{texts.drop}</span>
          </Button>
        </div>
      )}
      <div ref={content} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
    </div>
  );
}
