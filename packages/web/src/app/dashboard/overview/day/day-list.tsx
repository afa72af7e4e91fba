import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { areSingleKeysOn } from "../../../../lib/shortcuts/single-keys.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { guideSearch } from "../../../../parts/guides/journeys.ts";
import { numberText } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { DayFinished } from "./day-finished.tsx";
import { DayRow } from "./day-row.tsx";
import { dayRows } from "./day-rows.ts";
import { pressedOn } from "./pressed-key.ts";
import type { RowActions } from "./row-actions.ts";
import { slideOut } from "./slide-out.ts";
import { useDayWork } from "./use-day-work.ts";

const firstRows = 10;
const moreRows = 20;

type RowKeys = Record<string, (lead: LeadRow) => void>;

/** Lists the due follow-ups. They are worked off in place, by mouse or with single keys on the focused row. */
export function DayList({ leads }: { leads: readonly LeadRow[] }) {
  const { today: texts } = useTexts("day");
  const today = useToday();
  const navigate = useNavigate();
  const work = useDayWork();
  const [limit, setLimit] = useState(firstRows);
  const [current, setCurrent] = useState<number | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => dayRows(leads, work.worked, today), [leads, work.worked, today]);
  const shown = rows.slice(0, limit);
  const tabStop = shown.find(({ id }) => id === current)?.id ?? shown[0]?.id;

  const rowOf = (id: number | undefined) =>
    container.current?.querySelector<HTMLElement>(`[data-lead="${id}"]`) ?? null;
  const focusRow = (id: number | undefined) =>
    (rowOf(id)?.querySelector<HTMLElement>("[data-name]") ?? container.current)?.focus();
  /** Returns the id of the row that gets the focus when this one leaves. */
  const neighborOf = ({ id }: LeadRow): number | undefined => {
    const waiting = shown.filter((row) => row.id === id || work.worked.get(row.id)?.step !== "leaving");
    const index = waiting.findIndex((row) => row.id === id);
    return (waiting[index + 1] ?? waiting[index - 1])?.id;
  };
  const leave = (lead: LeadRow) => {
    focusRow(neighborOf(lead));
    work.leave(lead);
    void slideOut(rowOf(lead.id)).then(() => work.hide(lead));
  };
  const andLeave =
    <Rest extends unknown[]>(action: (lead: LeadRow, ...rest: Rest) => void) =>
    (lead: LeadRow, ...rest: Rest) => {
      leave(lead);
      action(lead, ...rest);
    };
  const actions: RowActions = {
    ...work,
    postpone: andLeave(work.postpone),
    planNext: andLeave(work.planNext),
    markLost: andLeave(work.markLost),
    removeFollowUp: andLeave(work.removeFollowUp),
    finish: leave,
    undo: (lead) => {
      focusRow(lead.id);
      work.undo(lead);
    },
  };

  const moveFocus = ({ id }: LeadRow, by: 1 | -1) => {
    const next = shown[shown.findIndex((row) => row.id === id) + by];
    if (next) focusRow(next.id);
  };
  const moves: RowKeys = { arrowdown: (lead) => moveFocus(lead, 1), arrowup: (lead) => moveFocus(lead, -1) };
  const letters: RowKeys = {
    e: actions.complete,
    1: (lead) => actions.postpone(lead, 1),
    7: (lead) => actions.postpone(lead, 7),
    v: ({ id }) => navigate({ search: guideSearch(id) }),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const pressed = pressedOn(event);
    const lead = shown.find(({ id }) => id === pressed?.leadId);
    if (!pressed || !lead) return;
    const canWork = areSingleKeysOn() && !event.repeat && !work.worked.has(lead.id);
    const act = moves[pressed.key] ?? (canWork ? letters[pressed.key] : undefined);
    if (!act) return;
    event.preventDefault();
    act(lead);
  };

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {rows.length === 0 ? (
        <DayFinished leads={leads} />
      ) : (
        <ul aria-label={texts.list} onKeyDown={onKeyDown} className="divide-y divide-line">
          {shown.map((lead) => (
            <DayRow
              key={lead.id}
              lead={lead}
              work={work.worked.get(lead.id)}
              isTabStop={lead.id === tabStop}
              actions={actions}
              onFocus={setCurrent}
            />
          ))}
        </ul>
      )}
      {rows.length > limit && (
        <div className="border-line border-t px-5 py-2.5">
          <Button size="sm" variant="quiet" onPress={() => setLimit(limit + moreRows)}>
            {texts.more(numberText(rows.length - limit))}
          </Button>
        </div>
      )}
    </div>
  );
}
