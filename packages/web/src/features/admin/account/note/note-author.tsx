import type { AccountNote } from "@linkedpotential/contract/accounts/schema";
import { useTexts } from "../../../../texts/texts.ts";
import { useDateTexts } from "../use-date-texts.ts";

/** Says who wrote a note and when. */
export function NoteAuthor({ note: { author, writtenAt } }: { note: AccountNote }) {
  const { record } = useTexts("admin-account");
  const { moment } = useDateTexts();
  return (
    <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
      {author ?? record.former}
      {writtenAt && ` · ${moment(writtenAt)}`}
    </p>
  );
}
