import type { Template } from "@linkedpotential/contract/templates/schema";
import { Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { focusWhenFree } from "../../lib/focus/focus-when-free.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { errorText } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useTemplates } from "./api.ts";
import type { Channel } from "./channels.ts";
import { CopyDialogs } from "./copy/copy-dialogs.tsx";
import { useCopy } from "./copy/use-copy.ts";
import { TemplateList } from "./list/template-list.tsx";
import { useMigration } from "./migration/use-migration.ts";
import type { Place } from "./place.ts";
import { useDraft } from "./write/drafts.ts";
import { WriteTemplate } from "./write/write-template.tsx";

const TaskQuestion = lazyDialog(
  async () => (await import("./publish/task-question.tsx")).TaskQuestion,
  ({ onClose }) => onClose(),
);

export interface TemplateEditorProps extends Place {
  title: string;
  channel?: Channel | undefined;
  /** For posts: after saving, asks whether to plan the post. Receives its title. */
  createTask?: ((title: string) => void) | undefined;
  leadId?: number | null;
}

export function TemplateEditor({ title, channel, createTask, leadId = null, ...place }: TemplateEditorProps) {
  const texts = useTexts("templates");
  const { data, error, refetch } = useTemplates(place);
  useMigration(place, data);
  const copy = useCopy();
  const [draft] = useDraft(place);
  const [isWriting, setWriting] = useState(false);
  const [savedId, setSavedId] = useState<number | null>(null);
  const [planned, setPlanned] = useState<string | null>(null);
  const headingId = useId();
  const { heading, focusHeading } = useHeadingFocus();
  const isOpen = isWriting || draft !== "" || data?.length === 0;
  const stop = () => {
    setWriting(false);
    focusHeading();
  };
  const finish = ({ id }: Template) => {
    setWriting(false);
    setSavedId(id);
  };
  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-5">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="font-semibold text-base outline-none">
          {title}
        </h3>
        {data && !isOpen && (
          <Button size="sm" icon={<Plus size={16} aria-hidden />} onPress={() => setWriting(true)}>
            {texts.add}
          </Button>
        )}
      </header>
      {data && isOpen && (
        <WriteTemplate
          place={place}
          title={title}
          channel={channel}
          copy={copy}
          isStartedByHand={isWriting}
          onSaved={finish}
          {...(createTask && { onPlan: setPlanned })}
          {...(data.length > 0 && { onDiscard: stop })}
        />
      )}
      {data ? (
        <TemplateList
          label={title}
          templates={data}
          channel={channel}
          copy={copy}
          savedId={savedId}
          onDeleted={focusHeading}
        />
      ) : error ? (
        <ErrorState
          title={texts.loadFailed}
          description={errorText(error)}
          retryLabel={texts.reload}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={texts.loading} className="flex flex-col gap-3 p-5 pt-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      <CopyDialogs copy={copy} channel={channel} leadId={leadId} />
      {createTask && planned !== null && (
        <TaskQuestion title={planned} onCreate={createTask} onClose={() => setPlanned(null)} />
      )}
    </section>
  );
}

/** Focuses the heading after the focused element and its confirmation dialog have disappeared. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wishes, setWishes] = useState(0);
  useEffect(() => (wishes > 0 && heading.current ? focusWhenFree(heading.current) : undefined), [wishes]);
  return { heading, focusHeading: () => setWishes((count) => count + 1) };
}
