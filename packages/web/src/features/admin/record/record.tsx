import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { accountPath } from "../account-path.ts";
import { AdminList } from "../admin-list.tsx";
import { actionsQuery } from "../api.ts";
import { codeText } from "../codes/code-text.ts";

export function ActionRecord() {
  const { record: texts } = useTexts("admin");
  return (
    <section className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{texts.about}</p>
      <AdminList query={actionsQuery} empty={{ title: texts.empty, description: texts.emptyDescription }}>
        {(entries, rows) => (
          <Table label={texts.label}>
            <thead>
              <tr>
                <Th className="max-sm:hidden">{texts.at}</Th>
                <Th className="max-md:hidden">{texts.who}</Th>
                <Th className="max-sm:pl-4">{texts.what}</Th>
                <Th className="max-md:hidden">{texts.subject}</Th>
              </tr>
            </thead>
            <tbody ref={rows}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </Table>
        )}
      </AdminList>
    </section>
  );
}

function EntryRow({ entry }: { entry: AdminActionEntry }) {
  const { record: texts } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  const { at, admin, action } = entry;
  const who = admin ?? texts.former;
  const subject = subjectOf(entry, texts.account);
  const time = <time dateTime={at}>{momentText(new Date(at), language, timezone)}</time>;
  return (
    <Tr>
      <Td className="whitespace-nowrap tabular-nums max-md:align-top max-sm:hidden">{time}</Td>
      <Td className="max-md:hidden md:min-w-36">{who}</Td>
      <Td className="max-sm:pl-4">
        {texts.actions[action]}
        <span className="block text-ink-muted text-xs [overflow-wrap:anywhere] md:hidden">
          <span className="tabular-nums sm:hidden">{time} · </span>
          {who}
          {subject && <> · {subject}</>}
        </span>
      </Td>
      <Td className="break-words text-ink-muted max-md:hidden">{subject || "–"}</Td>
    </Tr>
  );
}

/** Returns what the action was about, with a link to the account if it still exists. */
function subjectOf({ action, accountId, subject }: AdminActionEntry, accountText: (id: number) => string): ReactNode {
  if (accountId === undefined) return action.startsWith("registration_code.") ? codeText(subject) : subject;
  return (
    <Link to={`${accountPath(accountId)}?tab=record`} className="text-accent-text hover:underline">
      {accountText(accountId)}
    </Link>
  );
}
