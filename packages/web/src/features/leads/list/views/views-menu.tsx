import { type LeadView, leadViewsMax } from "@linkedpotential/contract/user/work-settings";
import { Bookmark, Check, PencilLine, Save, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../../lib/rendering/lazy-dialog.tsx";
import { toast } from "../../../../lib/toast.ts";
import { useTexts } from "../../../../texts/texts.ts";
import type { MenuAction } from "../../../../ui/menu.tsx";
import { TextMenu } from "../../../../ui/text-menu.tsx";
import { useLeadViews } from "./use-lead-views.ts";

const ViewDialog = lazyDialog(
  async () => (await import("./view-dialog.tsx")).ViewDialog,
  ({ onClose }) => onClose(),
  "problems",
);

/** Menu of the saved views. Its button names the one that is open. */
export function ViewsMenu({ onShow }: { onShow: () => void }) {
  const texts = useTexts("leads");
  const { views: menu } = useTexts("lead-tools");
  const { views, current, isChanged, show, ...actions } = useLeadViews();
  const [naming, setNaming] = useState<"new" | LeadView | null>(null);
  const open = (view: LeadView | null) => {
    onShow();
    show(view);
  };
  const add = () => {
    if (views.length < leadViewsMax) setNaming("new");
    else toast({ tone: "error", title: menu.full(leadViewsMax) });
  };
  const mark = (view: LeadView | undefined) => (view === current ? <Check size={16} /> : <span className="size-4" />);
  const name = current ? (isChanged ? texts.changedView(current.name) : current.name) : texts.allLeads;
  return (
    <>
      <TextMenu
        label={texts.savedView(name)}
        icon={<Bookmark size={16} aria-hidden />}
        actions={[
          {
            id: "all",
            label: texts.allLeads,
            icon: current ? <Users size={16} /> : <Check size={16} />,
            onAction: () => open(null),
          },
          ...views.map((view, index) => ({
            id: `view ${index}`,
            label: view.name,
            icon: mark(view),
            onAction: () => open(view),
          })),
          { id: "save", label: menu.save, icon: <Save size={16} />, startsGroup: true, onAction: add },
          ...(current ? changesOf(current) : []),
        ]}
      />
      {naming && (
        <ViewDialog
          view={naming === "new" ? null : naming}
          views={views}
          onSave={(text) => (naming === "new" ? actions.add(text) : actions.rename(naming, text))}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );

  function changesOf(view: LeadView): MenuAction[] {
    return [
      ...(isChanged
        ? [
            {
              id: "overwrite",
              label: menu.overwrite(view.name),
              icon: <Save size={16} />,
              onAction: () => actions.overwrite(view),
            },
          ]
        : []),
      { id: "rename", label: menu.rename, icon: <PencilLine size={16} />, onAction: () => setNaming(view) },
      {
        id: "delete",
        label: menu.delete,
        icon: <Trash2 size={16} />,
        tone: "danger",
        onAction: () => actions.remove(view),
      },
    ];
  }
}
