import type { AccountContract } from "@linkedpotential/contract/accounts/schema";
import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { useQuery } from "@tanstack/react-query";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useLanguage } from "../../../texts/language.ts";
import { euroWithCents } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { accountQuery, contractQuery } from "../account/api.ts";
import { useDateTexts } from "../account/use-date-texts.ts";
import { leftCentsOf, unrefundedOf } from "./carry-out/open-steps.ts";

/**
 * Says whether the subscription of the person still runs or given Premium continues, and of a withdrawal which payment
 * is not refunded yet, with a link to the page where an admin changes that. Renders nothing for a person without an
 * account.
 */
export function DeclaredContract({ declaration: { userId, about } }: { declaration: WaitingDeclaration }) {
  return userId === null ? null : <Contract userId={userId} isWithdrawal={about === "withdrawal"} />;
}

function Contract({ userId, isWithdrawal }: { userId: number; isWithdrawal: boolean }) {
  const { contracts } = useTexts("admin-work");
  const { declared: texts } = contracts;
  const { data, isError } = useQuery(contractQuery(userId));
  const stateText = useStateText(userId);
  const unrefunded = useUnrefundedText(data?.invoices ?? []);
  return (
    <section aria-label={texts.label} className="rounded-md bg-sunken p-3 text-sm">
      <p role="status">{data ? stateText(data.subscription) : isError ? texts.unknown : texts.checking}</p>
      {isWithdrawal && unrefunded && <p className="mt-1">{unrefunded}</p>}
      <a
        href={`${accountPath(userId)}?tab=contract`}
        target="_blank"
        rel="noopener"
        className="mt-1 inline-flex min-h-6 items-center text-accent-text hover:underline pointer-coarse:min-h-11"
      >
        {texts.open}
      </a>
    </section>
  );
}

function useStateText(userId: number) {
  const { declared: texts } = useTexts("admin-work").contracts;
  const language = useLanguage();
  const { day } = useDateTexts();
  const { data: account } = useQuery(accountQuery(userId));
  const givenUntil = account?.givenUntil;
  const noneText = () => (givenUntil ? texts.noneButGiven(dateText(givenUntil, language)) : texts.none);
  return ({ status, currentPeriodEnd, cancelAtPeriodEnd, isEnding }: AccountContract["subscription"]): string => {
    if (status !== "active" && status !== "past_due") return noneText();
    if (isEnding) return texts.ending;
    if (status === "past_due" || !currentPeriodEnd) return texts.unpaid;
    return cancelAtPeriodEnd ? texts.ends(day(currentPeriodEnd)) : texts.renews(day(currentPeriodEnd));
  };
}

/** Returns a text about the newest invoice if a part of it is not refunded yet. Undefined otherwise. */
function useUnrefundedText(invoices: AccountContract["invoices"]): string | undefined {
  const { declared: texts } = useTexts("admin-work").contracts;
  const { day } = useDateTexts();
  const unrefunded = unrefundedOf(invoices);
  if (!unrefunded) return undefined;
  const { number, createdAt } = unrefunded;
  return texts.unrefunded(number, day(createdAt), euroWithCents(leftCentsOf(unrefunded) / 100));
}
