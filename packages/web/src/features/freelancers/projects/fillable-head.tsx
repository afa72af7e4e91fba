import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { type ReactNode, useRef } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useFillProject } from "./api.ts";
import { useOpenProjects } from "./own-projects.ts";

interface FillableHeadProps {
  progress: RequestProgress | undefined;
  /** Id of the project that the request is for. Absent without one. */
  postId: number | undefined;
  /** Head of the request. */
  children: ReactNode;
}

/** Shows the head of a request, and offers to mark its project as filled while it is open and the freelancer is hired. */
export function FillableHead({ progress, postId, children }: FillableHeadProps) {
  const { stillOpen, fill: fillIt, received } = useTexts("projects");
  const open = useOpenProjects().find(({ id }) => id === postId);
  const project = progress?.state === "hired" ? open : undefined;
  const { fill } = useFillProject();
  const head = useRef<HTMLDivElement>(null);
  useFocusAfterChange(head, project !== undefined);
  return (
    <div ref={head} tabIndex={-1} className="flex min-w-0 flex-col gap-3 outline-none">
      {children}
      {project && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg bg-sunken px-3 py-2 text-sm">
          <p className="min-w-0 [overflow-wrap:anywhere]">{stillOpen(project.title)}</p>
          <Button size="sm" isPending={fill.isPending} onPress={() => fill.run(project)}>
            {fillIt}
            <span className="sr-only">{received.about(project.title)}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
