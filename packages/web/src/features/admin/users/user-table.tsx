import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import { Link, useLocation } from "react-router-dom";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import type { SelectedAction } from "./selected-action.ts";
import { UserMenu } from "./user-menu.tsx";

interface Selection {
  ids: ReadonlySet<number>;
  select: (id: number, isSelected: boolean) => void;
  selectAll: (isSelected: boolean) => void;
}

interface UserTableProps {
  users: readonly ListedUser[];
  selection: Selection;
  rows: (element: HTMLElement | null) => void;
  onDelete: (user: ListedUser) => void;
  onSelected: (action: SelectedAction, users: readonly ListedUser[]) => void;
}

export function UserTable({ users, selection, rows, ...actions }: UserTableProps) {
  const { users: texts } = useTexts("admin");
  const { ids, selectAll } = selection;
  const isAllSelected = users.every(({ id }) => ids.has(id));
  return (
    <Table label={texts.label}>
      <thead>
        <tr>
          <Th>
            <Checkbox
              aria-label={texts.selectAll}
              isSelected={isAllSelected}
              isIndeterminate={ids.size > 0 && !isAllSelected}
              onChange={selectAll}
            />
          </Th>
          <Th>{texts.person}</Th>
          <Th className="max-lg:hidden">{texts.id}</Th>
          <Th className="max-md:hidden">{texts.role}</Th>
          <Th className="max-md:hidden">{texts.joined}</Th>
          <Th className="whitespace-nowrap max-xl:hidden">{texts.signedIn}</Th>
          <Th className="text-right">
            <span className="sr-only">{texts.actions}</span>
          </Th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} selection={selection} {...actions} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends Pick<UserTableProps, "selection" | "onDelete" | "onSelected"> {
  user: ListedUser;
}

function UserRow({ user, selection: { ids, select }, ...actions }: RowProps) {
  const { users: texts } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  const { pathname, search } = useLocation();
  const { id, name, email, joinDate, signedInOn, role, plan } = user;
  const joined = <time dateTime={joinDate}>{momentText(new Date(joinDate), language, timezone)}</time>;
  const signedIn = signedInOn ? dateText(signedInOn, language) : texts.neverSignedIn;
  const roleText = role === "business" ? texts.roles.business : `${texts.roles.freelancer} · ${texts.plans[plan]}`;
  const isSelected = ids.has(id);
  return (
    <Tr isSelected={isSelected}>
      <Td className="w-0">
        <Checkbox aria-label={texts.select(name)} isSelected={isSelected} onChange={(isOn) => select(id, isOn)} />
      </Td>
      <Td className="w-full max-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={accountPath(id)}
            state={{ from: `${pathname}${search}` }}
            className="inline-flex min-h-6 min-w-0 items-center font-medium [overflow-wrap:anywhere] hover:underline"
          >
            {name}
          </Link>
          <UserBadges user={user} />
        </div>
        <p className="text-ink-muted [overflow-wrap:anywhere]">{email}</p>
        <p className="text-ink-subtle text-xs tabular-nums [overflow-wrap:anywhere] xl:hidden">
          <span className="lg:hidden">#{id}</span>
          <span className="md:hidden">
            {" "}
            · {roleText} · {joined}
          </span>
          {signedInOn && (
            <>
              <span className="lg:hidden"> · </span>
              {texts.lastSignedIn(signedIn)}
            </>
          )}
        </p>
      </Td>
      <Td className="whitespace-nowrap tabular-nums max-lg:hidden">#{id}</Td>
      <Td className="whitespace-nowrap max-md:hidden">{roleText}</Td>
      <Td className="whitespace-nowrap tabular-nums max-md:hidden">{joined}</Td>
      <Td className="whitespace-nowrap tabular-nums max-xl:hidden">{signedIn}</Td>
      <Td className="text-right">
        <UserMenu user={user} {...actions} />
      </Td>
    </Tr>
  );
}

function UserBadges({ user: { isAdmin, emailVerified, mailBounced, isLocked, isReported } }: { user: ListedUser }) {
  const { users: texts } = useTexts("admin");
  return (
    <>
      {isAdmin && <Badge tone="accent">{texts.admin}</Badge>}
      {!emailVerified && <Badge tone="warn">{texts.unverified}</Badge>}
      {mailBounced && <Badge tone="warn">{texts.bounced}</Badge>}
      {isLocked && <Badge tone="danger">{texts.locked}</Badge>}
      {isReported && <Badge tone="warn">{texts.reported}</Badge>}
    </>
  );
}
