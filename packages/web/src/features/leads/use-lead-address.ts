import { useCallback, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import {
  choiceParameter,
  type ListParameters,
  type Parameter,
  useListState,
} from "../../lib/navigation/use-list-state.ts";
import { useSubscription } from "../../lib/use-subscription.ts";
import { useTimer } from "../../lib/use-timer.ts";

const tabs = ["leads", "meetings", "figures"] as const;
export type LeadTab = (typeof tabs)[number];
const views = ["list", "board"] as const;
export type LeadView = (typeof views)[number];
type OpenLead = number | "new" | null;

/** The form of a lead is open: `1` from the list, `record` from the record, which stays open behind it. */
const forms = ["1", "record"] as const;
type OpenForm = (typeof forms)[number] | null;

/** The import dialog is open. */
const imports = ["1"] as const;

interface LeadAddress {
  tab: LeadTab;
  view: LeadView;
  lead: OpenLead;
  edit: OpenForm;
  import: (typeof imports)[number] | null;
}

const leadParameter: Parameter<OpenLead> = {
  read: (text) => {
    if (text === "new") return "new";
    const id = Number(text);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  },
  write: (lead) => (lead === null ? null : String(lead)),
};

const parameters: ListParameters<LeadAddress> = {
  tab: choiceParameter<LeadTab>(tabs, "leads"),
  view: choiceParameter<LeadView>(views, "list"),
  lead: leadParameter,
  edit: choiceParameter<OpenForm>(forms, null),
  import: choiceParameter<LeadAddress["import"]>(imports, null),
};

/**
 * Tab, view, open lead and import of the section, stored in the address. `useVisibleLeads` handles the parameters of
 * the list.
 */
export function useLeadAddress() {
  const [address, set] = useListState(parameters);
  const { edit } = address;
  const [lead, showLead] = useLeadAhead(address.lead);
  const startTimer = useTimer();
  const isForm = lead === "new" || edit !== null;
  return {
    ...address,
    /** Id of the lead whose record is shown. */
    record: typeof lead === "number" && edit !== "1" ? lead : null,
    /** Lead whose form is shown. */
    form: isForm ? lead : null,
    setTab: useCallback((tab: LeadTab) => set({ tab }), [set]),
    setView: useCallback((view: LeadView) => set({ view }, { push: true }), [set]),
    create: useCallback(() => set({ lead: "new", edit: null }, { push: true }), [set]),
    isImporting: address.import !== null,
    startImport: useCallback(() => set({ import: "1" }, fromMenu), [set]),
    closeImport: () => set({ import: null }),
    openRecord: useCallback(
      (id: number) => {
        showLead(id);
        startTimer(noop, 0);
        set({ lead: id, edit: null }, { push: true });
      },
      [showLead, startTimer, set],
    ),
    openForm: useCallback((id: number) => set({ lead: id, edit: "1" }, fromMenu), [set]),
    openFormOverRecord: useCallback((id: number) => set({ lead: id, edit: "record" }, fromMenu), [set]),
    closeForm: () => set(edit === "record" ? { edit: null } : { lead: null, edit: null }),
    closeRecord: useCallback(() => {
      showLead(null);
      startTimer(noop, 0);
      set({ lead: null, edit: null });
    }, [showLead, startTimer, set]),
    /** Shows the record of another lead in place of the current one. */
    stepTo: useCallback(
      (id: number) => {
        showLead(id);
        startTimer(() => {
          const current = leadParameter.read(new URLSearchParams(location.search).get("lead"));
          if (typeof current === "number") set({ lead: id });
        }, pauseMs);
      },
      [showLead, startTimer, set],
    ),
  };
}

/** Options of a change that opens a dialog from a menu. */
const fromMenu = { push: true, isUrgent: true } as const;

/** Pause in milliseconds before the address follows a step, because browsers limit how often it may change. */
const pauseMs = 300;
const noop = () => undefined;

/**
 * Returns the open lead, and a function that shows another one, or none, before the address follows. The router changes
 * the address in a transition, which would show the record later. Pushing an entry and going back end it: then the
 * address counts again.
 */
function useLeadAhead(saved: OpenLead): [OpenLead, (lead: number | null) => void] {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === "REPLACE";
  const [lastKey, setLastKey] = useState(key);
  const [ahead, setAhead] = useState<number | null>();
  if (key !== lastKey) {
    setLastKey(key);
    if (!isReplaced) setAhead(undefined);
  }
  // Going back before an entry was rendered leaves `key` as it is.
  useSubscription(listenToBack, () => setAhead(undefined));
  return [ahead === undefined ? saved : ahead, setAhead];
}

function listenToBack(listener: () => void): () => void {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
}
