import type { AccountAction } from "@linkedpotential/contract/accounts/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { AdminList } from "../admin-list.tsx";
import { EntryNote } from "../record/entry-note.tsx";
import { actionsQuery } from "./api.ts";

export function AccountRecord({ userId }: { userId: number }) {
  const { record: texts } = useTexts("admin-account");
  return (
    <AdminList query={actionsQuery(userId)} empty={{ title: texts.none, description: texts.noneHint }}>
      {(entries, rows) => (
        <Table label={texts.label}>
          <thead>
            <tr>
              <Th className="max-sm:hidden">{texts.at}</Th>
              <Th className="max-md:hidden">{texts.who}</Th>
              <Th className="max-sm:pl-4">{texts.what}</Th>
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
  );
}

function EntryRow({ entry }: { entry: AccountAction }) {
  const { record: texts } = useTexts("admin-account");
  const { record } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  const { at, admin, action, messageText } = entry;
  const who = admin ?? texts.former;
  const time = <time dateTime={at}>{momentText(new Date(at), language, timezone)}</time>;
  return (
    <Tr>
      <Td className="whitespace-nowrap align-top tabular-nums max-sm:hidden">{time}</Td>
      <Td className="align-top max-md:hidden md:min-w-36">{who}</Td>
      <Td className="align-top [overflow-wrap:anywhere] max-sm:pl-4">
        {record.actions[action]}
        <EntryNote entry={entry} />
        {messageText !== undefined && (
          <details className="text-xs">
            <summary className="w-fit cursor-pointer rounded-sm py-1 text-accent-text pointer-coarse:py-3">
              {texts.messageText}
            </summary>
            <p className="my-1 whitespace-pre-line rounded-md bg-sunken p-3">{messageText}</p>
          </details>
        )}
        <span className="block text-ink-muted text-xs md:hidden">
          <span className="tabular-nums sm:hidden">{time} · </span>
          {who}
        </span>
      </Td>
    </Tr>
  );
}
