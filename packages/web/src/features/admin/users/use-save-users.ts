import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { download } from "../../../lib/api/download.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { usersCsv } from "./users-csv.ts";

/** Returns a function that saves accounts as a CSV file. */
export function useSaveUsers(): (users: readonly ListedUser[]) => void {
  const { users: texts } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  return (users) => {
    const csv = usersCsv(users, { texts, language, timezone });
    download(new Blob([csv], { type: "text/csv" }), texts.selection.fileName);
  };
}
