import type { Account } from "@linkedpotential/contract/accounts/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { AccountActions } from "./account-actions.tsx";
import { useDateTexts } from "./use-date-texts.ts";

interface AccountHeaderProps {
  account: Account;
  listPath: string;
}

export function AccountHeader({ account, listPath }: AccountHeaderProps) {
  const texts = useTexts("admin-account");
  const { id, name, email, emailVerified, mailBouncedAt, isAdmin } = account;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 font-semibold text-xl [overflow-wrap:anywhere]">{name}</h1>
          <span className="text-ink-subtle tabular-nums">{texts.number(id)}</span>
          <StateBadge account={account} />
          {isAdmin && <Badge tone="accent">{texts.admin}</Badge>}
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm [overflow-wrap:anywhere]">
          <span className="min-w-0">{email}</span>
          <Badge tone={emailVerified ? "good" : "warn"}>{emailVerified ? texts.verified : texts.unverified}</Badge>
          {mailBouncedAt && <Badge tone="danger">{texts.facts.bounced}</Badge>}
        </p>
        <Summary account={account} />
      </div>
      <AccountActions account={account} listPath={listPath} />
    </header>
  );
}

function StateBadge({ account: { lock } }: { account: Account }) {
  const { states } = useTexts("admin-account");
  if (!lock) return <Badge tone="good">{states.active}</Badge>;
  const isWaiting = lock.objection && !lock.answer;
  return isWaiting ? <Badge tone="warn">{states.objected}</Badge> : <Badge tone="danger">{states.locked}</Badge>;
}

function Summary({ account }: { account: Account }) {
  const texts = useTexts("admin-account");
  const language = useLanguage();
  const { day, moment } = useDateTexts();
  const { role, plan, paidUntil, givenUntil, lastSignInAt, joinDate } = account;
  const until = paidUntil ? day(paidUntil) : givenUntil && dateText(givenUntil, language);
  const planText = until ? texts.premiumUntil(until) : texts[plan === "premium" ? "premium" : "free"];
  const parts = [
    texts.roles[role],
    ...(role === "freelancer" ? [planText] : []),
    lastSignInAt ? texts.lastSignIn(moment(lastSignInAt)) : texts.signInUnknown,
    texts.since(day(joinDate)),
  ];
  return <p className="mt-0.5 text-ink-muted text-sm">{parts.join(" · ")}</p>;
}
