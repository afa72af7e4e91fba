import type { EventChange } from "@linkedpotential/contract/admin/event-changes";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";

/**
 * Shows the details of an entry, one per line: the reason, the answer or the last day of given Premium; the event of a
 * participant; the decision about a report or declaration; what changed in an event.
 */
export function EntryNote({ entry }: { entry: AdminActionEntry }) {
  const { premiumUntil } = useTexts("admin-account");
  const { reports, record } = useTexts("admin");
  const language = useLanguage();
  const changeText = useChangeText();
  const { action, accountId, note, outcome, settledAs, changes = [] } = entry;
  const lines = [
    note && action === "account.premium_given" ? premiumUntil(dateText(note, language)) : note,
    settledAs && record.outcomes[settledAs],
    accountId !== undefined && subjectText(record, entry),
    outcome && reports.steps[outcome],
    ...changes.map(changeText),
  ].filter(Boolean);
  return lines.map((line) => (
    <span key={String(line)} className="block whitespace-pre-line text-ink-muted text-xs [overflow-wrap:anywhere]">
      {line}
    </span>
  ));
}

function subjectText(
  { declaration, callRequest }: { declaration: (id: string) => string; callRequest: string },
  { action, subject }: AdminActionEntry,
): string {
  if (action.startsWith("declaration.")) return declaration(subject);
  return action.startsWith("call_request.") ? callRequest : subject;
}

function useChangeText() {
  const { eventFields, changed, changedFromTo } = useTexts("admin").record;
  const language = useLanguage();
  return ({ field, from, to }: EventChange): string => {
    if (from === undefined || to === undefined) return changed(eventFields[field]);
    // Events take place by the clock in Berlin, whatever the time zone of the admin is.
    const valueText = (value: string) =>
      field === "startsAt" ? momentText(new Date(value), language, "Europe/Berlin") : value;
    return changedFromTo(eventFields[field], valueText(from), valueText(to));
  };
}
