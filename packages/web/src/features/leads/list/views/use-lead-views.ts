import type { LeadView } from "@linkedpotential/contract/user/work-settings";
import { useLocation, useNavigate } from "react-router-dom";
import { useWorkSettings } from "../../../../lib/session/work-settings.ts";
import { toast } from "../../../../lib/toast.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { addressOfView, columnsOfView, viewQuery } from "./view-query.ts";

/** Returns the saved views of the list, the one that is open, and functions that change them. */
export function useLeadViews() {
  const { views: texts } = useTexts("lead-tools");
  const { undo } = useTexts("common");
  const [{ leadViews, leadColumns }, change] = useWorkSettings();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = viewQuery(search, leadColumns);
  const name = new URLSearchParams(search).get("saved");
  const current = leadViews.find((view) => view.name === name);
  const show = (view: LeadView | null) => {
    if (view) change({ leadColumns: columnsOfView(view.query) });
    navigate({ search: addressOfView(search, view) }, { preventScrollReset: true });
  };
  /** Changes the views and offers to undo it. */
  const save = (views: LeadView[], opened: string | null, title: string) => {
    change({ leadViews: views });
    rename(opened);
    const onPress = () => {
      change({ leadViews });
      rename(name);
    };
    toast({ title, tone: "success", action: { label: undo, onPress } });
  };
  const rename = (opened: string | null) => {
    const next = new URLSearchParams(location.search);
    if (opened) next.set("saved", opened);
    else next.delete("saved");
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  return {
    views: leadViews,
    current,
    isChanged: current !== undefined && current.query !== query,
    show,
    add: (added: string) => save([...leadViews, { name: added, query }], added, texts.saved(added)),
    overwrite: (view: LeadView) =>
      save(replace(leadViews, view, { ...view, query }), view.name, texts.saved(view.name)),
    rename: (view: LeadView, next: string) =>
      save(replace(leadViews, view, { ...view, name: next }), next, texts.renamed(next)),
    remove: (view: LeadView) =>
      save(
        leadViews.filter((one) => one !== view),
        null,
        texts.deleted(view.name),
      ),
  };
}

const replace = (views: readonly LeadView[], before: LeadView, after: LeadView): LeadView[] =>
  views.map((view) => (view === before ? after : view));
