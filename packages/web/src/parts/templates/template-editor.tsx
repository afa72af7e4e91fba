import type { Template } from "@linkedpotential/contract/templates/schema";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusAfterOverlay } from "../../lib/focus/focus.ts";
import { useFocusAfterRemoval } from "../../lib/focus/use-focus-after-change.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { LoadBoundary, WaitFor } from "../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import type { TemplateListId } from "./api.ts";
import { templatesQuery } from "./api.ts";
import type { Channel } from "./channels.ts";
import { CopyDialogs } from "./copy/copy-dialogs.tsx";
import { useCopy } from "./copy/use-copy.ts";
import { TemplateList } from "./list/template-list.tsx";
import { useMigration } from "./migration/use-migration.ts";
import type { NextStep } from "./sent/next-step.ts";
import { useDraft } from "./write/drafts.ts";
import { WriteTemplate } from "./write/write-template.tsx";

const PlanPostDialog = lazyDialog(
  async () => (await import("./publish/plan-post-dialog.tsx")).PlanPostDialog,
  ({ onClose }) => onClose(),
);

export interface TemplateEditorProps extends TemplateListId {
  title: string;
  channel?: Channel | undefined;
  /**
   * Creates the task to publish a saved post. The editor asks the user first. Absent for templates that are not posts.
   */
  createTask?: ((title: string) => void) | undefined;
  /** Lead whose data fills the placeholders of a copied template. */
  leadId?: number | null;
  /** Status and follow-up to offer after sending a message with these templates. */
  next?: NextStep | undefined;
}

/** Lists the templates of one list, with an editor for a new one. The editor is open while the list is empty. */
export function TemplateEditor({ title, channel, createTask, leadId = null, next, ...list }: TemplateEditorProps) {
  const texts = useTexts("templates");
  const { data } = useQuery(templatesQuery(list));
  useMigration(list, data);
  const copy = useCopy(leadId);
  const [draft] = useDraft(list);
  const [isEditorRequested, setEditorRequested] = useState(false);
  const [savedId, setSavedId] = useState<number | null>(null);
  const [postToPlan, setPostToPlan] = useState<string | null>(null);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(heading, data?.length ?? 0);
  const isOpen = isEditorRequested || draft !== "" || data?.length === 0;
  const discard = () => {
    flushSync(() => setEditorRequested(false));
    focusAfterOverlay(heading.current);
  };
  const finish = ({ id }: Template) => {
    setEditorRequested(false);
    setSavedId(id);
  };
  return (
    <section aria-labelledby={headingId} className="card min-w-0">
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-5">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="font-semibold text-base outline-none">
          {title}
        </h3>
        {data && !isOpen && (
          <Button size="sm" icon={<Plus size={16} aria-hidden />} onPress={() => setEditorRequested(true)}>
            {texts.add}
          </Button>
        )}
      </header>
      {data && isOpen && (
        <WriteTemplate
          list={list}
          title={title}
          channel={channel}
          copy={copy}
          hasAutoFocus={isEditorRequested}
          onSaved={finish}
          {...(createTask && { onPlan: setPostToPlan })}
          {...(data.length > 0 && { onDiscard: discard })}
        />
      )}
      <LoadBoundary skeleton={<LoadingTemplates />} failed={texts.loadFailed} retryLabel={texts.reload}>
        {data ? (
          <TemplateList label={title} templates={data} channel={channel} copy={copy} savedId={savedId} />
        ) : (
          <WaitFor query={templatesQuery(list)} />
        )}
      </LoadBoundary>
      <CopyDialogs copy={copy} channel={channel} leadId={leadId} next={next} />
      {createTask && postToPlan !== null && (
        <PlanPostDialog title={postToPlan} onCreate={createTask} onClose={() => setPostToPlan(null)} />
      )}
    </section>
  );
}

function LoadingTemplates() {
  const { loading } = useTexts("templates");
  return (
    <Loading label={loading} className="flex flex-col gap-3 p-5 pt-2">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-24 w-full" />
    </Loading>
  );
}
