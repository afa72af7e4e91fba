import { dateText } from "@linkedpotential/contract/date-texts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { accountQuery } from "./api.ts";
import { useDateTexts } from "./use-date-texts.ts";

/** Says what the deletion of an account does to its subscription, or that no subscription is running. */
export function DeletedContract({ userId }: { userId: number }) {
  const { deletion: texts } = useTexts("admin-account");
  const language = useLanguage();
  const { day } = useDateTexts();
  const { data: account, isError } = useQuery(accountQuery(userId));
  const textOf = () => {
    if (!account) return isError ? texts.contract.unknown : texts.contract.checking;
    const { paidUntil, givenUntil } = account;
    if (paidUntil) return texts.contract.ends(day(paidUntil));
    return givenUntil ? texts.contract.given(dateText(givenUntil, language)) : texts.contract.none;
  };
  return (
    <p role="status" className={account?.paidUntil ? "font-medium text-danger-text text-sm" : "text-ink-muted text-sm"}>
      {textOf()}
    </p>
  );
}
