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
    <div ref={head} tabIndex={-1} className="flex min-w-0 flex-col gap-1.5 outline-none">
      {children}
      {project && (
        <div className="flex items-center justify-between gap-3 text-sm @min-[32rem]:rounded-lg @min-[32rem]:bg-sunken @min-[32rem]:py-0.5 @min-[32rem]:pr-0.5 @min-[32rem]:pl-3">
          <p className="@min-[32rem]:not-sr-only sr-only min-w-0 @min-[32rem]:truncate">{stillOpen(project.title)}</p>
          <Button size="sm" isPending={fill.isPending} onPress={() => fill.run(project)}>
            {fillIt}
            <span className="sr-only">{received.about(project.title)}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
