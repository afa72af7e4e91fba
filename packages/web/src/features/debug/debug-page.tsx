import { ArrowLeft, FileSearch, RotateCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { homePath } from "../../lib/navigation/paths.ts";
import { useUser } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { iconButtonClass } from "../../ui/button-style.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EntryRow } from "./entry-row.tsx";
import { localEntries, removeLocalEntry } from "./local-entries.ts";

export function DebugPage() {
  const texts = useTexts("debug");
  const common = useTexts("common");
  const user = useUser();
  const [entries, setEntries] = useState(localEntries);
  const [keyToRemove, setKeyToRemove] = useState<string>();
  useDocumentTitle(texts.title);
  const remove = () => {
    if (keyToRemove !== undefined) removeLocalEntry(keyToRemove);
    setKeyToRemove(undefined);
    setEntries(localEntries());
    toast({ title: texts.removed, tone: "success" });
  };
  const refresh = () => {
    setEntries(localEntries());
    toast({ title: texts.refreshed });
  };
  return (
    <div className="min-h-dvh bg-canvas">
      <main className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-6 md:px-8 md:py-10">
        <header className="flex flex-wrap items-start gap-3">
          <Link to={homePath(user)} aria-label={texts.toDashboard} className={iconButtonClass("quiet", "md", "-ml-2")}>
            <ArrowLeft size={20} aria-hidden />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="font-semibold text-xl">{texts.title}</h1>
            <p className="mt-1 text-ink-muted text-sm">{texts.lead}</p>
          </div>
          <Button icon={<RotateCw size={16} aria-hidden />} onPress={refresh}>
            {texts.refresh}
          </Button>
        </header>
        <Card title={entries.length > 0 ? texts.count(entries.length) : undefined} isFlush>
          {entries.length === 0 ? (
            <EmptyState
              icon={<FileSearch size={20} aria-hidden />}
              title={texts.emptyTitle}
              description={texts.emptyText}
            />
          ) : (
            <ul className="divide-y divide-line border-line border-t">
              {entries.map((entry) => (
                <EntryRow key={entry.key} entry={entry} onRemove={() => setKeyToRemove(entry.key)} />
              ))}
            </ul>
          )}
        </Card>
      </main>
      <ConfirmDialog
        isOpen={keyToRemove !== undefined}
        title={texts.removeTitle}
        description={texts.removeText(keyToRemove ?? "")}
        confirmLabel={common.delete}
        cancelLabel={common.cancel}
        onConfirm={remove}
        onClose={() => setKeyToRemove(undefined)}
      />
    </div>
  );
}
