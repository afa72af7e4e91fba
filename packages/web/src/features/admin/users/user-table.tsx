import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { Trash2 } from "lucide-react";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";

interface UserTableProps {
  users: readonly ListedUser[];
  rows: (element: HTMLElement | null) => void;
  onDelete: (user: ListedUser) => void;
}

export function UserTable({ users, rows, onDelete }: UserTableProps) {
  const { users: texts } = useTexts("admin");
  return (
    <Table label={texts.label}>
      <thead>
        <tr>
          <Th>{texts.person}</Th>
          <Th className="max-md:hidden">{texts.role}</Th>
          <Th className="max-md:hidden">{texts.joined}</Th>
          <Th className="text-right">
            <span className="sr-only">{texts.actions}</span>
          </Th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} onDelete={onDelete} />
        ))}
      </tbody>
    </Table>
  );
}

function UserRow({ user, onDelete }: { user: ListedUser; onDelete: UserTableProps["onDelete"] }) {
  const { users: texts } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  const { name, email, emailVerified, joinDate, role, plan, isAdmin } = user;
  const joined = <time dateTime={joinDate}>{momentText(new Date(joinDate), language, timezone)}</time>;
  const roleText = role === "business" ? texts.roles.business : `${texts.roles.freelancer} · ${texts.plans[plan]}`;
  return (
    <Tr>
      <Td className="w-full max-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
          {isAdmin && <Badge tone="accent">{texts.admin}</Badge>}
          {!emailVerified && <Badge tone="warn">{texts.unverified}</Badge>}
        </div>
        <p className="text-ink-muted [overflow-wrap:anywhere]">{email}</p>
        <p className="text-ink-subtle text-xs md:hidden">
          {roleText} · {joined}
        </p>
      </Td>
      <Td className="whitespace-nowrap max-md:hidden">{roleText}</Td>
      <Td className="whitespace-nowrap tabular-nums max-md:hidden">{joined}</Td>
      <Td className="text-right">
        {!isAdmin && (
          <IconButton label={texts.deleteOf(name)} icon={<Trash2 size={16} />} onPress={() => onDelete(user)} />
        )}
      </Td>
    </Tr>
  );
}
