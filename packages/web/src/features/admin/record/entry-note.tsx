import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Shows the reason or answer that an admin gave, or the last day of given Premium. */
export function EntryNote({ entry: { action, note } }: { entry: AdminActionEntry }) {
  const { premiumUntil } = useTexts("admin-account");
  const language = useLanguage();
  if (!note) return null;
  return (
    <span className="block whitespace-pre-line text-ink-muted text-xs [overflow-wrap:anywhere]">
      {action === "account.premium_given" ? premiumUntil(dateText(note, language)) : note}
    </span>
  );
}
