import type { CompanyDay, DayChange, DayConflict, SavedDays } from "@linkedpotential/contract/business/company/schema";
import { shortDayText } from "@linkedpotential/contract/date-texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { connectionChanged } from "../../../lib/api/connection.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { useUser } from "../../../lib/session/session.ts";
import { accountStorage, useAccountStorage } from "../../../lib/storage/account-storage.ts";
import { toast } from "../../../lib/toast.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useSubscription } from "../../../lib/use-subscription.ts";
import { useTimer } from "../../../lib/use-timer.ts";
import { daysQuery, useCompany } from "../../../parts/company/api.ts";
import type { KpiBook } from "../../../parts/kpis/kpi-book.ts";
import { byDate } from "../../../parts/kpis/kpi-day.ts";
import { useKpiBook } from "../../../parts/kpis/use-kpi-book.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import {
  nextChanges,
  ownDays,
  type PendingDays,
  readPending,
  unsavedFields,
  withDifference,
  withoutSent,
  withSaved,
  writePending,
} from "./pending-days.ts";

const books = accountStorage({ prefix: "companyDays_", read: readPending, write: writePending });

/** Time without typing after which changes are sent, in milliseconds. */
const pauseMs = 700;
const changesAtOnce = 100;

/**
 * Returns the working days of the company, and the own ones in the form of the KPI tracker. Changes appear at once, are
 * kept in the browser until the server has stored them, and are sent in the background.
 */
export function useCompanyDays() {
  const { memberId } = useCompany();
  const { data: stored } = useSuspenseQuery(daysQuery);
  const { value: pending, change: changePending } = useAccountStorage(books);
  const key = `${books.prefix}${useUser().id}`;
  const kpis = useKpiBook();
  const own = useMemo(() => ownDays(stored, pending, memberId), [stored, pending, memberId]);
  const all = useMemo(
    () => [...own, ...stored.filter((day) => day.memberId !== memberId)].toSorted(byDate),
    [stored, own, memberId],
  );
  const { failure, send, sendSoon } = useSending(key, changePending);
  const { goal } = kpis.book;
  const { change: changeKpis } = kpis;
  const change = useCallback(
    (update: (book: KpiBook) => KpiBook): KpiBook => {
      // Read the newest state instead of the rendered one, because several changes may follow each other.
      const days = ownDays(cachedDays(), books.stateAt(key).value, memberId);
      const next = update({ days, goal });
      changePending((value) => withDifference(value, days, next.days));
      if (next.goal !== goal) changeKpis((book) => ({ ...book, goal: next.goal }));
      sendSoon();
      return next;
    },
    [key, memberId, goal, changePending, changeKpis, sendSoon],
  );
  const state = { book: { days: own, goal }, isStored: true, change };
  return { all, own, memberId, state, unsaved: unsavedFields(pending), failure, retry: send };
}

const cachedDays = (): CompanyDay[] => queryClient.getQueryData(daysQuery.queryKey) ?? [];

type ChangePending = (change: (pending: PendingDays) => PendingDays) => unknown;

/** Sends pending changes: after a pause, when the connection returns and those of an earlier visit at once. */
function useSending(key: string, changePending: ChangePending) {
  const [failure, setFailure] = useState<string | null>(null);
  const start = useTimer();
  const isSending = useRef(false);
  const showConflicts = useConflictToast();
  const save = useAction("business/save-days", (changes: DayChange[]) => ({ body: { changes } }));
  const { runAsync } = save;
  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (;;) {
        const changes = nextChanges(books.stateAt(key).value, changesAtOnce);
        if (changes.length === 0) break;
        const answer: SavedDays = await runAsync(changes);
        await queryClient.cancelQueries({ queryKey: daysQuery.queryKey });
        queryClient.setQueryData<CompanyDay[]>(daysQuery.queryKey, (days) => withSaved(days ?? [], answer));
        changePending((pending) => withoutSent(pending, changes, answer));
        showConflicts(answer.conflicts, answer.saved);
      }
      setFailure(null);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      isSending.current = false;
    }
  }, [key, changePending, runAsync, showConflicts]);
  useOnce(send);
  useSubscription(connectionChanged.listen, (isConnected) => {
    if (isConnected) void send();
  });
  const sendSoon = useCallback(() => start(() => void send(), pauseMs), [start, send]);
  return { failure, send: () => void send(), sendSoon };
}

/** Shows both values of a field that another device has changed too. */
function useConflictToast() {
  const { company } = useTexts("business");
  const language = useLanguage();
  return useCallback(
    (conflicts: readonly DayConflict[], saved: readonly CompanyDay[]) => {
      for (const { id, field, stored, sent } of conflicts) {
        const date = saved.find((day) => day.id === id)?.date ?? "";
        const described = company.conflict(company.fields[field], date && shortDayText(date, language), stored, sent);
        toast({ tone: "error", title: company.conflictTitle, description: described, duration: 60_000 });
      }
    },
    [company, language],
  );
}
