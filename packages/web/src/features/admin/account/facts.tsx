import type { Account } from "@linkedpotential/contract/accounts/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { workspaces } from "@linkedpotential/contract/workspaces";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { accountQuery } from "./api.ts";
import { useDateTexts } from "./use-date-texts.ts";

export function Facts({ account }: { account: Account }) {
  const { facts: texts, ...rest } = useTexts("admin-account");
  const { moment } = useDateTexts();
  const { role, workspace, joinDate, lastSignInAt, sessionCount } = account;
  const profile = account.lock ? "locked" : account.isProfileHidden ? "hidden" : "shown";
  return (
    <Card title={texts.title}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-6 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={texts.role}>{rest.roles[role]}</Fact>
        <Fact name={texts.workspace}>{workspaces[workspace]}</Fact>
        {role === "freelancer" && (
          <Fact name={texts.plan}>
            <PlanText account={account} />
          </Fact>
        )}
        <Fact name={texts.joined}>{moment(joinDate)}</Fact>
        <Fact name={texts.lastSignIn}>{lastSignInAt ? moment(lastSignInAt) : texts.unknown}</Fact>
        <Fact name={texts.sessions}>{numberText(sessionCount)}</Fact>
        <Fact name={texts.profile}>{texts.profileStates[profile]}</Fact>
        <Fact name={texts.export}>{texts.exportStates[account.export.state]}</Fact>
      </dl>
    </Card>
  );
}

function PlanText({ account: { plan, paidUntil, isCancelled, givenUntil } }: { account: Account }) {
  const { facts: texts, free } = useTexts("admin-account");
  const language = useLanguage();
  const { day } = useDateTexts();
  if (paidUntil) {
    const date = day(paidUntil);
    return isCancelled ? texts.ends(date) : texts.renews(date);
  }
  if (givenUntil) return texts.given(dateText(givenUntil, language));
  return plan === "premium" ? texts.withoutContract : free;
}

/** Says where Premium comes from while no subscription pays for it. Renders nothing for other accounts. */
export function UnpaidPremium({ userId }: { userId: number }) {
  const { facts: texts } = useTexts("admin-account");
  const { data: account } = useSuspenseQuery(accountQuery(userId));
  const { role, plan, paidUntil } = account;
  if (role !== "freelancer" || plan !== "premium" || paidUntil) return null;
  return (
    <Fact name={texts.plan}>
      <PlanText account={account} />
    </Fact>
  );
}
