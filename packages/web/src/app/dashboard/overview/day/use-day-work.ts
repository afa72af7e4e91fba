import { shortDayText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import type { TouchType } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useRef, useState } from "react";
import { useToday } from "../../../../lib/use-today.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useDeleteContact, useLeadChange, useLogContact, useRestoreFields } from "../lead-changes.ts";

export interface WorkedLead {
  /** The lead before its follow-up was done. */
  lead: LeadRow;
  /**
   * Question of the row. A `leaving` row asks nothing and waits for the end of its animation. A `gone` row is hidden until
   * its writes have ended.
   */
  step: "outcome" | "next" | "leaving" | "gone";
  /** Outcome that the person chose. Absent before the choice. */
  outcome?: TouchType;
}

interface RowWrites {
  /** Resolves when the running writes of the row have ended. */
  ended: Promise<unknown>;
  /** Timeline entry of the contact that was logged in the row. */
  entryId?: number;
}

/**
 * Keeps the rows that are being worked off, and makes their changes. Each change shows at once. Undoing one in the toast
 * undoes everything that was done in its row.
 */
export function useDayWork() {
  const today = useToday();
  const language = useLanguage();
  const [worked, setWorked] = useState<ReadonlyMap<number, WorkedLead>>(new Map());
  const writes = useRef(new Map<number, RowWrites>());
  const change = useLeadChange();
  const log = useLogContact();
  const restore = useRestoreFields();
  const deleteContact = useDeleteContact({ isSilent: true });

  const ask = (lead: LeadRow, step: WorkedLead["step"], outcome?: TouchType) =>
    setWorked((rows) => new Map(rows).set(lead.id, { lead, step, ...(outcome && { outcome }) }));
  const close = ({ id }: LeadRow) => setWorked((rows) => new Map([...rows].filter(([other]) => other !== id)));
  const closeGone = (lead: LeadRow) =>
    setWorked((rows) =>
      rows.get(lead.id)?.step === "gone" ? new Map([...rows].filter(([id]) => id !== lead.id)) : rows,
    );

  /** Starts a write of a row once the earlier ones have ended, because the server could swap writes that run together. */
  const enqueue = ({ id }: LeadRow, write: () => Promise<unknown>): void => {
    const row = writes.current.get(id);
    // A toast reports the failure of a write, and the next one runs nevertheless.
    const ended = Promise.allSettled([row?.ended]).then(() => Promise.allSettled([write()]));
    writes.current.set(id, { ...row, ended });
  };

  const undoRow = async (lead: LeadRow) => {
    close(lead);
    await writes.current.get(lead.id)?.ended;
    const entryId = writes.current.get(lead.id)?.entryId;
    writes.current.delete(lead.id);
    if (entryId !== undefined) await deleteContact.runAsync({ lead, entryId });
    const { status, followUpDate, followUpCompleted } = lead;
    restore.run({ lead, fields: { status, followUpDate, followUpCompleted } });
  };
  // Ignore the rejection here, because a toast reports the failure.
  const undo = (lead: LeadRow): void => void undoRow(lead).catch(() => undefined);

  type Change = Omit<Parameters<typeof change.run>[0], "lead">;
  const changeRow = (lead: LeadRow, edit: Change) =>
    enqueue(lead, () => change.runAsync({ lead, undo: () => undo(lead), ...edit }));

  return {
    worked,
    complete: (lead: LeadRow) => {
      writes.current.delete(lead.id);
      ask(lead, "outcome");
      changeRow(lead, {
        fields: { followUpCompleted: true },
        says: (toasts) => toasts.done,
        onFailed: () => close(lead),
      });
    },
    logOutcome: (lead: LeadRow, type: TouchType) => {
      ask(lead, "next", type);
      enqueue(lead, async () => {
        const failed = () => ask(lead, "outcome");
        const { id: entryId } = await log.runAsync({ lead, type, undo: () => undo(lead), onFailed: failed });
        const row = writes.current.get(lead.id);
        if (row) row.entryId = entryId;
      });
    },
    planNext: (lead: LeadRow, followUpDate: string) =>
      changeRow(lead, {
        fields: { followUpDate, followUpCompleted: false },
        says: ({ next }) => next(shortDayText(followUpDate, language)),
        onFailed: () => ask(lead, "next"),
      }),
    markLost: (lead: LeadRow) =>
      changeRow(lead, { fields: { status: "lost" }, says: ({ lost }) => lost, onFailed: () => ask(lead, "next") }),
    postpone: (lead: LeadRow, days: number) =>
      changeRow(lead, {
        fields: { followUpDate: addDays(today, days), followUpCompleted: false },
        says: ({ moved }) => moved,
        onFailed: () => close(lead),
      }),
    removeFollowUp: (lead: LeadRow) =>
      changeRow(lead, {
        fields: { followUpDate: null, followUpCompleted: false },
        says: ({ removed }) => removed,
        onFailed: () => close(lead),
      }),
    undo,
    /** Skips the question of what happened. */
    skipOutcome: (lead: LeadRow) => ask(lead, "next"),
    /** Keeps the row on the screen until `hide`, although its lead is no longer due. */
    leave: (lead: LeadRow) => ask(lead, "leaving"),
    hide: (lead: LeadRow) => {
      ask(lead, "gone");
      void Promise.resolve(writes.current.get(lead.id)?.ended).then(() => closeGone(lead));
    },
  };
}

export type DayWork = ReturnType<typeof useDayWork>;
