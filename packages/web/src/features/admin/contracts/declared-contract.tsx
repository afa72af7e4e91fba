import type { AccountContract } from "@linkedpotential/contract/accounts/schema";
import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { useQuery } from "@tanstack/react-query";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { euroWithCents } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { contractQuery } from "../account/api.ts";
import { useDateTexts } from "../account/use-date-texts.ts";

/**
 * Says whether the subscription of the person still runs, and of a withdrawal which payment is not refunded yet, with a
 * link to the page where an admin changes that. Renders nothing for a person without an account.
 */
export function DeclaredContract({ declaration: { userId, about } }: { declaration: WaitingDeclaration }) {
  return userId === null ? null : <Contract userId={userId} isWithdrawal={about === "withdrawal"} />;
}

function Contract({ userId, isWithdrawal }: { userId: number; isWithdrawal: boolean }) {
  const { contracts } = useTexts("admin-work");
  const { declared: texts } = contracts;
  const { data, isError } = useQuery(contractQuery(userId));
  const stateText = useStateText();
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

function useStateText() {
  const { declared: texts } = useTexts("admin-work").contracts;
  const { day } = useDateTexts();
  return ({ status, currentPeriodEnd, cancelAtPeriodEnd, isEnding }: AccountContract["subscription"]): string => {
    if (status !== "active" && status !== "past_due") return texts.none;
    if (isEnding) return texts.ending;
    if (status === "past_due" || !currentPeriodEnd) return texts.unpaid;
    return cancelAtPeriodEnd ? texts.ends(day(currentPeriodEnd)) : texts.renews(day(currentPeriodEnd));
  };
}

/** Returns a text about the newest invoice of which a part is not refunded yet. Undefined without one. */
function useUnrefundedText(invoices: AccountContract["invoices"]): string | undefined {
  const { declared: texts } = useTexts("admin-work").contracts;
  const { day } = useDateTexts();
  const unrefunded = invoices.find(({ status }) => status === "paid" || status === "partly_refunded");
  if (!unrefunded) return undefined;
  const { number, amount, refunded, createdAt } = unrefunded;
  return texts.unrefunded(number, day(createdAt), euroWithCents(amount - refunded));
}
